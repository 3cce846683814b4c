import type { CalendarDate } from '@tropa/contract'
import type { RouteFile, RouteStop } from '../catalogue/tracks/route-file.ts'
import type { Card } from '../portal/cards-by-id.ts'

/** A day of the visitor's track with what the portal knows of its stops. */
export type FileDay = {
  title: string
  note: string | null
  /** `null`: none is chosen. */
  date: CalendarDate | null
  stops: readonly FileStop[]
}

/** `from` and `to`: decimal hours of the day, `to` may be past 24; `null`: it has no time. */
export type FileStop = {
  card: Card
  note: string | null
  time: { from: number; to: number } | null
  /** Its conflict on the day; `null`: none. */
  conflict: string | null
}

const routeStop = ({ card, note }: FileStop): RouteStop[] => {
  const { the_title, the_summary, geolocation, link } = card
  if (geolocation === undefined) return []
  return [{ the_title, the_summary: [note, the_summary].filter(Boolean).join('. '), geolocation, link }]
}

/**
 * The days that have points, as parts of a file.
 * @param link of the page of the track; `null`: it no longer has one
 */
export function routeOf(title: string, link: string | null, days: readonly FileDay[]): RouteFile {
  const parts = days.map((day) => ({ title: day.title, summary: day.note ?? '', stops: day.stops.flatMap(routeStop) }))
  const own = link === null ? {} : { link }
  return { title, summary: '', ...own, parts: parts.filter(({ stops }) => stops.length > 0) }
}
