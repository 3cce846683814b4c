import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { file: string; css?: readonly string[]; imports?: readonly string[] }

const file = join(process.env['TROPA_BUILD'] ?? '', 'client/.vite/manifest.json')
const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}'

/** Vite's manifest of the build, by source; empty in development. */
export const manifest: Readonly<Record<string, Chunk>> = JSON.parse(text)

/** Changes whenever any file of the browser's build changes, because file names contain content hashes. */
export const version: string = createHash('sha256').update(text).digest('hex').slice(0, 12)

const withImports = (name: string): string[] => [name, ...(manifest[name]?.imports ?? []).flatMap(withImports)]

export const entryStyles: readonly string[] = [...new Set(withImports('app/client.tsx'))].flatMap((name) =>
  (manifest[name]?.css ?? []).map((style) => `/${style}`),
)
