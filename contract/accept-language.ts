import { defaultLanguage, languages, type Language } from './language.ts'

const isLanguage = (name: string): name is Language => languages.some((language) => language === name)

type Preference = { language: Language; weight: number }
function preferenceOf(range: string): Preference[] {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const weight = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1)
  const name = tag.split('-')[0] ?? ''
  return isLanguage(name) && weight > 0 ? [{ language: name, weight }] : []
}

/**
 * The preferred language of a request. The region of a tag is ignored: `en-GB` is `en`.
 * @param header the value of `Accept-Language`; only its first 200 characters are read
 * @returns the supported language with the highest weight; the default if the header has none
 * @see RFC 9110, 12.5.4
 */
export function languageOf(header: string | null | undefined): Language {
  if (!header) return defaultLanguage
  const preferences = header.slice(0, 200).split(',').flatMap(preferenceOf)
  return preferences.reduce<Preference>((best, next) => (next.weight > best.weight ? next : best), {
    language: defaultLanguage,
    weight: 0,
  }).language
}
