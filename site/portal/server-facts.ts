import type { Counter } from '../analytics/counter.ts'
import type { MapConfiguration } from '../map/map-configuration.ts'

/**
 * What pages know of the settings that `server/configuration.ts` reads. The server sends them to the browser with the
 * page.
 */
export type ServerFacts = {
  /** Base maps besides the embedded one. */
  map: MapConfiguration
  /** The partner's flight search, with optional {origin}, {destination}, {depart} and {return}; `null`: none. */
  flightsUrl: string | null
  /** Whether buying needs no account: `GUEST_CHECKOUT`. */
  guestsMayBuy: boolean
  /** Whether a router is configured (`ROUTING_URL`), so that distances are by road. */
  hasRoads: boolean
  /** The counter of visits; `null`: none. */
  counter: Counter | null
}

/** Until the page is hydrated, and in tests. */
export const unknownFacts: ServerFacts = {
  map: {},
  flightsUrl: null,
  guestsMayBuy: true,
  hasRoads: false,
  counter: null,
}
