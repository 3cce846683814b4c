import {
  calendarDate,
  type CalendarDate,
  type ForecastResponse,
  type HistoricalResponse,
  WeatherQuery,
} from '@tropa/contract'
import { usualLimits } from '@tropa/contract/limits'
import { historicalDays, weatherHorizonDays } from '@tropa/machines/weather-reading'
import { dateInRegion } from '../../dates/region-time.ts'
import { createRelay, relayedCall, type RelaySurroundings } from '../relays/relay.ts'
import { forecastOf, historicalOf } from './readings.ts'
import type { WeatherService } from './weather-service.ts'

const messages = {
  unavailable: { ru: 'Погода временно недоступна', en: 'The weather is unavailable for now' },
  late: { ru: 'Служба погоды не ответила вовремя', en: 'The weather service did not answer in time' },
}

/** A hundredth of a degree is a kilometre: nearby places share one cached response. */
const rounded = (place: string) =>
  place
    .split(',')
    .map((part) => Number(part).toFixed(2))
    .join(',')

const placesOf = ({ query }: WeatherQuery) => query.split(';').map(rounded)

async function forecast(service: WeatherService, query: WeatherQuery): Promise<ForecastResponse> {
  const { date, language } = query
  const days = weatherHorizonDays
  const response = await service.ask({ kind: 'forecast', places: placesOf(query), language, days })
  const reading_list = response.places.map((place) => forecastOf(place, date))
  return { kind: 'forecast', date, measured_on: date, is_stand_in: response.isStandIn, reading_list }
}

async function historical(
  service: WeatherService,
  query: WeatherQuery,
  today: CalendarDate,
): Promise<HistoricalResponse> {
  const { date, language } = query
  const { start, end } = historicalDays(date)
  const measured_on = calendarDate(start)
  const places = placesOf(query)
  // A travel date more than a year away has no day a year earlier yet.
  if (measured_on > today) {
    return { kind: 'historical', date, measured_on, is_stand_in: false, reading_list: places.map(() => null) }
  }
  const to = end < today ? calendarDate(end) : today
  const response = await service.ask({ kind: 'historical', places, language, from: measured_on, to })
  const reading_list = response.places.map((place) => historicalOf(place, measured_on))
  return { kind: 'historical', date, measured_on, is_stand_in: response.isStandIn, reading_list }
}

/** Answers `weather/forecast` and `weather/historical` of `weatherCalls` in the contract. */
export function createWeatherRelay(service: WeatherService, { now = Date.now, ...more }: RelaySurroundings = {}) {
  const today = () => dateInRegion(new Date(now()))
  return createRelay({
    name: 'weather',
    limit: usualLimits.weather,
    calls: {
      forecast: relayedCall(WeatherQuery, (query) => forecast(service, query)),
      historical: relayedCall(WeatherQuery, (query) => historical(service, query, today())),
    },
    maxAge: 600,
    messages,
    now,
    ...more,
  })
}
