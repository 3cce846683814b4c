import type { Language as ContentLanguage } from '@tropa/contract'
import type { AddedLanguage } from '@tropa/library/messages/added.ts'

export type { ContentLanguage }

type LanguageOfPortal = {
  /** What dates, numbers and plurals follow, and the language of documents. */
  locale: string
  /** Its name in itself. */
  name: string
  /** The alphabet of the fonts that the first screen is set in. */
  alphabet: 'cyr' | 'lat'
  /** What the provider, the region and the weather service are asked for its readers: they may not know it. */
  content: ContentLanguage
  /** Whether pages offer the version for low vision in their header and footer. */
  hasLowVisionLink?: true
  /** The library's words, where the language is none of its own. */
  library?: () => Promise<{ default: AddedLanguage }>
}

/** The languages of the portal by tag, one a line, in the order of the toggle. */
export const languageTable = {
  ru: { locale: 'ru-RU', name: 'Русский', alphabet: 'cyr', content: 'ru', hasLowVisionLink: true },
  en: { locale: 'en-GB', name: 'English', alphabet: 'lat', content: 'en' },
} as const satisfies Record<string, LanguageOfPortal>

/** A language of the portal, by its BCP 47 tag. */
export type Language = keyof typeof languageTable

/** For visitors who have chosen none, and of addresses that name none. */
export const defaultLanguage: Language = 'ru'

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languageTable, tag)

export const languages: readonly Language[] = Object.keys(languageTable).filter(isLanguage)

/** The language of that tag, where the portal has it. */
export const knownLanguage = (tag: string): Language | undefined => (isLanguage(tag) ? tag : undefined)

export const aboutLanguage = (language: Language): LanguageOfPortal => languageTable[language]

/** What the provider is asked in for readers of a language. */
export const contentLanguage = (language: Language): ContentLanguage => languageTable[language].content

/** Each language's name in itself, in the order of the toggle. */
export const languageNames: Readonly<Record<string, string>> = Object.fromEntries(
  languages.map((language) => [language, languageTable[language].name]),
)
