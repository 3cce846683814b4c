import { defaultLanguage, type Language } from '../region/languages.ts'

/** The same address in another language. The server stores the language that `lang` names. */
export function inOtherLanguage(address: string, language: string): string {
  const url = new URL(address, 'http://portal.invalid')
  url.searchParams.set('lang', language)
  return url.pathname + url.search
}

/** The address without its language, which identifies a page in every language. */
export function withoutLanguage(address: string): string {
  const url = new URL(address, 'http://portal.invalid')
  url.searchParams.delete('lang')
  return url.pathname + url.search
}

/** The canonical address of a page in a language: each language has one. */
export const addressIn = (address: string, language: Language): string =>
  language === defaultLanguage ? withoutLanguage(address) : inOtherLanguage(withoutLanguage(address), language)
