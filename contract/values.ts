import * as v from 'valibot'
import { isCalendarDate, isInDateRange } from './calendar-date.ts'

/** Decimal string with two digits, in rubles: never a float. */
export const Money = v.object({
  value: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)),
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

/** RFC 3339 with an offset, on a calendar date. */
export const Instant = v.pipe(v.string(), v.isoTimestamp(), v.check(isOnRealDay, 'iso_date'))
export type Instant = v.InferOutput<typeof Instant>

const isWellFormed = (text: string) => !/[\0\p{Surrogate}]/u.test(text)

/**
 * What a person or a program wrote: every text that a caller sends is one. NUL and halves of surrogate pairs are refused:
 * PostgreSQL stores neither.
 * @param longest in UTF-16 code units
 */
export const freeText = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.check(isWellFormed, 'characters'))

/** Local time of a place, `HH:MM`; a closing time of `00:00` is the end of that day. */
export const LocalTime = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/))

/** A link that leaves the portal: never one that runs. */
export const WebAddress = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s"<>]+$/))

/** No spaces, quotes, angle brackets, backslashes or control characters; two slashes at its beginning would name another host. */
const path = String.raw`\/(?!\/)[!#-;=?-[\]-~\u00a1-\uffff]*`

/** A page of the portal: a path, perhaps with a query. */
export const PortalLink = v.pipe(v.string(), v.regex(new RegExp(`^${path}$`)))
export const Link = v.pipe(v.string(), v.regex(new RegExp(String.raw`^(?:${path}|https?:\/\/[^\s"<>]+)$`)))

/** From editors: untrusted, sanitised before it is stored and before it is shown. */
export const Html = v.string()

/** Of tours, excursions and tracks, spelt as the specification spells them. */
export const categories = ['ethno', 'activity', 'medicin', 'family', 'disabled', 'buisness'] as const
export const Category = v.picklist(categories)
export type Category = v.InferOutput<typeof Category>

export const objectTypes = ['location', 'event', 'tour', 'excursion', 'guide', 'post', 'track', 'product', 'company', 'page'] as const
export const ObjectType = v.picklist(objectTypes)
export type ObjectType = v.InferOutput<typeof ObjectType>
