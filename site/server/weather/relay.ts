import { calendarDate, type Failure, type ForecastAnswer, type HistoricalAnswer, type Language, WeatherQuery } from '@tropa/contract'
import { checked } from '@tropa/contract/checked'
import { historicalDays, weatherHorizonDays } from '@tropa/machines/weather-reading'
import { dateInRegion } from '../../region/today.ts'
import { forecastOf, historicalOf } from './readings.ts'
import { type WeatherService, WeatherServiceError } from './service.ts'

const messages = {
  404: { ru: 'Страница не найдена', en: 'This page could not be found' },
  405: { ru: 'Здесь так не спрашивают: другой метод', en: 'This method is not allowed here' },
  422: { ru: 'Проверьте поля', en: 'Check the fields' },
  503: { ru: 'Погода временно недоступна', en: 'The weather is unavailable for now' },
  504: { ru: 'Служба погоды не ответила вовремя', en: 'The weather service did not answer in time' },
} as const satisfies Record<number, Record<Language, string>>

type Refusal = { errors?: Failure['errors']; headers?: Record<string, string> }

function refuse(status: keyof typeof messages, language: Language, { errors, headers }: Refusal = {}): Response {
  const failure: Failure = { message: messages[status][language], ...(errors && { errors }) }
  return Response.json(failure, { status, headers: { 'cache-control': 'no-store', 'content-language': language, ...headers } })
}

/** A hundredth of a degree is a kilometre: nearby places share one kept answer. */
const rounded = (place: string) => place.split(',').map((part) => Number(part).toFixed(2)).join(',')

const placesOf = ({ query }: WeatherQuery) => query.split(';').map(rounded)
const wordsOf = ({ language }: WeatherQuery) => (language === 'en' ? null : language)

async function forecast(service: WeatherService, asked: WeatherQuery): Promise<ForecastAnswer> {
  const params = { forecast_days: String(weatherHorizonDays), interval: '24' }
  const told = await service.ask({ kind: 'forecast', places: placesOf(asked), language: wordsOf(asked), params })
  const { date } = asked
  const reading_list = told.days.map((days) => forecastOf(days, date, told.isInLanguage))
  return { kind: 'forecast', date, measured_on: date, is_stand_in: told.isStandIn, reading_list }
}

async function historical(service: WeatherService, asked: WeatherQuery, today: string): Promise<HistoricalAnswer> {
  const { date } = asked
  const { start, end } = historicalDays(date)
  const measured_on = calendarDate(start)
  const places = placesOf(asked)
  // A travel date more than a year away has no day a year earlier yet.
  if (measured_on > today) return { kind: 'historical', date, measured_on, is_stand_in: false, reading_list: places.map(() => null) }
  const params = { historical_date_start: measured_on, historical_date_end: end < today ? end : today }
  const told = await service.ask({ kind: 'historical', places, language: wordsOf(asked), params })
  const reading_list = told.days.map((days) => historicalOf(days, measured_on, told.isInLanguage))
  return { kind: 'historical', date, measured_on, is_stand_in: told.isStandIn, reading_list }
}

type Tell = (service: WeatherService, asked: WeatherQuery, today: string) => Promise<ForecastAnswer | HistoricalAnswer>
const kinds: Readonly<Record<string, Tell>> = { forecast, historical }

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

export type WeatherRelayOptions = { service: WeatherService; now?: () => Date; log?: (line: string) => void }

/**
 * Answers `weather/forecast` and `weather/historical` of `weatherCalls` in the contract. Nothing of the visitor goes to the
 * service: neither headers nor cookies.
 */
export function createWeatherRelay({ service, now = () => new Date(), log = console.error }: WeatherRelayOptions) {
  return async function relay(request: Request, path: string): Promise<Response> {
    const params = new URL(request.url).searchParams
    const language: Language = params.get('language') === 'en' ? 'en' : 'ru'
    const tell = Object.hasOwn(kinds, path) ? kinds[path] : undefined
    if (!tell) return refuse(404, language)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, language, { headers: { allow: 'GET, HEAD' } })
    const { value, errors } = checked(WeatherQuery, Object.fromEntries(params), language)
    if (errors) return refuse(422, language, { errors })
    try {
      const answer = await tell(service, value, dateInRegion(now()))
      return Response.json(answer, { headers: { 'cache-control': 'private, max-age=600', 'content-language': language } })
    } catch (error) {
      // The address holds the key, so it is never told.
      log(`weather/${path}: ${error instanceof WeatherServiceError ? `${error.code ?? 'broken'} ${error.message}` : codeOf(error)}`)
      return isTimeout(error) ? refuse(504, language) : refuse(503, language, { headers: { 'retry-after': '60' } })
    }
  }
}

const codeOf = (error: unknown): string => (error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : 'unknown')
