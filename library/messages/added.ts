import type { Language, OwnLanguage } from './language.tsx'
import type { AriaMessages } from './reactAria/messages.ts'

/** A component's own words in the library's own languages; another language comes by `addLanguage`. */
export type Catalogue<Messages> = Readonly<Record<OwnLanguage, Messages>>

/** A catalogue or a label, with its texts in another language: made by `translated` or `labelled`. */
export type Translation = readonly [original: object, texts: object]

/** Everything the library says in a language that is not its own: one file, which the page's language loads. */
export interface AddedLanguage {
  /** What dates, numbers and plurals follow, as `de-DE`. */
  locale: string
  /** One for each catalogue of `messages/`, and one for each label of each table. */
  translations: readonly Translation[]
  /** What React Aria announces. */
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

/** Whether a table by language has it: the library's own languages are in each. */
export const isIn = <Table extends object>(table: Table, language: PropertyKey): language is keyof Table =>
  Object.hasOwn(table, language)

/**
 * The words of a catalogue in a language.
 * @throws {Error} where neither the catalogue nor an added language has them
 */
export function textsIn<Texts extends object>(catalogue: Catalogue<Texts>, language: Language): Texts {
  if (isIn(catalogue, language)) return catalogue[language]
  const texts = addedLanguage(language).texts.get(catalogue)
  if (!texts) throw new Error(`No words in ${language} for ${Object.keys(catalogue.en).join(', ')}`)
  // `translated` has seen that these are the catalogue's.
  return texts as Texts
}
