import type { CalendarDate, Clothing } from '@tropa/contract'
import { windChill } from '@tropa/library/WeatherWidget/windChill.ts'
import { daylight } from '../dates/daylight.ts'
import { monthOf } from '../dates/season.ts'
import { region } from '../region/region.ts'

/** What is known of the coldest time in a territory on a date of the trip. °C, wind in km/h. */
export type ColdReading = {
  /** The territory. */
  place: string
  date: CalendarDate
  basis: 'forecast' | 'historical' | 'norm' | 'standIn'
  temperature: number
  wind: number
  isWet: boolean
}
/** The coldest place and date; `feelsLike`: whole °C. */
export type Coldest = Pick<ColdReading, 'place' | 'date' | 'basis'> & { feelsLike: number }
/**
 * The conditions by which notes are chosen: the strongest wind, km/h, precipitation, dark hours, and the months,
 * 1–12.
 */
export type ClothingDays = { wind: number; isWet: boolean; isDark: boolean; months: readonly number[] }

/** The hours of the day during which visitors are outside. */
const outsideFrom = 9
const outsideTo = 18

/** @returns whole °C */
export const feelsLike = (temperature: number, wind: number): number => Math.round(windChill(temperature, wind)) || 0

/** @returns `null` if nothing is known of any territory */
export function coldestOf(readings: readonly ColdReading[]): Coldest | null {
  const felt = readings.map(({ place, date, basis, temperature, wind }) => ({
    place,
    date,
    basis,
    feelsLike: feelsLike(temperature, wind),
  }))
  return felt.toSorted((one, other) => one.feelsLike - other.feelsLike)[0] ?? null
}

/** @param temperature feels-like, whole °C */
export const bandOf = ({ bands }: Clothing, temperature: number) =>
  bands.find(
    ({ feels_like_min, feels_like_max }) =>
      temperature >= (feels_like_min ?? -Infinity) && temperature <= (feels_like_max ?? Infinity),
  )

type Note = Clothing['notes'][number]

const isTrueOn = ({ when }: Note, { wind, isWet, isDark, months }: ClothingDays): boolean =>
  wind >= (when.wind_kmh_min ?? 0) &&
  (when.precipitation_mm_min === undefined || isWet) &&
  (when.daylight !== 'dusk_or_night' || isDark) &&
  (when.months?.some((month) => months.includes(month)) ?? true)

/** The notes that apply to the days of a trip, in the order of the advice. */
export const notesOf = ({ notes }: Clothing, days: ClothingDays): Note[] => notes.filter((note) => isTrueOn(note, days))

/** Whether it is dark during some of the hours in which visitors are outside. */
function hasDarkHours(date: CalendarDate): boolean {
  const { rise, set, lengthMinutes } = daylight(date, region.center, region.timeZone)
  return rise === null || set === null ? lengthMinutes === 0 : rise > outsideFrom || set < outsideTo
}

/** The conditions by which notes are chosen, on the dates of the readings. */
export const clothingDays = (readings: readonly ColdReading[]): ClothingDays => ({
  wind: Math.max(0, ...readings.map(({ wind }) => wind)),
  isWet: readings.some(({ isWet }) => isWet),
  isDark: readings.some(({ date }) => hasDarkHours(date)),
  months: [...new Set(readings.map(({ date }) => monthOf(date)))],
})
