import type { Calls } from '@tropa/contract'
import { listClimate } from './dictionaries/climate.ts'
import { listTerritories } from './dictionaries/territories.ts'
import { listEvents } from './events/list.ts'
import { showMain } from './home/main.ts'
import type { Handlers } from './http/serve-calls.ts'
import { showLocation } from './locations/detail.ts'
import { listLocations } from './locations/list.ts'
import { showMenu } from './menus/menus.ts'
import { search } from './search/search.ts'
import { suggestions } from './search/suggestions.ts'

/** Who answers each call of the contract. */
export const portal: Handlers<Calls> = {
  territories: listTerritories,
  climate: listClimate,
  mainMenu: showMenu('mainMenu'),
  subMenu: showMenu('subMenu'),
  footerMenu: showMenu('footerMenu'),
  main: showMain,
  locations: listLocations,
  location: showLocation,
  events: listEvents,
  suggestions,
  search,
}
