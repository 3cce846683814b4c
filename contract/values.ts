import * as v from 'valibot'
import { isCalendarDate, isCalendarMonth, isInDateRange } from './calendar-date.ts'
import { categories } from './categories.ts'
import { objectTypes } from './kinds.ts'

/** With at most 12 digits of rubles, a number holds the kopecks exactly. */
const amount = /^\d{1,12}\.\d{2}$/

/**
 * An amount in rubles: `value` is a decimal string with 1 to 12 digits before the point and two after it, never a
 * float.
 */
export const Money = v.object({
  value: v.pipe(v.string(), v.regex(amount)),
  currency: v.literal('RUB'),
})
export type Money = v.InferOutput<typeof Money>

/** `"latitude,longitude"` in decimal degrees, WGS 84, latitude first. */
export const Geolocation = v.pipe(v.string(), v.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/))
export type Geolocation = v.InferOutput<typeof Geolocation>

const isRealDay = (text: string) => isCalendarDate(text)

/** `YYYY-MM-DD`, a real day from 1900 to 2199. */
export const CalendarDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isInDateRange, 'date_range'),
  v.check(isRealDay, 'iso_date'),
  v.brand('CalendarDate'),
)
export type CalendarDate = v.InferOutput<typeof CalendarDate>

const isOnRealDay = (instant: string) => isCalendarDate(instant.slice(0, 10))

const isRealMonth = (text: string) => isCalendarMonth(text)

/** `YYYY-MM`, from 1900 to 2199. */
export const CalendarMonth = v.pipe(v.string(), v.check(isRealMonth, 'iso_date'), v.brand('CalendarMonth'))
export type CalendarMonth = v.InferOutput<typeof CalendarMonth>

/** RFC 3339 with an offset, on a calendar date. */
export const Instant = v.pipe(v.string(), v.isoTimestamp(), v.check(isOnRealDay, 'iso_date'))
export type Instant = v.InferOutput<typeof Instant>

const isWellFormed = (text: string) => !/[\0\p{Surrogate}]/u.test(text)

/**
 * Any text that a caller sends. NUL and lone surrogates are refused, because PostgreSQL cannot store them.
 * @param longest in UTF-16 code units
 */
export const freeText = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.check(isWellFormed, 'characters'))

/** Local time of a place, `HH:MM`; `00:00` as a closing time is the end of the day. */
export const LocalTime = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/))

function isTimeZone(name: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** An IANA name, such as `Europe/Paris`. */
export const TimeZone = v.pipe(v.string(), v.check(isTimeZone, 'time_zone'))
export type TimeZone = v.InferOutput<typeof TimeZone>

/** An address of another site: HTTP only, so never `javascript:`. */
export const WebAddress = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s"<>]+$/))

/**
 * Has no spaces, quotes, angle brackets, backslashes or control characters; two leading slashes would name another
 * host.
 */
const path = String.raw`\/(?!\/)[!#-;=?-[\]-~\u00a1-\uffff]*`

/** A path of the portal, with or without a query. */
export const PortalLink = v.pipe(v.string(), v.regex(new RegExp(`^${path}$`)))
/** A path of the portal, or an address of another site. */
export const Link = v.pipe(v.string(), v.regex(new RegExp(String.raw`^(?:${path}|https?:\/\/[^\s"<>]+)$`)))

/** HTML of editors: untrusted, sanitised before it is stored and again before it is shown. */
export const Html = v.string()

/** One of `categories`. */
export const Category = v.picklist(categories)
export type Category = v.InferOutput<typeof Category>

/** One of `objectTypes`. */
export const ObjectType = v.picklist(objectTypes)
export type ObjectType = v.InferOutput<typeof ObjectType>
