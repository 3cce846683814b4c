import type { Preloads } from '../portal/surroundings.ts'
import { manifest } from './manifest.ts'
import { aboutLanguage, type Language } from '../region/languages.ts'

const addresses = (sources: readonly string[]) =>
  sources.flatMap((source) => (manifest[source] ? [`/${manifest[source].file}`] : []))

/** Font files of the first screen. */
const fontsOf = (alphabet: 'cyr' | 'lat') => [`golos-${alphabet}`, `piazzolla-${alphabet}-600`]

/** In development nothing is preloaded. */
export const preloadsFor = (language: Language): Preloads => ({
  modules: addresses([`messages/${language}.json`]),
  fonts: addresses(fontsOf(aboutLanguage(language).alphabet).map((name) => `../library/theme/fonts/${name}.woff2`)),
})

const stylesByScript = new Map(
  Object.values(manifest).map(({ file, css = [] }) => [`/${file}`, css.map((style) => `/${style}`)]),
)

/**
 * The stylesheets of these scripts.
 * @param scripts their addresses
 */
export const stylesOf = (scripts: readonly string[]): string[] => [
  ...new Set(scripts.flatMap((script) => stylesByScript.get(script) ?? [])),
]
