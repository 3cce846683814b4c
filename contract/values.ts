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

const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** `YYYY-MM-DD`, a day that there is. */
export const CalendarDate = v.pipe(v.string(), v.isoDate(), v.check(isDay, 'iso_date'))
export type CalendarDate = v.InferOutput<typeof CalendarDate>

/** RFC 3339 with an offset. */
export const Instant = v.pipe(v.string(), v.isoTimestamp())
export type Instant = v.InferOutput<typeof Instant>

/** Local time of a place, `HH:MM`; a closing time of `00:00` is the end of that day. */
export const LocalTime = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/))

/** A link that leaves the portal: never one that runs. */
export const WebAddress = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s"<>]+$/))

/** From editors: untrusted, sanitised before it is stored and before it is shown. */
export const Html = v.string()

/** Of tours, excursions and tracks, spelt as the specification spells them. */
export const categories = ['ethno', 'activity', 'medicin', 'family', 'disabled', 'buisness'] as const
export const Category = v.picklist(categories)
export type Category = v.InferOutput<typeof Category>

export const objectTypes = ['location', 'event', 'tour', 'excursion', 'guide', 'post', 'track', 'product', 'company', 'page'] as const
export const ObjectType = v.picklist(objectTypes)
export type ObjectType = v.InferOutput<typeof ObjectType>
