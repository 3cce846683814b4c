import { defaultLanguage, knownLanguage, type Language } from '../region/languages.ts'
import { addMessages, type AccountMessages } from './intl.tsx'

/** Only pages with forms of the account load these sentences. */
const sources = import.meta.glob<AccountMessages>('./account-*.json', { import: 'default' })

/** Loads the sentences of account pages, before such a page is rendered in a browser. The server has them all. */
export async function loadAccountWords(language: Language): Promise<void> {
  if (import.meta.env.SSR) return
  const messages = await sources[`./account-${language}.json`]?.()
  if (messages) addMessages(language, messages)
}

/** Loaded before the components that use the words, because a page is hydrated without its loader. */
if (typeof document !== 'undefined')
  await loadAccountWords(knownLanguage(document.documentElement.lang) ?? defaultLanguage)
