import type { Address } from './call.ts'

/** Method and path of each call, apart from its schemas: all that a caller has to carry into a browser. */
export const addresses = {
  territories: { method: 'get', path: 'portal/dictionary/territory' },
  climate: { method: 'get', path: 'portal/dictionary/climate' },
  mainMenu: { method: 'get', path: 'portal/dynamic/main-menu' },
  subMenu: { method: 'get', path: 'portal/dynamic/sub-menu' },
  footerMenu: { method: 'get', path: 'portal/dynamic/footer-menu' },
  main: { method: 'get', path: 'portal/main' },
  locations: { method: 'get', path: 'portal/location' },
  location: { method: 'get', path: 'portal/location/{id}' },
  events: { method: 'get', path: 'portal/event' },
  suggestions: { method: 'get', path: 'portal/search/suggestions' },
  search: { method: 'get', path: 'portal/search' },
} as const satisfies Record<string, Address>

/** Under the portal's own `/api`. */
export const weatherAddresses = {
  forecast: { method: 'get', path: 'weather/forecast' },
  historical: { method: 'get', path: 'weather/historical' },
} as const satisfies Record<string, Address>
