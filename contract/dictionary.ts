import * as v from 'valibot'
import { Geolocation } from './values.ts'

export const Territory = v.object({
  id: v.number(),
  title: v.string(),
  title_en: v.string(),
  geolocation: v.optional(Geolocation),
})
export type Territory = v.InferOutput<typeof Territory>

/** `icao` and `iata` are its codes; `city` is the place that people name when they fly there. */
export const Airport = v.object({
  iata: v.string(),
  icao: v.string(),
  title: v.string(),
  title_en: v.string(),
  city: v.optional(v.string()),
  city_en: v.optional(v.string()),
  territory_id: v.number(),
  geolocation: Geolocation,
})
export type Airport = v.InferOutput<typeof Airport>

/** Norms of one territory, °C; `approximate` figures say so wherever they are shown. */
export const Climate = v.object({
  territory_id: v.number(),
  period: v.string(),
  approximate: v.boolean(),
  months: v.array(v.object({ month: v.number(), day: v.number(), night: v.number(), p10: v.number(), p90: v.number() })),
})
export type Climate = v.InferOutput<typeof Climate>
