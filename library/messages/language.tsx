import { createContext, useContext, type ReactNode } from 'react'

/** The languages of the portal. */
export type Language = 'ru' | 'en'

const LanguageContext = createContext<Language>('ru')

/** What a `LanguageProvider` takes. */
export interface LanguageProviderProps {
  language: Language
  children: ReactNode
}

/** The language of the components' own words; without it they speak Russian. */
export const LanguageProvider = ({ language, children }: LanguageProviderProps) => (
  <LanguageContext value={language}>{children}</LanguageContext>
)

/** The language of the nearest `LanguageProvider`; Russian without one. */
export const useLanguage = (): Language => useContext(LanguageContext)
