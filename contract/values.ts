import * as v from 'valibot'

/** Decimal string with two digits, in rubles: never a float. */
export const Money = v.object({
  value: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)),
  currency: v.literal('RUB'),
})
export type Money = v.InferOutput<typeof Money>

/** `"latitude,longitude"` in decimal degrees, WGS 84, latitude first. */
export const Geolocation = v.pipe(v.string(), v.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/))
export type Geolocation = v.InferOutput<typeof Geolocation>

/** `YYYY-MM-DD`. */
export const CalendarDate = v.pipe(v.string(), v.isoDate())
export type CalendarDate = v.InferOutput<typeof CalendarDate>

/** RFC 3339 with an offset. */
export const Instant = v.pipe(v.string(), v.isoTimestamp())
export type Instant = v.InferOutput<typeof Instant>

/** Local time of a place, `HH:MM`; a closing time of `00:00` is the end of that day. */
export const LocalTime = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/))

export const objectTypes = ['location', 'event', 'tour', 'excursion', 'guide', 'post', 'track', 'product', 'company', 'page'] as const
export const ObjectType = v.picklist(objectTypes)
export type ObjectType = v.InferOutput<typeof ObjectType>
