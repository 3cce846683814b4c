import type { Language, OwnLanguage } from './language.tsx'
import type { AriaMessages } from './reactAria/messages.ts'

/** The words of a component in the library's own languages; `addLanguage` adds another language. */
export type Catalogue<Messages> = Readonly<Record<OwnLanguage, Messages>>

/** A catalogue or a label, with its texts in another language: made by `translated` or `labelled`. */
export type Translation = readonly [original: object, texts: object]

/** All words of the library in an added language: one file, which pages in this language load. */
export interface AddedLanguage {
  /** The locale of dates, numbers and plurals, such as `de-DE`. */
  locale: string
  /** One for each catalogue of `messages/`, and one for each label of each table. */
  translations: readonly Translation[]
  /** The announcements of React Aria. */
  loadAriaMessages: () => Promise<{ messages: AriaMessages }>
}

/** The words of a catalogue in another language. */
export const translated = <Messages extends object>(original: Catalogue<Messages>, texts: Messages): Translation => [
  original,
  texts,
]

type Added = Omit<AddedLanguage, 'translations'> & { texts: ReadonlyMap<object, object> }
const added = new Map<Language, Added>()

/** Adds a language, before anything renders in it. A page in a browser needs only its own. */
export function addLanguage(language: Language, { translations, ...words }: AddedLanguage): void {
  added.set(language, { ...words, texts: new Map(translations) })
}

/** @throws {Error} for a language that has not been added */
export function addedLanguage(language: Language): Added {
  const found = added.get(language)
  if (!found) throw new Error(`No words in ${language}: addLanguage comes first`)
  return found
}

/** Whether a table by language has a language; the library's own languages are in each table. */
export const isIn = <Table extends object>(table: Table, language: PropertyKey): language is keyof Table =>
  Object.hasOwn(table, language)

/**
 * The words of a catalogue in a language.
 * @throws {Error} if neither the catalogue nor an added language has them
 */
export function textsIn<Texts extends object>(catalogue: Catalogue<Texts>, language: Language): Texts {
  if (isIn(catalogue, language)) return catalogue[language]
  const texts = addedLanguage(language).texts.get(catalogue)
  if (!texts) throw new Error(`No words in ${language} for ${Object.keys(catalogue.en).join(', ')}`)
  // `translated` has checked the type of these texts.
  return texts as Texts
}
