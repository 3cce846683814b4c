import type { Language } from '../messages/language.tsx'

/** What a value of the wire is called in each language. */
export type Label = Readonly<Record<Language, string>>
/** What the values of one field are called, by value and language. */
export type LabelTable = Readonly<Record<string, Label>>

/** What a value is called; one that the table does not know shows its own text. */
export const labelOf = (table: LabelTable, value: string, language: Language): string =>
  (Object.hasOwn(table, value) ? table[value]?.[language] : undefined) ?? value
