import * as v from 'valibot'
import { CalendarDate, Geolocation } from './values.ts'

/** A municipality of the region, in both languages. */
export const Territory = v.object({
  id: v.number(),
  title: v.string(),
  title_en: v.string(),
  geolocation: v.optional(Geolocation),
})
export type Territory = v.InferOutput<typeof Territory>

/** An airport by its IATA and ICAO codes. `city`: the city that people name when they fly there. */
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

/**
 * Climate norms of a territory by month, 1–12, in °C: `day` and `night` are means; one night in ten is colder than
 * `p10`, one day in ten is warmer than `p90`. `approximate` figures must be shown as such.
 */
export const Climate = v.object({
  territory_id: v.number(),
  period: v.string(),
  approximate: v.boolean(),
  months: v.array(
    v.object({ month: v.number(), day: v.number(), night: v.number(), p10: v.number(), p90: v.number() }),
  ),
})
export type Climate = v.InferOutput<typeof Climate>

/**
 * What is usually true of roads and rivers on a day, in both languages, with the article that says so. Statements are
 * about safety: a page shows one only for days that the provider gave it for. `from` and `through` are days of the
 * year, `MM-DD`, both included, and may span New Year: a page about several days says on which of them it is true.
 */
export const SeasonStatement = v.object({
  id: v.string(),
  title: v.string(),
  title_en: v.string(),
  from: v.optional(v.string()),
  through: v.optional(v.string()),
  /** The address of the article in the portal. */
  source_link: v.string(),
})
export type SeasonStatement = v.InferOutput<typeof SeasonStatement>

/** The kinds of ways; airports have a call of their own. */
export const transportKinds = ['rail', 'road', 'river', 'winter_road'] as const

/**
 * A way to territories and away, in both languages, with the article that says so. `from` and `through` are days of the
 * year, `MM-DD`, both included, and may span New Year: it is open only then; without them always.
 */
export const TransportWay = v.object({
  id: v.string(),
  kind: v.picklist(transportKinds),
  territory_ids: v.array(v.number()),
  title: v.string(),
  title_en: v.string(),
  from: v.optional(v.string()),
  through: v.optional(v.string()),
  /** The address of the article in the portal. */
  source_link: v.string(),
  source_title: v.optional(v.string()),
  source_title_en: v.optional(v.string()),
  /** When the way was last compared with the article. */
  checked_on: v.optional(CalendarDate),
})
export type TransportWay = v.InferOutput<typeof TransportWay>

const BothTexts = v.object({ ru: v.string(), en: v.string() })
const Outfit = v.object({
  head: BothTexts,
  torso: BothTexts,
  legs: BothTexts,
  feet: BothTexts,
  hands: BothTexts,
  extra: BothTexts,
})

/**
 * What to wear. A band is for feels-like temperatures in whole °C, both limits included; `null`: no limit. A note is
 * for days on which everything in `when` is true: wind in km/h, precipitation in mm, months 1–12.
 */
export const Clothing = v.object({
  title: BothTexts,
  note: BothTexts,
  source: BothTexts,
  bands: v.array(
    v.object({
      id: v.string(),
      feels_like_min: v.nullable(v.number()),
      feels_like_max: v.nullable(v.number()),
      title: BothTexts,
      danger: v.string(),
      summary: BothTexts,
      adult: Outfit,
      child: Outfit,
      outside: BothTexts,
    }),
  ),
  notes: v.array(
    v.object({
      id: v.string(),
      when: v.object({
        wind_kmh_min: v.optional(v.number()),
        precipitation_mm_min: v.optional(v.number()),
        daylight: v.optional(v.string()),
        months: v.optional(v.array(v.number())),
      }),
      title: BothTexts,
      text: BothTexts,
    }),
  ),
})
export type Clothing = v.InferOutput<typeof Clothing>
