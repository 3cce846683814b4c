import type { BreadcrumbList, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { addressIn } from '../../messages/language-address.ts'
import { listAbove } from './list-above.server.ts'
import type { DescriptionContext } from '../../catalogue/json-ld/described-thing.ts'

/** The portal and its search. */
export function siteThing({ origin, language, say }: DescriptionContext): WebSite {
  const address = addressIn('/q', language)
  const search: WithActionConstraints<SearchAction & { '@type': 'SearchAction' }> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${address}${address.includes('?') ? '&' : '?'}q={q}`,
    },
    'query-input': 'required name=q',
  }
  return {
    '@type': 'WebSite',
    '@id': `${origin}/`,
    name: say('site.name'),
    url: origin + addressIn('/', language),
    inLanguage: language,
    potentialAction: search,
  }
}

/** The breadcrumbs that the page shows above its title. */
export function breadcrumbs(
  { address, title }: { address: string; title: string },
  { origin, language, say }: DescriptionContext,
): BreadcrumbList {
  const list = listAbove(address)
  const steps = [
    { name: say('site.main'), address: '/' },
    ...(list ? [{ name: say(list.titleId), address: list.path }] : []),
    { name: title, address },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: { '@type': 'WebPage', '@id': origin + addressIn(step.address, language) },
    })),
  }
}
