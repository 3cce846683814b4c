import { LRUCache } from 'lru-cache'
import { readServiceAnswer, type ServiceAnswer, serviceCodes, type ServiceDays } from '@tropa/contract/weather-service'
import { getJson } from './get-json.ts'

export type Question = {
  kind: 'forecast' | 'historical'
  /** Geolocations, latitude first. */
  places: readonly string[]
  /** `null`: English, which the service speaks where none is named. */
  language: 'ru' | null
  /** What to ask beside the places, by the service's own names. */
  params: Readonly<Record<string, string>>
}

/** One of `days` for each place, in the order of the question; `isInLanguage`: whether words are in its language. */
export type PlacesWeather = { days: ServiceDays[]; isStandIn: boolean; isInLanguage: boolean }

/** `code` is the service's; `null`: it answered something else than its wire. */
export class WeatherServiceError extends Error {
  override readonly name = 'WeatherServiceError'
  readonly code: number | null

  constructor(code: number | null, type: string) {
    super(type)
    this.code = code
  }
}

const cachedFor = 60 * 60_000
const mostQuestions = 500
/** Twenty places with a week of readings are some 200 KiB of JSON. */
const mostBytes = 16 * 1024 * 1024
const usualPatience = 8000

export type WeatherServiceOptions = {
  /** Without a trailing slash. */
  url: string
  key: string
  now?: () => number
  /** Milliseconds for one question, with every further call that it takes. */
  patience?: number
}

type ServiceFailure = Extract<ServiceAnswer, { kind: 'failure' }>

/** The outside weather service. Answers are cached for an hour: each place is paid for. */
export class WeatherService {
  readonly #answers: LRUCache<string, PlacesWeather, Question>
  readonly #options: Omit<Required<WeatherServiceOptions>, 'now'>

  constructor({ url, key, now = Date.now, patience = usualPatience }: WeatherServiceOptions) {
    this.#options = { url, key, patience }
    this.#answers = new LRUCache({
      max: mostQuestions,
      maxSize: mostBytes,
      sizeCalculation: (answer) => JSON.stringify(answer).length,
      ttl: cachedFor,
      ttlResolution: 0,
      perf: { now },
      // An answer that newer ones have pushed out still goes to who waits for it: it is paid for.
      ignoreFetchAbort: true,
      fetchMethod: (_name, _stale, { context }) => this.#fetch(context, AbortSignal.timeout(patience)),
    })
  }

  /** @throws {WeatherServiceError} for a refusal; anything else where the service cannot be reached in time */
  ask(question: Question): Promise<PlacesWeather> {
    return this.#answers.forceFetch(JSON.stringify(question), { context: question })
  }

  async #fetch(question: Question, signal: AbortSignal): Promise<PlacesWeather> {
    const answer = readServiceAnswer(await getJson(this.#address(question), signal))
    switch (answer.kind) {
      case 'places':
        if (answer.places.length !== question.places.length) {
          throw new WeatherServiceError(null, 'another number of places')
        }
        return {
          days: answer.places.map((place) => place[question.kind] ?? {}),
          isStandIn: answer.places.some(({ request }) => request?.stand_in),
          isInLanguage: true,
        }
      case 'failure':
        return this.#askAgain(question, answer, signal)
      case 'broken':
        throw new WeatherServiceError(null, 'not the wire of the service')
      default:
        return answer satisfies never
    }
  }

  async #askAgain(question: Question, { code, type }: ServiceFailure, signal: AbortSignal): Promise<PlacesWeather> {
    if (code === serviceCodes.bulk && question.places.length > 1) {
      const one = (place: string) => this.#fetch({ ...question, places: [place] }, signal)
      return joined(await Promise.all(question.places.map(one)))
    }
    if (code === serviceCodes.language && question.language) {
      return { ...(await this.#fetch({ ...question, language: null }, signal)), isInLanguage: false }
    }
    // A plan without these days has none for any place: that is no data, and asking again brings nothing.
    if (code === serviceCodes.historical || code === serviceCodes.forecastPlan) {
      return { days: question.places.map(() => ({})), isStandIn: false, isInLanguage: true }
    }
    throw new WeatherServiceError(code, type)
  }

  #address({ kind, places, language, params }: Question): URL {
    const { url, key } = this.#options
    const place = { query: places.join(';'), units: 'm', ...(language && { language }), hourly: '1' }
    return new URL(`${url}/${kind}?${new URLSearchParams({ access_key: key, ...place, ...params })}`)
  }
}

const joined = (each: readonly PlacesWeather[]): PlacesWeather => ({
  days: each.flatMap(({ days }) => days),
  isStandIn: each.some(({ isStandIn }) => isStandIn),
  isInLanguage: each.every(({ isInLanguage }) => isInLanguage),
})
