import type { QueryClient } from '@tanstack/react-query'
import type { MapConfiguration } from '../map/map-configuration.ts'
import type { Portal } from './portal.ts'
import type { Preloads } from './surroundings.ts'
import type { Session } from '../visitor/session.ts'

/**
 * What loaders and pages get of the router. Apart from the router, which knows every
 * route, so that a route may name it.
 */
export type RouterContext = {
  session: Session
  portal: Portal
  queryClient: QueryClient
  isLanguageUnknown: boolean
  /** Scheme and host of the portal as the world knows it, for canonical addresses. */
  origin: string
  preloads: Preloads
  /** Of the build that drew the page. */
  version: string
  /** Of the request that the page answered: the log of the server knows it by this id. */
  requestId: string
  /** Base maps beside the embedded one. */
  map: MapConfiguration
  /** The partner's search of flights, as `FLIGHTS_URL` says; `null`: none. */
  flightsUrl: string | null
}
