import { textInLanguage, type Texts } from '@tropa/contract'
import { readServiceResponse, type ServiceResponse, serviceCodes } from '@tropa/contract/weather-service'
import {
  type WeatherResponse,
  type WeatherProvider,
  type WeatherQuestion,
  WeatherServiceError,
} from '../weather-provider.ts'
import { getJson } from '../get-json.ts'
import { placeWeather } from './weatherstack-readings.ts'

export type WeatherstackOptions = {
  /** Without a trailing slash. */
  url: string
  key: string
}

/** The service's own names of languages; without a name it answers in English. */
const serviceLanguages: Texts<string | null> = { ru: 'ru', en: null }

/** `language`: the service's name of it. `hasWords`: whether its descriptions are in the language of the question. */
type Attempt = WeatherQuestion & { serviceLanguage: string | null; hasWords: boolean }
type ServiceFailure = Extract<ServiceResponse, { kind: 'failure' }>

function daysAsked(question: WeatherQuestion): Record<string, string> {
  return question.kind === 'forecast'
    ? { forecast_days: String(question.days), interval: '24' }
    : { historical_date_start: question.from, historical_date_end: question.to }
}

const joined = (each: readonly WeatherResponse[]): WeatherResponse => ({
  places: each.flatMap(({ places }) => places),
  isStandIn: each.some(({ isStandIn }) => isStandIn),
})

/** @see https://weatherstack.com/documentation */
export function weatherstack({ url, key }: WeatherstackOptions): WeatherProvider {
  function addressOf(attempt: Attempt): URL {
    const { kind, places, serviceLanguage: language } = attempt
    const place = { query: places.join(';'), units: 'm', ...(language && { language }), hourly: '1' }
    return new URL(`${url}/${kind}?${new URLSearchParams({ access_key: key, ...place, ...daysAsked(attempt) })}`)
  }

  async function ask(attempt: Attempt, signal: AbortSignal): Promise<WeatherResponse> {
    const response = readServiceResponse(await getJson(addressOf(attempt), signal))
    switch (response.kind) {
      case 'places':
        if (response.places.length !== attempt.places.length) {
          throw new WeatherServiceError(null, 'another number of places')
        }
        return {
          places: response.places.map((place) => placeWeather(place, attempt.kind, attempt.hasWords)),
          isStandIn: response.places.some(({ request }) => request?.stand_in),
        }
      case 'failure':
        return askAgain(attempt, response, signal)
      case 'broken':
        throw new WeatherServiceError(null, 'not the wire of the service')
      default:
        return response satisfies never
    }
  }

  /** Some plans allow only one place at a time, or only English. */
  async function askAgain(
    attempt: Attempt,
    { code, type }: ServiceFailure,
    signal: AbortSignal,
  ): Promise<WeatherResponse> {
    if (code === serviceCodes.bulk && attempt.places.length > 1) {
      return joined(await Promise.all(attempt.places.map((place) => ask({ ...attempt, places: [place] }, signal))))
    }
    if (code === serviceCodes.language && attempt.serviceLanguage) {
      return ask({ ...attempt, serviceLanguage: null, hasWords: false }, signal)
    }
    // A plan without these days has them for no place: that means no data, and repeating the request is useless.
    if (code === serviceCodes.historical || code === serviceCodes.forecastPlan) {
      return { places: attempt.places.map(() => ({})), isStandIn: false }
    }
    throw new WeatherServiceError(code, type)
  }

  return (question, signal) =>
    ask({ ...question, serviceLanguage: textInLanguage(serviceLanguages, question.language), hasWords: true }, signal)
}
