import { addLanguage } from '@tropa/library/messages/added.ts'
import { aboutLanguage, defaultLanguage, knownLanguage, type Language } from '../region/languages.ts'
import { addCatalogue, type MessageCatalogue } from './intl.tsx'

/** Each language is a separate file, so that a page loads only its own. */
const sources = import.meta.glob<MessageCatalogue>(['./*.json', '!./account-*.json'], { import: 'default' })

/** Loads the library's words in a language that the library itself does not have. */
export async function addLibraryLanguage(language: Language) {
  const words = await aboutLanguage(language).library?.()
  if (words) addLanguage(language, words.default)
}

/** Loads the messages of the page's language, which the server's preload has already requested. */
export async function addOwnCatalogue(pageLanguage: string) {
  const language = knownLanguage(pageLanguage) ?? defaultLanguage
  const [catalogue] = await Promise.all([sources[`./${language}.json`]?.(), addLibraryLanguage(language)])
  if (catalogue) addCatalogue(language, catalogue)
}
