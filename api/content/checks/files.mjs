import { clothing, climate, climates } from './weather.mjs'
import { footerGroup, menu, menuItem } from './menus.mjs'
import * as of from './objects.mjs'
import { track, tracks } from './tracks.mjs'

/**
 * Every list of the content: how many objects it has, their ids, and its own checks: `each` gets an object, `all` the
 * whole list. `isUntitled`: its objects need no title.
 */
export const files = {
  territories: { ids: [1, 22], count: [22, 22], each: of.territory, all: of.territories },
  'location-types': { ids: [1, 12], count: [12, 12] },
  locations: { ids: [1001, 1080], count: [74, 80], each: of.location, all: of.locations },
  hotels: { ids: [2001, 2012], count: [12, 12], each: of.hotel },
  restaurants: { ids: [3001, 3010], count: [10, 10], each: of.restaurant },
  events: { ids: [4001, 4022], count: [20, 22], each: of.event, all: of.events },
  tours: { ids: [5001, 5014], count: [14, 14], each: of.tour, all: of.allSaleStates },
  excursions: { ids: [5101, 5116], count: [16, 16], each: of.excursion, all: of.allSaleStates },
  companies: { ids: [501, 510], count: [10, 10], each: of.company },
  products: { ids: [6001, 6012], count: [12, 12], all: of.allSaleStates },
  tracks: { ids: [7001, 7012], count: [12, 12], each: track, all: tracks },
  guides: { ids: [77, 90], count: [14, 14], each: of.guide, all: of.guides },
  posts: { ids: [8001, 8014], count: [14, 14], each: of.post },
  pages: {
    keys: [107, 108, 109, 1223, 'about', 'contacts', 'vusha-pusha', 'new-year-2025', 'aviasales-help'],
    count: [9, 9],
    each: of.page,
  },
  docs: { ids: [1, 5], count: [5, 5], each: of.doc },
  'main-menu': { count: [4, 4], isUntitled: true, each: menuItem, all: menu },
  'sub-menu': { count: [1, 12], isUntitled: true, each: menuItem, all: menu },
  footer: { count: [2, 12], each: footerGroup },
  clothing: { count: [1, 1], isUntitled: true, all: clothing },
  climate: { count: [22, 22], isUntitled: true, each: climate, all: climates },
  'season-statements': { count: [1, 40] },
  'transport-ways': { count: [1, 200] },
  airports: { count: [5, 20], each: of.airport, all: of.airports },
}
