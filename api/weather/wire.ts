import type { CalendarDate, Language } from '@tropa/contract'
import region from '../content/region.json' with { type: 'json' }
import { timeZone } from '../database/settings.ts'
import { epochSecondsOf, type LocalTime } from '../dates/dates.ts'
import { type Moment, momentAt } from './moment.ts'
import type { Place } from './norms.ts'
import { skyOf } from './sky.ts'
import { sunOf } from './sun.ts'

export type Point = { latitude: number; longitude: number }
/** `interval`: hours from one reading to the next; `hasHours`: what `hourly=1` asks for. */
export type Detail = { language: Language; interval: number; hasHours: boolean }

const kilometresPerHour = (metresPerSecond: number) => metresPerSecond * 3.6
const winds = ['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW']
/** Adding 0 turns -0 into 0, which JSON writes alike. */
const whole = (value: number) => Math.round(value) + 0
const tenths = (value: number) => Math.round(value * 10) / 10 + 0

/** Wind chill of Environment Canada, 2001; above 10 °C the air itself. */
function feelsLike(temperature: number, speed: number): number {
  if (temperature > 10 || speed < 5) return temperature
  const power = speed ** 0.16
  return 13.12 + 0.6215 * temperature - 11.37 * power + 0.3965 * temperature * power
}

function reading(moment: Moment, language: Language) {
  const sky = skyOf(moment)
  const speed = kilometresPerHour(moment.wind)
  return {
    temperature: whole(moment.temperature),
    wind_speed: whole(speed),
    wind_degree: moment.windDegree,
    wind_dir: winds[Math.round(moment.windDegree / 22.5) % 16] ?? 'N',
    weather_code: sky.code,
    weather_icons: [],
    weather_descriptions: [sky[language]],
    precip: tenths(moment.precipitation),
    humidity: whole(moment.humidity * 100),
    pressure: whole(moment.pressure),
    cloudcover: whole(moment.cloud * 100),
    feelslike: whole(feelsLike(moment.temperature, speed)),
    uv_index: moment.temperature > 10 ? 3 : 1,
    windgust: whole(speed * 1.5),
  }
}

const noon = 12

/** A single reading describes its whole day: it is that of noon. */
const hoursOf = (interval: number) =>
  Array.from({ length: 24 / interval }, (_, index) => index * interval).map((hour) => ({
    time: String(hour * 100),
    hour: interval === 24 ? noon : hour,
  }))

const everyHour = Array.from({ length: 24 }, (_, hour) => hour)

/** `offset`: hours that local time is ahead of UTC. */
type LocalDetail = Detail & { offset: number }

function dayOf(place: Place, point: Point, date: CalendarDate, { language, interval, hasHours, offset }: LocalDetail) {
  const moments = everyHour.map((hour) => momentAt(place, date, hour))
  const readingAt = (hour: number) => reading(moments[hour] ?? momentAt(place, date, hour), language)
  const temperatures = moments.map(({ temperature }) => temperature)
  const snow = moments.reduce(
    (sum, { temperature, precipitation }) => sum + (temperature <= 1 ? precipitation / 3 : 0),
    0,
  )
  const clear = moments.reduce((sum, { cloud }, hour) => sum + (hour > 8 && hour < 18 ? 1 - cloud : 0), 0)
  return {
    date,
    date_epoch: epochSecondsOf(date),
    astro: sunOf(point, date, offset),
    mintemp: whole(Math.min(...temperatures)),
    maxtemp: whole(Math.max(...temperatures)),
    avgtemp: whole(temperatures.reduce((sum, temperature) => sum + temperature, 0) / temperatures.length),
    /** Centimetres: a millimetre of water is about one of snow. */
    totalsnow: tenths(snow),
    sunhour: tenths(clear),
    uv_index: Math.max(...temperatures) > 10 ? 3 : 1,
    ...(hasHours && { hourly: hoursOf(interval).map(({ time, hour }) => ({ time, ...readingAt(hour) })) }),
  }
}

export const daysOf = (place: Place, point: Point, dates: readonly CalendarDate[], detail: LocalDetail) =>
  Object.fromEntries(dates.map((date) => [date, dayOf(place, point, date, detail)]))

/** The head of a response for one place; the real service has no `stand_in`. */
const requestOf = ({ latitude, longitude }: Point, language: Language) => ({
  type: 'LatLon',
  query: `Lat ${latitude.toFixed(2)} and Lon ${longitude.toFixed(2)}`,
  language,
  unit: 'm',
  stand_in: true,
})
const coordinatesOf = ({ latitude, longitude }: Point) => ({ lat: latitude.toFixed(3), lon: longitude.toFixed(3) })

export function placeOf(
  place: Place,
  point: Point,
  { date, time, hour, epoch, offset }: LocalTime,
  language: Language,
) {
  return {
    request: requestOf(point, language),
    location: {
      name: place.name,
      ...region.weather_location,
      ...coordinatesOf(point),
      timezone_id: timeZone,
      localtime: `${date} ${time}`,
      localtime_epoch: epoch + offset * 3600,
      utc_offset: offset.toFixed(1),
    },
    current: { observation_time: time, ...reading(momentAt(place, date, hour), language) },
  }
}

/** The response for a place outside of the region, without days. */
export const unknownPlace = (point: Point, language: Language) => ({
  request: requestOf(point, language),
  location: { name: '', ...coordinatesOf(point), timezone_id: 'UTC' },
})
