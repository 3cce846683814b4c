import * as v from 'valibot'
import { Geolocation } from './values.ts'

export const Territory = v.object({
  id: v.number(),
  title: v.string(),
  title_en: v.string(),
  geolocation: v.optional(Geolocation),
})
export type Territory = v.InferOutput<typeof Territory>

/** Norms of one territory, °C; `approximate` figures say so wherever they are shown. */
export const Climate = v.object({
  territory_id: v.number(),
  period: v.string(),
  approximate: v.boolean(),
  months: v.array(v.object({ month: v.number(), day: v.number(), night: v.number(), p10: v.number(), p90: v.number() })),
})
export type Climate = v.InferOutput<typeof Climate>
