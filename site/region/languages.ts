import type { Language as ContentLanguage } from '@tropa/contract'
import type { AddedLanguage } from '@tropa/library/messages/added.ts'

export type { ContentLanguage }

type LanguageOfPortal = {
  /** The locale of dates, numbers and plurals, and the language of documents. */
  locale: string
  /** Its name in itself. */
  name: string
  /** The alphabet of the fonts that the first screen needs. */
  alphabet: 'cyr' | 'lat'
  /**
   * The language in which the provider, the region and the weather service are asked, because they may not support
   * this one.
   */
  content: ContentLanguage
  /** Whether pages offer the version for low vision in their header and footer. */
  hasLowVisionLink?: true
  /** Loads the library's words, if the library does not have the language itself. */
  library?: () => Promise<{ default: AddedLanguage }>
}

/** The languages of the portal by tag, one a line, in the order of the toggle. */
export const languageTable = {
  ru: { locale: 'ru-RU', name: 'Русский', alphabet: 'cyr', content: 'ru', hasLowVisionLink: true },
  en: { locale: 'en-GB', name: 'English', alphabet: 'lat', content: 'en' },
} as const satisfies Record<string, LanguageOfPortal>

/** A language of the portal, by its BCP 47 tag. */
export type Language = keyof typeof languageTable

/** For visitors who have not chosen a language, and for addresses without one. */
export const defaultLanguage: Language = 'ru'

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languageTable, tag)

export const languages: readonly Language[] = Object.keys(languageTable).filter(isLanguage)

/** The language with that tag; `undefined` if the portal does not have it. */
export const knownLanguage = (tag: string): Language | undefined => (isLanguage(tag) ? tag : undefined)

export const aboutLanguage = (language: Language): LanguageOfPortal => languageTable[language]

/** The language in which the provider is asked for readers of a language. */
export const contentLanguage = (language: Language): ContentLanguage => languageTable[language].content

/** Each language's name in itself, in the order of the toggle. */
export const languageNames: Readonly<Record<string, string>> = Object.fromEntries(
  languages.map((language) => [language, languageTable[language].name]),
)
