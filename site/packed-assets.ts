import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const packings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const

/** Below this a packed copy saves nothing worth a file. */
const leastBytes = 1024

async function pack(file: string) {
  const bytes = await readFile(file)
  if (bytes.length < leastBytes) return
  await Promise.all(
    Object.entries(packings).map(async ([ending, packed]) => writeFile(`${file}.${ending}`, await packed(bytes))),
  )
}

/**
 * Packs a browser's files once, as small as they get, so that no request pays for it; the
 * portal's program sends the packed ones.
 */
export function packedAssets(): Plugin {
  return {
    name: 'tropa:packed-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return
      const names = await readdir(dir, { recursive: true })
      await Promise.all(names.filter((name) => /\.(js|css|svg)$/.test(name)).map((name) => pack(join(dir, name))))
    },
  }
}
