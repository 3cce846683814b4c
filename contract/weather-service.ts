import * as v from 'valibot'

/** The wire format of the external weather service, Weatherstack: only the fields that are read. */

/** One reading: °C, km/h. With `interval=24` it describes its whole day. */
const Hour = v.object({
  /** `"0"`, `"300"` … `"2100"`. */
  time: v.string(),
  temperature: v.number(),
  wind_speed: v.optional(v.number()),
  weather_code: v.optional(v.number()),
  weather_descriptions: v.optional(v.array(v.string())),
})
/** One reading of the service. */
export type ServiceHour = v.InferOutput<typeof Hour>

const Day = v.object({ date: v.string(), hourly: v.optional(v.array(Hour), []) })

/** By date; days that the plan does not cover are absent. */
const Days = v.record(v.string(), Day)
/** Days of the service by date. */
export type ServiceDays = v.InferOutput<typeof Days>

/** The response for one place. Its coordinates are rounded strings, so places are matched by their order. */
export const ServicePlace = v.object({
  /** Only our stand-in sends `stand_in`. */
  request: v.optional(v.object({ stand_in: v.optional(v.boolean()) })),
  location: v.object({ name: v.string(), lat: v.string(), lon: v.string(), timezone_id: v.string() }),
  forecast: v.optional(Days),
  historical: v.optional(Days),
})
export type ServicePlace = v.InferOutput<typeof ServicePlace>

/** Has status 200. */
const ServiceFailure = v.object({
  success: v.literal(false),
  error: v.object({ code: v.number(), type: v.optional(v.string()), info: v.optional(v.string()) }),
})

/** Error codes of the service by our names. */
export const serviceCodes = {
  key: 101,
  quota: 104,
  query: 601,
  historical: 603,
  bulk: 604,
  language: 605,
  units: 606,
  interval: 607,
  forecastDays: 608,
  forecastPlan: 609,
  date: 612,
  failed: 615,
} as const

/** A parsed response of the service; `broken`: not in its wire format. */
export type ServiceResponse =
  | { kind: 'places'; places: ServicePlace[] }
  | { kind: 'failure'; code: number; type: string }
  | { kind: 'broken' }

/** @param body parsed JSON; one place comes as an object, several as an array in the order of the query */
export function readServiceResponse(body: unknown): ServiceResponse {
  const failure = v.safeParse(ServiceFailure, body)
  if (failure.success) {
    const { code, type = '' } = failure.output.error
    return { kind: 'failure', code, type }
  }
  const places = v.safeParse(v.array(ServicePlace), Array.isArray(body) ? body : [body])
  return places.success ? { kind: 'places', places: places.output } : { kind: 'broken' }
}
