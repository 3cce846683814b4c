import type { Language } from '@tropa/contract'

/** What an address without a language says to somebody who has chosen none, as a search engine. */
const unsaid: Language = 'ru'

/** The same address in another language; the choice rides along as `lang` and is stored by the server. */
export function inOtherLanguage(address: string, language: Language): string {
  const url = new URL(address, 'http://portal.invalid')
  url.searchParams.set('lang', language)
  return url.pathname + url.search
}

/** Without the language: what a page is called by, whatever it is shown in. */
export function withoutLanguage(address: string): string {
  const url = new URL(address, 'http://portal.invalid')
  url.searchParams.delete('lang')
  return url.pathname + url.search
}

/** Where search engines find a page in that language: each language has one address of its own. */
export const addressIn = (address: string, language: Language): string =>
  language === unsaid ? withoutLanguage(address) : inOtherLanguage(withoutLanguage(address), language)
