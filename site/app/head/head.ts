import { canonicalOf } from './canonical.ts'
import { openDataLinks } from '../../catalogue/open-data/open-data-links.ts'
import { sharedPicture } from '../../pictures/shared-picture.ts'
import { sharing } from './sharing-meta.ts'
import { structured } from './structured-data.ts'
import { words } from '../../messages/intl.tsx'
import { addressIn, withoutLanguage } from '../../messages/language-address.ts'
import type { PageHead } from '../../catalogue/objects/page-head.ts'
import { languages } from '../../region/languages.ts'

const articles: readonly string[] = ['guide', 'post', 'page']

/**
 * The head of a page, for search engines, social networks and browser tabs. Each language has a canonical address and
 * lists the other as an alternate.
 */
export function pageHead({
  title,
  description,
  address: currentAddress,
  origin,
  language,
  object,
  isPrivate,
}: PageHead) {
  const say = words(language)
  const { address, page } = canonicalOf(currentAddress)
  const own = page > 1 ? say('head.page', { title, page }) : title
  const canonical = origin + addressIn(address, language)
  const first = [
    { title: `${own} — ${say('site.name')}` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ]
  if (isPrivate)
    return { meta: [...first, { name: 'robots', content: 'noindex' }], links: [{ rel: 'canonical', href: canonical }] }
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
      { rel: 'alternate', hrefLang: 'x-default', href: origin + withoutLanguage(address) },
      ...(object ? openDataLinks(object, origin, language) : []),
    ],
  }
}

export const headFrom = ({ loaderData }: { loaderData?: PageHead | undefined }) =>
  loaderData ? pageHead(loaderData) : {}
