/** A point of a route in a file for navigation apps. */
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

/** The content of a file for navigation apps. A track that is divided into days has a part for each. */
export type RouteFile = {
  title: string
  summary: string
  link?: string
  parts: readonly RoutePart[]
}
