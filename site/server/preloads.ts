import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@tropa/contract'
import type { Preloads } from '../portal/surroundings.ts'

/** The build's own list of what each source became; there is none while developing, and nothing is preloaded then. */
const file = join(process.env['TROPA_BUILD'] ?? '', 'client/.vite/manifest.json')
const manifest: Readonly<Record<string, { file: string }>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

const addresses = (sources: readonly string[]) => sources.flatMap((source) => (manifest[source] ? [`/${manifest[source].file}`] : []))

/** The alphabets that the first screen is set in. */
const fonts: Record<Language, readonly string[]> = { ru: ['golos-cyr', 'piazzolla-cyr-600'], en: ['golos-lat', 'piazzolla-lat-600'] }

export const preloadsFor = (language: Language): Preloads => ({
  modules: addresses([`messages/${language}.json`]),
  fonts: addresses(fonts[language].map((name) => `../library/theme/fonts/${name}.woff2`)),
})
