import { languages, type Language } from '@tropa/contract'
import { canonicalOf } from '../found/canonical.ts'
import type { FoundObject } from '../found/described.ts'
import { openDataLinks } from '../found/open-data.ts'
import { sharedPicture } from '../found/picture.ts'
import { sharing } from '../found/sharing.ts'
import { structured } from '../found/structured.ts'
import { words, type MessageId, type Values } from '../messages/intl.tsx'
import { addressIn } from './language.ts'

export type PageHead = {
  title: string
  description?: string
  /** The page's own, without a language; a list's with its filters and its page. */
  address: string
  origin: string
  language: Language
  /** What the page is about: from it come the shared picture, JSON-LD and the links to its open data. */
  object?: FoundObject
  /** Of one visitor, or of one question: no search engine keeps it. */
  isPrivate?: boolean
}

const articles: readonly string[] = ['guide', 'post', 'page']

/** What search engines, networks and tabs read of a page. Each language has one address of its own, and names the other. */
export function pageHead({ title, description, address: asked, origin, language, object, isPrivate }: PageHead) {
  const say = words(language)
  const { address, page } = canonicalOf(asked)
  const own = page > 1 ? say('head.page', { title, page }) : title
  const canonical = origin + addressIn(address, language)
  const first = [{ title: `${own} — ${say('site.name')}` }, ...(description ? [{ name: 'description', content: description }] : [])]
  if (isPrivate) return { meta: [...first, { name: 'robots', content: 'noindex' }], links: [{ rel: 'canonical', href: canonical }] }
  const graph = structured({ address, title: own, object, origin, language })
  return {
    meta: [
      ...first,
      ...sharing({
        kind: object && articles.includes(object.object_type) ? 'article' : 'website',
        title: own,
        description,
        address: canonical,
        picture: new URL(sharedPicture(object?.cover), origin).href,
        siteName: say('site.name'),
        language,
      }),
      ...(graph ? [{ 'script:ld+json': graph }] : []),
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...languages.map((other) => ({ rel: 'alternate', hrefLang: other, href: origin + addressIn(address, other) })),
      { rel: 'alternate', hrefLang: 'x-default', href: origin + addressIn(address, 'ru') },
      ...(object ? openDataLinks(object, origin, language) : []),
    ],
  }
}

/** A title that is one of the catalogue's sentences. */
export const titled = (language: Language, id: MessageId, values?: Values) => words(language)(id, values)
