/** A query that the literal provider never answers. */
export const heldSearch = 'held back'

/** The address and the heading of every page. */
export const pages = {
  home: '/',
  places: '/locations',
  'filtered places': '/locations?type_id=1&for_disabled=1',
  place: '/locations/1003',
  restaurant: '/locations/3001',
  hotels: '/hotels',
  hotel: '/hotels/2001',
  search: `/q?q=${encodeURIComponent('музей')}`,
  'search without results': '/q?q=zzzzqqq',
  guides: '/guides',
  guide: '/guides/77',
  news: '/posts',
  'a piece of news': '/posts/8001',
  'an information page': '/pages/107',
  'a campaign page': '/vusha-pusha',
  documents: '/docs',
  'a document': '/docs/1',
  flights: '/aviasales',
  'flights with errors': '/aviasales?find=1&depart=31.02.2027',
  events: '/events',
  'events of days that make no sense': '/events?from=2026-12-20&to=2026-12-01',
  event: '/events/4010',
  tracks: '/tracks',
  'a ready-made track': '/tracks/7001',
  companies: '/companies',
  company: '/companies/501',
  tours: '/tours',
  'tours by direction': '/tours?category=ethno',
  'a tour': '/tours/5001',
  'a tour sold elsewhere': '/tours/5007',
  excursions: '/excursions',
  'an excursion': '/excursions/5101',
  products: '/products',
  'a product': '/products/6002',
  track: '/my_tracks',
  'sharing of the own track': '/share_track',
  seller: '/seller',
  'a report of an error': '/report?object_type=location&object_id=1003',
  missing: '/nowhere',
} as const

/** The pages for signing up and in. */
export const authPages = {
  'sign-in': '/login?return_to=%2Ftours',
  'sign-up': '/registration',
  recovery: '/recovery',
  'a new password': '/reset-password?token=1',
  'verification of an address': '/verification?token=1',
  'the end of a subscription': '/unsubscribe?token=1',
} as const

/** Pages without a header. */
export const barePages = {
  'the question for a ticket': '/ticket',
  'a ticket that is not there': '/ticket?code=1',
  gate: '/gate',
  'an empty cart': '/checkout',
  'the checkout of an offer': '/checkout?offer=9001&quantity=1',
} as const

/** The pages of a signed-in visitor. */
export const signedInPages = {
  profile: '/profile',
  'the tickets of a profile': '/profile?tab=tickets',
  'the family of a profile': '/profile?tab=family',
  'a new participant': '/profile?tab=family&participant=new',
  'the favorites of a profile': '/profile?tab=favorites',
  'the history of a profile': '/profile?tab=history',
  'the events of a profile': '/profile?tab=events',
  'the orders of a profile': '/profile?tab=orders',
  orders: '/profile/orders',
  tickets: '/profile/tickets',
  favorites: '/favorites',
  'another verification mail': '/verification/email',
  'signing out': '/logout',
  security: '/security',
  'the question before an account is erased': '/security?erase=1',
} as const
