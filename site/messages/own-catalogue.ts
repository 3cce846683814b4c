import { languages, type Language } from '@tropa/contract'
import { addCatalogue, type MessageCatalogue } from './intl.tsx'

const sources: Record<Language, () => Promise<{ default: MessageCatalogue }>> = {
  ru: () => import('./ru.json'),
  en: () => import('./en.json'),
}

/**
 * The words of the page that the browser has: asked for by the server's preload already, so this waits for nothing new.
 */
export async function addOwnCatalogue(pageLanguage: string) {
  const language = languages.find((known) => known === pageLanguage) ?? 'ru'
  addCatalogue(language, (await sources[language]()).default)
}
