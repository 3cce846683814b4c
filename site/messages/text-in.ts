import { contentLanguage, type Language } from '../region/languages.ts'

type Texts<Name extends string> = Readonly<Partial<Record<Name | `${Name}_${string}`, unknown>>>

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * A text that the provider gives in several languages at once, as `title` and `title_en`.
 * @param name of the text; without a language suffix it is in the provider's own language
 * @returns `undefined` if the object has no such text
 */
export function wireText<Name extends string>(object: Texts<Name>, name: Name, language: Language): string | undefined {
  const texts: Readonly<Record<string, unknown>> = object
  return [`${name}_${language}`, `${name}_${contentLanguage(language)}`, name].map((key) => texts[key]).find(isText)
}

/** The title of an object that has titles in several languages, such as a territory, an airport or a menu item. */
export const titleIn = (object: { title: string; title_en: string }, language: Language): string =>
  wireText(object, 'title', language) ?? object.title

type RegionTexts = Readonly<Record<ReturnType<typeof contentLanguage>, string> & Partial<Record<Language, string>>>

/** A text of `region/`, which is written at least in the languages of the content. */
export const textIn = (texts: RegionTexts, language: Language): string =>
  texts[language] ?? texts[contentLanguage(language)]
