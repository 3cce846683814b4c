import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(process.env['TROPA_BUILD'] ?? '', 'client/.vite/manifest.json')
const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}'

/** The build's own list of what each source became; there is none while developing. */
export const manifest: Readonly<Record<string, { file: string; css?: readonly string[] }>> = JSON.parse(text)

/** Another one whenever any file of the browser's is another: their names carry their contents. */
export const version: string = createHash('sha256').update(text).digest('hex').slice(0, 12)
