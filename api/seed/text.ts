import type { Language } from '@tropa/contract'
import type { Text } from './content.ts'

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'ru' in value && typeof value.ru === 'string'

/** The text in a language; Russian where the translation is missing. */
export const say = (text: Text, language: Language): string => text[language] || text.ru

/** A copy of a value with its texts in one language: `title: { ru, en }` becomes `the_title`. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value))
    return value.map((item) => (isText(item) ? say(item, language) : inLanguage(item, language)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) =>
      isText(inner) ? [`the_${name}`, say(inner, language)] : [name, inLanguage(inner, language)],
    ),
  )
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' }

/** The same for all fields of one object. */
export const fieldsInLanguage = (value: object, language: Language): object => Object(inLanguage(value, language))

/** The words of an HTML text. */
export const withoutTags = (html: string): string =>
  html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, (entity) => entities[entity] ?? ' ')

/** Every text in a value, in both languages. */
export function textsIn(value: unknown): string[] {
  if (isText(value)) return [value.ru, value.en ?? ''].map(withoutTags)
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
