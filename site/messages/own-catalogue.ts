import { addCatalogue, type MessageCatalogue } from './intl.tsx'
import { defaultLanguage, knownLanguage, type Language } from '../region/languages.ts'

const sources: Record<Language, () => Promise<{ default: MessageCatalogue }>> = {
  ru: () => import('./ru.json'),
  en: () => import('./en.json'),
}

/**
 * The words of the page that the browser has: asked for by the server's preload already, so this waits for nothing new.
 */
export async function addOwnCatalogue(pageLanguage: string) {
  const language = knownLanguage(pageLanguage) ?? defaultLanguage
  addCatalogue(language, (await sources[language]()).default)
}
