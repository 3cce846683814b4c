import type { Calls } from '@tropa/contract'
import { accountHandlers } from './accounts/handlers.ts'
import type { AccountServices } from './accounts/services.ts'
import { listAirports } from './dictionaries/airports.ts'
import { listClimate } from './dictionaries/climate.ts'
import { listClothing } from './dictionaries/clothing.ts'
import { listSeasonStatements } from './dictionaries/season-statements.ts'
import { listTransportWays } from './dictionaries/transport-ways.ts'
import { listTerritories } from './dictionaries/territories.ts'
import { listDocs, showDoc } from './docs/docs.ts'
import { showMain } from './home/main.ts'
import type { Handlers } from './http/handler.ts'
import { listPoints } from './locations/points.ts'
import { showMenu } from './menus/menus.ts'
import { kindHandlers } from './objects/kinds.ts'
import { orderHandlers } from './orders/handlers.ts'
import type { OrderServices } from './orders/services.ts'
import { organisationHandlers } from './organisation/handlers.ts'
import { type ReportServices, reportHandlers } from './reports/report-error.ts'
import { search } from './search/search.ts'
import { suggestions } from './search/suggestions.ts'
import { ticketHandlers } from './tickets/handlers.ts'
import type { TicketServices } from './tickets/services.ts'
import { trackHandlers } from './tracks/handlers.ts'

/** The handler of each call of the contract. */
export const portal = (
  services: AccountServices,
  orders: OrderServices,
  { seal }: TicketServices,
  reports: ReportServices,
): Handlers<Calls> => ({
  territories: listTerritories,
  climate: listClimate,
  seasonStatements: listSeasonStatements,
  transportWays: listTransportWays,
  clothing: listClothing,
  airports: listAirports,
  mainMenu: showMenu('mainMenu'),
  subMenu: showMenu('subMenu'),
  footerMenu: showMenu('footerMenu'),
  main: showMain,
  locationPoints: listPoints,
  ...kindHandlers,
  docs: listDocs,
  doc: showDoc,
  ...trackHandlers(seal),
  suggestions,
  search,
  ...accountHandlers(services),
  ...orderHandlers(orders),
  ...reportHandlers(reports),
  ...ticketHandlers(seal),
  ...organisationHandlers(seal),
})
