import type { CalendarDate, Climate, Language, TrackObject } from '@tropa/contract'
import { mostWeatherPlaces } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { intArray } from '../database/array.ts'
import { rows } from '../database/database.ts'
import { inRegion, monthOf, shortDate } from '../dates/dates.ts'
import type { Item, Writing } from '../mail/letter.ts'
import type { WeatherResponse } from '../mail/portal-weather.ts'
import { letterTexts } from './letter-texts.ts'

type Town = { id: number; title: string; geolocation: string | undefined }

/** Rounded before it gets its sign: 0.3 °C is `0 °C`. */
function degrees(celsius: number): string {
  const rounded = Math.round(celsius)
  if (rounded === 0) return '0 °C'
  return `${rounded < 0 ? '−' : '+'}${Math.abs(rounded)} °C`
}

/** The territories of a day, each once, with the point of the first stop of the whole track there. */
function townsOf(ofDay: readonly TrackObject[], ofTrack: readonly TrackObject[]): Town[] {
  const pointIn = (id: number) =>
    ofTrack.find(({ territory, geolocation }) => territory?.id === id && geolocation)?.geolocation
  const titles = new Map(ofDay.flatMap(({ territory }) => (territory ? [[territory.id, territory.the_title]] : [])))
  return [...titles].map(([id, title]) => ({ id, title, geolocation: pointIn(id) })).slice(0, mostWeatherPlaces)
}

/** A reading as text, with its kind, such as forecast. */
function readingText(response: WeatherResponse, index: number, language: Language): string {
  const words = letterTexts[language]
  const reading = response.reading_list[index]
  if (!reading) return words.noData
  const isForecast = 'temperature' in reading
  const temperature = isForecast
    ? degrees(reading.temperature)
    : `${words.byDay} ${degrees(reading.day)}, ${words.byNight} ${degrees(reading.night)}`
  const label = response.is_stand_in
    ? words.standIn
    : isForecast
      ? words.forecast
      : words.yearAgo(shortDate(response.measured_on))
  const sky = reading.the_sky?.toLocaleLowerCase(language)
  const wind = reading.wind !== undefined && words.wind(Math.round(reading.wind))
  return `${[temperature, sky, wind].filter(Boolean).join(', ')} (${label})`
}

async function normsOf({ db }: Writing, towns: readonly Town[]): Promise<ReadonlyMap<number, Climate>> {
  const ids = intArray(towns.map(({ id }) => id))
  const list = await rows<{ norms: string }>(db, sql`select norms from climate where territory_id = any(${ids})`)
  return new Map(
    list.map(({ norms }) => {
      const climate: Climate = JSON.parse(norms)
      return [climate.territory_id, climate]
    }),
  )
}

function usualText(climate: Climate | undefined, date: CalendarDate, language: Language): string | undefined {
  const norm = climate?.months.find(({ month }) => month === monthOf(date))
  return climate && norm && letterTexts[language].usually(degrees(norm.night), degrees(norm.day), climate.period)
}

/** The weather of a day in each of its territories, as the portal's pages have it, with the norm of the month. */
export async function weatherItems(
  writing: Writing,
  { ofDay, ofTrack }: { ofDay: readonly TrackObject[]; ofTrack: readonly TrackObject[] },
  date: CalendarDate,
): Promise<Item[]> {
  const { weather, now, language } = writing
  const towns = townsOf(ofDay, ofTrack)
  const located = towns.filter(({ geolocation }) => geolocation !== undefined)
  const places = located.flatMap(({ geolocation }) => geolocation ?? [])
  const [response, norms] = await Promise.all([
    weather({ date, today: inRegion(now).date, places, language }),
    normsOf(writing, towns),
  ])
  return towns.flatMap((town) => {
    const index = located.indexOf(town)
    const reading = response && index >= 0 ? readingText(response, index, language) : undefined
    const usually = usualText(norms.get(town.id), date, language)
    if (reading === undefined && usually === undefined) return []
    const label = [town.title, reading].filter(Boolean).join(': ')
    return [{ label, ...(usually !== undefined && { text: usually }) }]
  })
}
