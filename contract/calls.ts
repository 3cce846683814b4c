import * as v from 'valibot'
import { accountCalls } from './account-calls.ts'
import { addresses } from './addresses.ts'
import type { Call } from './call.ts'
import { cardLists, LocationCard } from './card.ts'
import { catalogueCalls } from './catalogue-calls.ts'
import { Airport, Climate, Clothing, SeasonStatement, Territory, TransportWay } from './dictionary.ts'
import { personalCalls } from './personal-calls.ts'
import { listFilters, offeredFilters } from './filters.ts'
import { mainTypes } from './kinds.ts'
import { Location, LocationPoints } from './location.ts'
import { FooterMenu, MainMenu, SubMenu } from './menu.ts'
import { orderCalls } from './order-calls.ts'
import { BoundingBox, decimal, Id, Ids, page, Point, SearchText, wholeNumber } from './query.ts'
import { reportCalls } from './report-calls.ts'
import { SearchResponse, Suggestion } from './search.ts'
import { organisationCalls, ticketCalls } from './ticket-calls.ts'
import { trackCalls } from './track-calls.ts'
import { CalendarDate, CalendarMonth, freeText } from './values.ts'

/** A choice of a filter. `count`: the places it would leave together with the other filters. */
const Counted = v.object({ id: v.number(), the_title: v.string(), count: v.optional(v.number()) })

const { territory_id, for_disabled } = listFilters
const { sort, ...placeFacts } = offeredFilters

const placeFilters = {
  territory_id,
  type_id: v.optional(Ids),
  for_disabled,
  ...placeFacts,
  q: v.optional(SearchText),
  bbox: v.optional(BoundingBox),
  near: v.optional(Point),
  radius_km: v.optional(decimal(0.1, 500)),
  ids: v.optional(Ids),
}

/** Every call of the provider: the types of client and server, request validation and OpenAPI come from this list. */
export const calls = {
  territories: {
    ...addresses.territories,
    access: 'public',
    summary: 'Territories, in both languages',
    responses: { 200: v.array(Territory) },
  },
  climate: {
    ...addresses.climate,
    access: 'public',
    summary: 'Climate norms by month',
    query: v.object({ territory_id: v.optional(Id) }),
    responses: { 200: v.array(Climate) },
  },
  seasonStatements: {
    ...addresses.seasonStatements,
    access: 'public',
    summary: 'What is true of roads and rivers on a day, or on any of the days `through` another',
    query: v.object({ date: CalendarDate, through: v.optional(CalendarDate), territory_id: v.optional(Id) }),
    responses: { 200: v.array(SeasonStatement) },
  },
  transportWays: {
    ...addresses.transportWays,
    access: 'public',
    summary: 'How to get to the territories and away other than by air, in both languages',
    responses: { 200: v.array(TransportWay) },
  },
  clothing: {
    ...addresses.clothing,
    access: 'public',
    summary: 'What to wear by the feels-like temperature, in both languages; empty where the region has no advice',
    responses: { 200: v.array(Clothing) },
  },
  airports: {
    ...addresses.airports,
    access: 'public',
    summary: 'Airports of the region, in both languages',
    responses: { 200: v.array(Airport) },
  },
  mainMenu: { ...addresses.mainMenu, access: 'public', summary: 'Main menu', responses: { 200: MainMenu } },
  subMenu: { ...addresses.subMenu, access: 'public', summary: 'Sub menu', responses: { 200: SubMenu } },
  footerMenu: {
    ...addresses.footerMenu,
    access: 'public',
    summary: 'Footer link groups',
    responses: { 200: FooterMenu },
  },
  main: {
    ...addresses.main,
    access: 'public',
    summary: 'What the home page shows; with `month`, that month: its events first, then the nearest to it',
    query: v.object({ territory_id: v.optional(Id), month: v.optional(CalendarMonth) }),
    responses: {
      200: v.object(cardLists(mainTypes)),
    },
  },
  locations: {
    ...addresses.locations,
    access: 'public',
    limit: 'places',
    summary:
      'Places, filtered and paged; `type_id` may name several; with `ids` the answer is whole and in that order, unknown ones left out and removed ones marked; with `near` the nearest come first unless `sort` says otherwise',
    query: v.object({ ...placeFilters, sort, ...page }),
    responses: {
      200: v.object({
        territory_list: v.array(Counted),
        location_type_list: v.array(Counted),
        location_list: v.array(LocationCard),
        total: v.optional(v.number()),
      }),
    },
  },
  locationPoints: {
    ...addresses.locationPoints,
    access: 'public',
    limit: 'places',
    summary:
      'The places of that list as GeoJSON, for a map: at most 5000 and a mebibyte at once, from `offset`; `total` counts all, `bbox` narrows',
    query: v.object({ ...placeFilters, offset: page.offset }),
    responses: { 200: LocationPoints },
  },
  location: {
    ...addresses.location,
    access: 'public',
    summary: 'One place, with a page of what is near it, nearest first',
    params: v.object({ id: Id }),
    query: v.object({
      radius_km: v.optional(decimal(0.1, 500)),
      nearby_offset: v.optional(wholeNumber(0, 1_000_000)),
    }),
    responses: { 200: v.object({ location: Location }) },
  },
  ...catalogueCalls,
  ...trackCalls,
  suggestions: {
    ...addresses.suggestions,
    access: 'public',
    limit: 'search',
    summary: 'At most 8 objects whose titles begin with what was typed',
    query: v.object({ q: SearchText }),
    responses: { 200: v.array(Suggestion) },
  },
  search: {
    ...addresses.search,
    access: 'public',
    limit: 'search',
    summary: 'Full-text search over everything; the 300 likeliest results are paged to, and `total` counts those',
    query: v.object({ q: SearchText, tag: v.optional(freeText(40)), ...page }),
    responses: { 200: SearchResponse },
  },
  ...accountCalls,
  ...personalCalls,
  ...orderCalls,
  ...reportCalls,
  ...ticketCalls,
  ...organisationCalls,
} as const satisfies Record<string, Call>

/** The type of `calls`. */
export type Calls = typeof calls
