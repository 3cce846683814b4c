import { createContext, useContext, type ReactNode } from 'react'

/** The library's own languages: every component has messages in them. */
export type OwnLanguage = 'ru' | 'en'

/** A BCP 47 tag: one of the library's own, or of a language that `addLanguage` has added. */
export type Language = string

/** The language without a `LanguageProvider`. */
export const defaultLanguage: OwnLanguage = 'ru'

const LanguageContext = createContext<Language>(defaultLanguage)

export interface LanguageProviderProps {
  language: Language
  children: ReactNode
}

/** Sets the language of the components' own words; the default is Russian. */
export const LanguageProvider = ({ language, children }: LanguageProviderProps) => (
  <LanguageContext value={language}>{children}</LanguageContext>
)

/** The language of the nearest `LanguageProvider`; Russian without one. */
export const useLanguage = (): Language => useContext(LanguageContext)
