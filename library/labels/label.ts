import { addedLanguage, isIn, type Translation } from '../messages/added.ts'
import type { Language, OwnLanguage } from '../messages/language.tsx'

/** What a value of the wire is called in each of the library's own languages. */
export type Label = Readonly<Record<OwnLanguage, string>>
/** What the values of one field are called, by value and language. */
export type LabelTable = Readonly<Record<string, Label>>

/** The labels of a table in another language, for `addLanguage`. */
export const labelled = <Table extends LabelTable>(
  original: Table,
  texts: Readonly<Record<keyof Table, string>>,
): Translation => [original, texts]

/** What a value is called; one that the table does not know shows its own text. */
export function labelOf(table: LabelTable, value: string, language: Language): string {
  const label = Object.hasOwn(table, value) ? table[value] : undefined
  if (!label) return value
  if (isIn(label, language)) return label[language]
  const labels = addedLanguage(language).texts.get(table) as Readonly<Record<string, string>> | undefined
  return labels?.[value] ?? value
}
