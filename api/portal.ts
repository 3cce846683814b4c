import type { Calls } from '@tropa/contract'
import { listAirports } from './dictionaries/airports.ts'
import { listClimate } from './dictionaries/climate.ts'
import { listSeasonStatements } from './dictionaries/season-statements.ts'
import { listTerritories } from './dictionaries/territories.ts'
import { listDocs, showDoc } from './docs/docs.ts'
import { listEvents } from './events/list.ts'
import { showMain } from './home/main.ts'
import type { Handlers } from './http/handler.ts'
import { showLocation } from './locations/detail.ts'
import { listLocations } from './locations/list.ts'
import { listPoints } from './locations/points.ts'
import { showMenu } from './menus/menus.ts'
import { showPage, showPost } from './objects/article.ts'
import { showCompany } from './objects/company.ts'
import { showObject } from './objects/detail.ts'
import { listObjects } from './objects/list.ts'
import { eventParts, guideParts, offeredParts, trackParts } from './objects/parts.ts'
import { search } from './search/search.ts'
import { suggestions } from './search/suggestions.ts'

/** The handler of each call of the contract. */
export const portal: Handlers<Calls> = {
  territories: listTerritories,
  climate: listClimate,
  seasonStatements: listSeasonStatements,
  airports: listAirports,
  mainMenu: showMenu('mainMenu'),
  subMenu: showMenu('subMenu'),
  footerMenu: showMenu('footerMenu'),
  main: showMain,
  locations: listLocations,
  locationPoints: listPoints,
  location: showLocation,
  events: listEvents,
  event: showObject('event', eventParts),
  tours: listObjects('tours'),
  tour: showObject('tour', offeredParts('tour')),
  excursions: listObjects('excursions'),
  excursion: showObject('excursion', offeredParts('excursion')),
  tracks: listObjects('tracks'),
  track: showObject('track', trackParts),
  guides: listObjects('guides'),
  guide: showObject('guide', guideParts),
  posts: listObjects('posts'),
  post: showPost,
  products: listObjects('products'),
  product: showObject('product', offeredParts('product')),
  companies: listObjects('companies'),
  company: showCompany,
  pages: listObjects('pages'),
  page: showPage,
  docs: listDocs,
  doc: showDoc,
  suggestions,
  search,
}
