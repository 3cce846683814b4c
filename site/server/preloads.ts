import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@tropa/contract'

/** The build's own list of what each source became; there is none while developing, and nothing is preloaded then. */
const file = join(process.env['TROPA_BUILD'] ?? '', 'client/.vite/manifest.json')
const manifest: Readonly<Record<string, { file: string }>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

/** The address of a language's words, which the page's first script will ask for. */
export function wordsAddress(language: Language): string | undefined {
  const built = manifest[`messages/${language}.json`]
  return built && `/${built.file}`
}
