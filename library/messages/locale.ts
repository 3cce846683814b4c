import { addedLanguage, isIn, type Catalogue } from './added.ts'
import type { Language } from './language.tsx'

/** English as in Britain, where a week begins on Monday and the day stands before the month. */
const own: Catalogue<string> = { ru: 'ru-RU', en: 'en-GB' }

/** What dates, numbers and plurals of a language follow. */
export const localeOf = (language: Language): string =>
  isIn(own, language) ? own[language] : addedLanguage(language).locale
