import { languages, type Language } from '@tropa/contract'
import { words, type MessageId, type Values } from '../messages/intl.tsx'
import { inOtherLanguage, withoutLanguage } from './language.ts'

export type PageHead = { title: string; description?: string; address: string; origin: string; language: Language; isPrivate?: boolean }

/** What search engines and tabs read of a page: its title, description, own address and its twin in the other language. */
export function pageHead({ title, description, address, origin, language, isPrivate }: PageHead) {
  const say = words(language)
  const bare = withoutLanguage(address)
  return {
    meta: [
      { title: `${title} — ${say('site.name')}` },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [
      { rel: 'canonical', href: origin + bare },
      ...languages.map((other) => ({ rel: 'alternate', hrefLang: other, href: origin + inOtherLanguage(bare, other) })),
      { rel: 'alternate', hrefLang: 'x-default', href: origin + bare },
    ],
  }
}

/** A title that is one of the catalogue's sentences. */
export const titled = (language: Language, id: MessageId, values?: Values) => words(language)(id, values)
