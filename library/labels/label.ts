import { addedLanguage, type Translation } from '../messages/added.ts'
import type { Language, OwnLanguage } from '../messages/language.tsx'

/** The name of a value of the contract in each of the library's own languages, and in others that the caller adds. */
export type Label = Readonly<Record<OwnLanguage, string>> & { readonly [language: string]: string }
/** The names of the values of one field, by value and language. */
export type LabelTable = Readonly<Record<string, Label>>

/** The labels of a table in another language, for `addLanguage`. */
export const labelled = <Table extends LabelTable>(
  original: Table,
  texts: Readonly<Record<keyof Table & string, string>>,
): readonly Translation[] =>
  Object.entries(original).map(([value, label]): Translation => [label, { text: texts[value] }])

const isLabelText = (texts: object | undefined): texts is { text: string } => texts !== undefined && 'text' in texts

/**
 * The name of a value. For an unknown value it is the value itself, because providers may have more values.
 * @throws {Error} if neither the table nor an added language has the name of a known value
 */
export function labelOf(table: LabelTable, value: string, language: Language): string {
  const label = Object.hasOwn(table, value) ? table[value] : undefined
  if (!label) return value
  const own = Object.hasOwn(label, language) ? label[language] : undefined
  if (own !== undefined) return own
  const texts = addedLanguage(language).texts.get(label)
  if (!isLabelText(texts)) throw new Error(`No label in ${language} for ${value}`)
  return texts.text
}
