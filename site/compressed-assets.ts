import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const

/** Below this a compressed copy saves nothing worth a file. */
const leastBytes = 1024

async function compressFile(file: string) {
  const bytes = await readFile(file)
  if (bytes.length < leastBytes) return
  await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => writeFile(`${file}.${ending}`, await encode(bytes))),
  )
}

/** Compresses the browser's files once, at the highest level; the portal's program sends the compressed copies. */
export function compressedAssets(): Plugin {
  return {
    name: 'tropa:compressed-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return
      const names = await readdir(dir, { recursive: true })
      await Promise.all(
        names.filter((name) => /\.(js|css|svg)$/.test(name)).map((name) => compressFile(join(dir, name))),
      )
    },
  }
}
