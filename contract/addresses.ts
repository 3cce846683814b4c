import type { Address } from './call.ts'

/** Method and path of each call without its schemas, so that a browser need not load valibot. */
export const addresses = {
  territories: { method: 'get', path: 'portal/dictionary/territory' },
  climate: { method: 'get', path: 'portal/dictionary/climate' },
  seasonStatements: { method: 'get', path: 'portal/dictionary/season-statement' },
  airports: { method: 'get', path: 'portal/dictionary/airport' },
  mainMenu: { method: 'get', path: 'portal/dynamic/main-menu' },
  subMenu: { method: 'get', path: 'portal/dynamic/sub-menu' },
  footerMenu: { method: 'get', path: 'portal/dynamic/footer-menu' },
  main: { method: 'get', path: 'portal/main' },
  locations: { method: 'get', path: 'portal/location' },
  locationPoints: { method: 'get', path: 'portal/location/points' },
  location: { method: 'get', path: 'portal/location/{id}' },
  events: { method: 'get', path: 'portal/event' },
  event: { method: 'get', path: 'portal/event/{id}' },
  tours: { method: 'get', path: 'portal/tour' },
  tour: { method: 'get', path: 'portal/tour/{id}' },
  excursions: { method: 'get', path: 'portal/excursion' },
  excursion: { method: 'get', path: 'portal/excursion/{id}' },
  tracks: { method: 'get', path: 'portal/track' },
  track: { method: 'get', path: 'portal/track/{id}' },
  guides: { method: 'get', path: 'portal/guide' },
  guide: { method: 'get', path: 'portal/guide/{id}' },
  posts: { method: 'get', path: 'portal/post' },
  post: { method: 'get', path: 'portal/post/{id}' },
  products: { method: 'get', path: 'portal/product' },
  product: { method: 'get', path: 'portal/product/{id}' },
  companies: { method: 'get', path: 'portal/company' },
  company: { method: 'get', path: 'portal/company/{id}' },
  pages: { method: 'get', path: 'portal/page' },
  page: { method: 'get', path: 'portal/page/{id}' },
  docs: { method: 'get', path: 'portal/doc' },
  doc: { method: 'get', path: 'portal/doc/{id}' },
  suggestions: { method: 'get', path: 'portal/search/suggestions' },
  search: { method: 'get', path: 'portal/search' },
} as const satisfies Record<string, Address>

/** Calls of the portal's own server, under its `/api`. */
export const weatherAddresses = {
  forecast: { method: 'get', path: 'weather/forecast' },
  historical: { method: 'get', path: 'weather/historical' },
} as const satisfies Record<string, Address>
