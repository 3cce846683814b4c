/** A point of a route, as files for navigators have it. */
export type RouteStop = {
  the_title: string
  the_summary?: string
  /** `latitude,longitude`, degrees. */
  geolocation: string
  /** Of its page, without the host. */
  link?: string
}

/** Stops in order, with straight lines between them. */
export type RoutePart = { title: string; summary: string; stops: readonly RouteStop[] }

/** What a file for navigators holds. A track that is divided into days has a part for each. */
export type RouteFile = {
  title: string
  summary: string
  link?: string
  parts: readonly RoutePart[]
}
