import { addLanguage } from '@tropa/library/messages/added.ts'
import { aboutLanguage, defaultLanguage, knownLanguage, type Language } from '../region/languages.ts'
import { addCatalogue, type MessageCatalogue } from './intl.tsx'

/** Each language is a file of its own, so that a page loads none but its own. */
const sources = import.meta.glob<MessageCatalogue>(['./*.json', '!./account-*.json'], { import: 'default' })

/** Loads the library's words in a language that is none of its own. */
export async function addLibraryLanguage(language: Language) {
  const words = await aboutLanguage(language).library?.()
  if (words) addLanguage(language, words.default)
}

/** The messages of the page that the browser has: the server's preload has asked for them already. */
export async function addOwnCatalogue(pageLanguage: string) {
  const language = knownLanguage(pageLanguage) ?? defaultLanguage
  const [catalogue] = await Promise.all([sources[`./${language}.json`]?.(), addLibraryLanguage(language)])
  if (catalogue) addCatalogue(language, catalogue)
}
