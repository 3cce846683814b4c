import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

export const languages = ['ru', 'en'] as const
export type PageLanguage = (typeof languages)[number]
export const isPageLanguage = (text: unknown): text is PageLanguage => languages.some((language) => language === text)

export const texts: Record<PageLanguage, typeof ru> = { ru, en }
