import { addedLanguage, isIn, type Catalogue } from './added.ts'
import type { Language } from './language.tsx'

/** British English, in which a week begins on Monday and the day precedes the month. */
const own: Catalogue<string> = { ru: 'ru-RU', en: 'en-GB' }

/** The locale for dates, numbers and plurals of a language. */
export const localeOf = (language: Language): string =>
  isIn(own, language) ? own[language] : addedLanguage(language).locale
