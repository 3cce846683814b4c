import type { Clothing } from '@tropa/contract'
import { windChill } from '@tropa/library/WeatherWidget/windChill.ts'
import { daylight } from '../dates/daylight.ts'
import { monthOf } from '../dates/season.ts'
import { region } from '../region/region.ts'

/** What is known of a territory on the day, at its coldest. °C, wind in km/h. */
export type ColdReading = {
  territory_id: number
  basis: 'forecast' | 'historical' | 'norm' | 'standIn'
  temperature: number
  wind: number
  isWet: boolean
}
/** The territory where it is coldest; `feelsLike`: whole °C. */
export type Coldest = Pick<ColdReading, 'territory_id' | 'basis'> & { feelsLike: number }
/** What notes are chosen by: the strongest wind, km/h, and the month, 1–12. */
export type ClothingDay = { wind: number; isWet: boolean; isDark: boolean; month: number }

/** Hours between which visitors are outside. */
const outsideFrom = 9
const outsideTo = 18

/** @returns whole °C */
export const feelsLike = (temperature: number, wind: number): number => Math.round(windChill(temperature, wind)) || 0

/** @returns `null`: nothing is known of any territory */
export function coldestOf(readings: readonly ColdReading[]): Coldest | null {
  const felt = readings.map(({ territory_id, basis, temperature, wind }) => ({
    territory_id,
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

const isTrueOn = ({ when }: Note, { wind, isWet, isDark, month }: ClothingDay): boolean =>
  wind >= (when.wind_kmh_min ?? 0) &&
  (when.precipitation_mm_min === undefined || isWet) &&
  (when.daylight !== 'dusk_or_night' || isDark) &&
  (when.months?.includes(month) ?? true)

/** The notes to a day, in the order of the advice. */
export const notesOf = ({ notes }: Clothing, day: ClothingDay): Note[] => notes.filter((note) => isTrueOn(note, day))

/** Whether the sun is down for some of the hours that visitors are outside. */
function hasDarkHours(date: string): boolean {
  const { rise, set, lengthMinutes } = daylight(date, region.center, region.timeZone)
  return rise === null || set === null ? lengthMinutes === 0 : rise > outsideFrom || set < outsideTo
}

/** @param date `YYYY-MM-DD` */
export const clothingDay = (date: string, readings: readonly ColdReading[]): ClothingDay => ({
  wind: Math.max(0, ...readings.map(({ wind }) => wind)),
  isWet: readings.some(({ isWet }) => isWet),
  isDark: hasDarkHours(date),
  month: monthOf(date),
})
