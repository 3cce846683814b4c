import { calendarDate, type CalendarDate } from '@tropa/contract'
import type { PlannedVisit } from '../planned-visit.ts'

export const at = (latitude: number, longitude = 69.03) => ({ latitude, longitude })

/** A visit of an hour and a half in the town, at any time. */
export const aVisit = (key: string, visit: Partial<PlannedVisit> = {}): PlannedVisit => ({
  key,
  title: key,
  point: at(61),
  territory: 1,
  center: null,
  stay: 1.5,
  season: [],
  isOutdoor: false,
  access: [],
  opensOn: () => null,
  usualHours: null,
  sessions: null,
  ...visit,
})
export const open = (from: number, to: number) => () => [{ from, to }]

export const saturday = calendarDate('2026-12-05')
export const sunday = calendarDate('2026-12-06')

export const [museum, gallery] = [aVisit('museum', { stay: 4 }), aVisit('gallery', { stay: 4 })]
export const river = aVisit('river', { isOutdoor: true })
/** An event from 12 to 14 on these days. */
export const eventOn = (...dates: CalendarDate[]) =>
  aVisit('fair', { sessions: dates.map((date) => ({ date, from: 12, to: 14, isSoldOut: false })) })
