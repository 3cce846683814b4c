import { languages, type Language } from './language.ts'

const isLanguage = (name: string): name is Language => languages.some((language) => language === name)

type Wish = { language: Language; weight: number }
function wish(range: string): Wish[] {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const weight = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1)
  const name = tag.split('-')[0] ?? ''
  return isLanguage(name) && weight > 0 ? [{ language: name, weight }] : []
}

/** The best of our languages that `Accept-Language` allows; Russian where it names none. */
export function languageOf(header: string | null | undefined): Language {
  if (!header) return 'ru'
  const wishes = header.slice(0, 200).split(',').flatMap(wish)
  return wishes.reduce<Wish>((best, next) => (next.weight > best.weight ? next : best), { language: 'ru', weight: 0 }).language
}
