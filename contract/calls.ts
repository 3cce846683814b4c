import * as v from 'valibot'
import type { Call } from './call.ts'
import { EventCard, GuideCard, LocationCard, TourCard, TrackCard } from './card.ts'
import { Climate, Territory } from './dictionary.ts'
import { Failure } from './failure.ts'
import { Location } from './location.ts'
import { FooterMenu, MainMenu, SubMenu } from './menu.ts'
import { decimal, Flag, Id, Ids, page, SearchText } from './query.ts'
import { SearchAnswer, Suggestion } from './search.ts'
import { Geolocation } from './values.ts'

/** `south,west,north,east`: latitude first, as everywhere. */
const BoundingBox = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?,-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/),
)

/** One list, from which come the types on both sides, request validation and OpenAPI. */
export const calls = {
  territories: { method: 'get', path: 'portal/dictionary/territory', answers: { 200: v.array(Territory) } },
  climate: {
    method: 'get',
    path: 'portal/dictionary/climate',
    query: v.object({ territory_id: v.optional(Id) }),
    answers: { 200: v.array(Climate), 422: Failure },
  },
  mainMenu: { method: 'get', path: 'portal/dynamic/main-menu', answers: { 200: MainMenu } },
  subMenu: { method: 'get', path: 'portal/dynamic/sub-menu', answers: { 200: SubMenu } },
  footerMenu: { method: 'get', path: 'portal/dynamic/footer-menu', answers: { 200: FooterMenu } },
  main: {
    method: 'get',
    path: 'portal/main',
    query: v.object({ territory_id: v.optional(Id) }),
    answers: {
      200: v.object({
        track_list: v.array(TrackCard),
        event_list: v.array(EventCard),
        tour_list: v.array(TourCard),
        excursion_list: v.array(TourCard),
        guide_list: v.array(GuideCard),
        location_list: v.array(LocationCard),
      }),
      422: Failure,
    },
  },
  locations: {
    method: 'get',
    path: 'portal/location',
    query: v.object({
      territory_id: v.optional(Id),
      type_id: v.optional(Id),
      for_disabled: v.optional(Flag),
      q: v.optional(SearchText),
      bbox: v.optional(BoundingBox),
      near: v.optional(Geolocation),
      radius_km: v.optional(decimal(0.1, 500)),
      ids: v.optional(Ids),
      ...page,
    }),
    answers: {
      200: v.object({
        territory_list: v.array(v.object({ id: v.number(), the_title: v.string(), count: v.optional(v.number()) })),
        location_type_list: v.array(v.object({ id: v.number(), the_title: v.string(), count: v.optional(v.number()) })),
        location_list: v.array(LocationCard),
        total: v.optional(v.number()),
      }),
      422: Failure,
    },
  },
  location: {
    method: 'get',
    path: 'portal/location/{id}',
    params: v.object({ id: Id }),
    query: v.object({ radius_km: v.optional(decimal(0.1, 500)) }),
    answers: { 200: v.object({ location: Location }), 404: Failure, 422: Failure },
  },
  suggestions: {
    method: 'get',
    path: 'portal/search/suggestions',
    query: v.object({ q: SearchText }),
    answers: { 200: v.array(Suggestion), 422: Failure },
  },
  search: {
    method: 'get',
    path: 'portal/search',
    query: v.object({ q: SearchText, tag: v.optional(v.pipe(v.string(), v.maxLength(40))), ...page }),
    answers: { 200: SearchAnswer, 422: Failure },
  },
} as const satisfies Record<string, Call>

export type Calls = typeof calls
