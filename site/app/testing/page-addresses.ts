import { objectKinds, objectTypes } from '@tropa/contract'
import { kinds } from '../../catalogue/kinds.server.ts'
import { objectsByType, oneOfEachKind } from '../../catalogue/testing/catalogue-objects.ts'
import { renderedPage, type Visitor } from './rendered-page.tsx'
import { type CallName, sendFrom } from './test-provider-responses.ts'

/** The first list of each kind and the page of its object, with the calls that they read. */
export const pagesOfKinds = objectTypes.map((type) => {
  const path = kinds[type].lists[0]?.path ?? '/'
  return { type, list: objectKinds[type].list, path, address: `${path}/${objectsByType[type].id}` }
})

type OwnPage = readonly [address: string, ownCall: CallName | undefined]

/** One page of each route, with its own call, if it has one, without which it cannot be shown. */
export const pages: Readonly<Record<string, OwnPage>> = {
  ...Object.fromEntries(
    pagesOfKinds.flatMap(({ type, list, path, address }): [string, OwnPage][] => [
      [`${path}/`, [path, list]],
      [`${path}/$id`, [address, type]],
    ]),
  ),
  '/': ['/', 'main'],
  '/hotels/': ['/hotels', 'locations'],
  '/hotels/$id': ['/hotels/1001', 'location'],
  '/$pageID': ['/about', 'page'],
  '/docs/': ['/docs', 'docs'],
  '/docs/$id': ['/docs/1', 'doc'],
  '/aviasales': ['/aviasales', 'airports'],
  '/my_tracks': ['/my_tracks', undefined],
  '/share_track': ['/share_track?token=0123456789abcdef0123456789abcdef', 'sharedTrack'],
  '/payment': ['/payment?order=an-order-key-of-128-bits', 'order'],
  '/favorites': ['/favorites', undefined],
  '/login': ['/login', undefined],
  '/registration': ['/registration', undefined],
  '/recovery': ['/recovery', undefined],
  '/reset-password': ['/reset-password?token=1', undefined],
  '/unsubscribe': ['/unsubscribe?token=1', undefined],
  '/verification/': ['/verification?token=1', undefined],
  '/verification/email': ['/verification/email', undefined],
  '/logout': ['/logout', undefined],
  '/checkout': ['/checkout?offer=9701&quantity=2', undefined],
  '/q': ['/q?q=дом', undefined],
  '/profile/': ['/profile', 'profile'],
  '/profile/orders': ['/profile/orders', undefined],
  '/profile/tickets': ['/profile/tickets', undefined],
  '/security': ['/security', 'sessions'],
  '/ticket': ['/ticket', undefined],
  '/gate': ['/gate', undefined],
  '/seller': ['/seller', undefined],
  '/report': ['/report?object_type=tour&object_id=5001', 'tour'],
}

export const addresses = Object.values(pages).map(([address]) => address)
export const ownCalls = Object.values(pages).flatMap(([address, call]) => (call ? [[address, call] as const] : []))
/** Calls of one object. */
export const details = ownCalls.filter(([address]) => /\/\d+$|about/.test(address))
/** The response of a page's own call, by its kind. */
export const own = (address: string) =>
  address.startsWith('/hotels/') ? { location: { location: oneOfEachKind.hotel } } : {}

/** Account pages, whose words are loaded only with them. */
const accountPages =
  /^\/(login|registration|recovery|reset|verification|unsubscribe|logout|profile|security|checkout|payment|report)/
export const isOfAccount = (address: string) => accountPages.test(address) || /^\/(ticket|gate|seller)/.test(address)

/** Only signed-in visitors reach these pages. */
const authFor = (address: string) =>
  /^\/(logout|profile|security|verification\/email)/.test(address) ? { expires: 4_000_000_000 } : null

/** A page as a visitor with access sees it. */
export const pageAt = (address: string, visitor: Visitor = {}) =>
  renderedPage(address, { send: sendFrom(own(address)).send, auth: authFor(address), ...visitor })
