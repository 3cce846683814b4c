import {
  calendarDate,
  type Failure,
  type ForecastAnswer,
  type HistoricalAnswer,
  type Language,
  textInLanguage,
  type Texts,
  WeatherQuery,
} from '@tropa/contract'
import { checked } from '@tropa/contract/checked'
import { type RateLimit, usualLimits } from '@tropa/contract/limits'
import { historicalDays, weatherHorizonDays } from '@tropa/machines/weather-reading'
import { dateInRegion } from '../../dates/region-time.ts'
import { logError } from '../http/log.ts'
import { dataPolicy } from '../http/security-headers.ts'
import { VisitorLimit } from '../http/visitor-limit.ts'
import type { Visit } from '../http/visit.ts'
import { forecastOf, historicalOf } from './readings.ts'
import type { WeatherService } from './weather-service.ts'
import { languageOf } from '@tropa/contract/accept-language'

const messages = {
  404: { ru: 'Страница не найдена', en: 'This page could not be found' },
  405: { ru: 'Здесь так не спрашивают: другой метод', en: 'This method is not allowed here' },
  422: { ru: 'Проверьте поля', en: 'Check the fields' },
  429: { ru: 'Слишком много запросов. Подождите немного', en: 'Too many requests. Wait a little' },
  503: { ru: 'Погода временно недоступна', en: 'The weather is unavailable for now' },
  504: { ru: 'Служба погоды не ответила вовремя', en: 'The weather service did not answer in time' },
} as const satisfies Record<number, Texts>

type Refusal = { errors?: Failure['errors']; headers?: Record<string, string> }

function refuse(status: keyof typeof messages, language: Language, { errors, headers }: Refusal = {}): Response {
  const failure: Failure = { message: textInLanguage(messages[status], language), ...(errors && { errors }) }
  const always = { 'cache-control': 'no-store', 'content-language': language, 'content-security-policy': dataPolicy }
  return Response.json(failure, { status, headers: { ...always, ...headers } })
}

/** A hundredth of a degree is a kilometre: nearby places share one cached answer. */
const rounded = (place: string) =>
  place
    .split(',')
    .map((part) => Number(part).toFixed(2))
    .join(',')

const placesOf = ({ query }: WeatherQuery) => query.split(';').map(rounded)

async function forecast(service: WeatherService, query: WeatherQuery): Promise<ForecastAnswer> {
  const { date, language } = query
  const days = weatherHorizonDays
  const answer = await service.ask({ kind: 'forecast', places: placesOf(query), language, days })
  const reading_list = answer.places.map((place) => forecastOf(place, date))
  return { kind: 'forecast', date, measured_on: date, is_stand_in: answer.isStandIn, reading_list }
}

async function historical(service: WeatherService, query: WeatherQuery, today: string): Promise<HistoricalAnswer> {
  const { date, language } = query
  const { start, end } = historicalDays(date)
  const measured_on = calendarDate(start)
  const places = placesOf(query)
  // A travel date more than a year away has no day a year earlier yet.
  if (measured_on > today) {
    return { kind: 'historical', date, measured_on, is_stand_in: false, reading_list: places.map(() => null) }
  }
  const to = calendarDate(end < today ? end : today)
  const answer = await service.ask({ kind: 'historical', places, language, from: measured_on, to })
  const reading_list = answer.places.map((place) => historicalOf(place, measured_on))
  return { kind: 'historical', date, measured_on, is_stand_in: answer.isStandIn, reading_list }
}

type Read = (service: WeatherService, query: WeatherQuery, today: string) => Promise<ForecastAnswer | HistoricalAnswer>
const reads: Readonly<Record<string, Read>> = { forecast, historical }

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

const failureOf = (error: unknown, language: Language): Response =>
  isTimeout(error) ? refuse(504, language) : refuse(503, language, { headers: { 'retry-after': '60' } })

export type WeatherRelayOptions = {
  service: WeatherService
  limit?: RateLimit
  now?: () => Date
  log?: typeof logError
}

/**
 * Answers `weather/forecast` and `weather/historical` of `weatherCalls` in the contract. Nothing of the visitor goes to
 * the service: neither headers nor cookies.
 */
export function createWeatherRelay(options: WeatherRelayOptions) {
  const { service, limit = usualLimits.weather, now = () => new Date(), log = logError } = options
  const limiter = new VisitorLimit(limit, () => now().getTime())

  return async function relay({ request, url, requestId, visitor }: Visit, path: string): Promise<Response> {
    const language = languageOf(url.searchParams.get('language'))
    const read = Object.hasOwn(reads, path) ? reads[path] : undefined
    if (!read) return refuse(404, language)
    if (!['GET', 'HEAD'].includes(request.method)) return refuse(405, language, { headers: { allow: 'GET, HEAD' } })
    const { value, errors } = checked(WeatherQuery, Object.fromEntries(url.searchParams), language)
    if (errors) return refuse(422, language, { errors })
    const wait = limiter.take(visitor)
    if (wait > 0) return refuse(429, language, { headers: { 'retry-after': String(wait) } })
    try {
      const answer = await read(service, value, dateInRegion(now()))
      const policy = { 'content-language': language, 'content-security-policy': dataPolicy }
      return Response.json(answer, { headers: { 'cache-control': 'private, max-age=600', ...policy } })
    } catch (error) {
      log('The weather service failed a call', error, { request_id: requestId, call: path })
      return failureOf(error, language)
    }
  }
}
