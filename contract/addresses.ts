import { accountAddresses } from './account-addresses.ts'
import type { Address } from './call.ts'
import { type ListCall, objectKinds, type ObjectType, objectTypes } from './kinds.ts'
import { orderAddresses } from './order-addresses.ts'
import { reportAddresses } from './report-addresses.ts'
import { trackAddresses } from './track-addresses.ts'

type KindAddresses = {
  readonly [Type in ObjectType as ListCall<Type>]: { readonly method: 'get'; readonly path: `portal/${Type}` }
} & { readonly [Type in ObjectType]: { readonly method: 'get'; readonly path: `portal/${Type}/{id}` } }

/** A list of each kind, and one object of it. `Object.fromEntries` loses the names. */
const ofKinds = Object.fromEntries(
  objectTypes.flatMap((type) => [
    [objectKinds[type].list, { method: 'get', path: `portal/${type}` }],
    [type, { method: 'get', path: `portal/${type}/{id}` }],
  ]),
) as KindAddresses

/** Method and path of each call without its schemas, so that a browser need not load valibot. */
export const addresses = {
  territories: { method: 'get', path: 'portal/dictionary/territory' },
  climate: { method: 'get', path: 'portal/dictionary/climate' },
  seasonStatements: { method: 'get', path: 'portal/dictionary/season-statement' },
  transportWays: { method: 'get', path: 'portal/dictionary/transport-way' },
  clothing: { method: 'get', path: 'portal/dictionary/clothing' },
  airports: { method: 'get', path: 'portal/dictionary/airport' },
  mainMenu: { method: 'get', path: 'portal/dynamic/main-menu' },
  subMenu: { method: 'get', path: 'portal/dynamic/sub-menu' },
  footerMenu: { method: 'get', path: 'portal/dynamic/footer-menu' },
  main: { method: 'get', path: 'portal/main' },
  locationPoints: { method: 'get', path: 'portal/location/points' },
  ...ofKinds,
  docs: { method: 'get', path: 'portal/doc' },
  doc: { method: 'get', path: 'portal/doc/{id}' },
  ...trackAddresses,
  suggestions: { method: 'get', path: 'portal/search/suggestions' },
  search: { method: 'get', path: 'portal/search' },
  ...accountAddresses,
  ...orderAddresses,
  ...reportAddresses,
} as const satisfies Record<string, Address>

/** The way by road, of the portal's own server, under its `/api`. */
export const routingAddresses = {
  roadLegs: { method: 'get', path: 'routing/legs' },
} as const satisfies Record<string, Address>

/** Calls of the portal's own server, under its `/api`. */
export const weatherAddresses = {
  forecast: { method: 'get', path: 'weather/forecast' },
  historical: { method: 'get', path: 'weather/historical' },
} as const satisfies Record<string, Address>
