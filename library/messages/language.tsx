import { createContext, useContext, type ReactNode } from 'react'

export type Language = 'ru' | 'en'

const LanguageContext = createContext<Language>('ru')

export interface LanguageProviderProps {
  language: Language
  children: ReactNode
}

/** The language of the components' own words; without it they speak Russian. */
export const LanguageProvider = ({ language, children }: LanguageProviderProps) => (
  <LanguageContext value={language}>{children}</LanguageContext>
)

export const useLanguage = (): Language => useContext(LanguageContext)
