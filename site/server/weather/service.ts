import { LRUCache } from 'lru-cache'
import { readServiceAnswer, type ServiceAnswer, serviceCodes, type ServiceDays } from '@tropa/contract/weather-service'
import { getJson } from './get-json.ts'

export type Asked = {
  kind: 'forecast' | 'historical'
  /** Geolocations, latitude first. */
  places: readonly string[]
  /** `null`: English, which the service speaks where none is named. */
  language: 'ru' | null
  /** What to ask beside the places, by the service's own names. */
  params: Readonly<Record<string, string>>
}

/** One of `days` for each place, in the order asked; `isInLanguage`: whether words are in the language asked for. */
export type Told = { days: ServiceDays[]; isStandIn: boolean; isInLanguage: boolean }

/** `code` is the service's; `null`: it answered something else than its wire. */
export class WeatherServiceError extends Error {
  override readonly name = 'WeatherServiceError'
  readonly code: number | null

  constructor(code: number | null, type: string) {
    super(type)
    this.code = code
  }
}

const keptFor = 60 * 60_000
const mostQuestions = 500
/** Twenty places with a week of readings are some 200 KiB of JSON. */
const mostBytes = 16 * 1024 * 1024
const usualPatience = 8000

export type WeatherServiceOptions = {
  /** Without a trailing slash. */
  url: string
  key: string
  now?: () => number
  /** Milliseconds for one question, with everything that is asked again for it. */
  patience?: number
}

type ServiceFailure = Extract<ServiceAnswer, { kind: 'failure' }>

/** The outside weather service, as this server alone knows it. Its answers are kept for an hour: each place asked for is paid for. */
export class WeatherService {
  readonly #answers: LRUCache<string, Told, Asked>
  readonly #options: Omit<Required<WeatherServiceOptions>, 'now'>

  constructor({ url, key, now = Date.now, patience = usualPatience }: WeatherServiceOptions) {
    this.#options = { url, key, patience }
    this.#answers = new LRUCache({
      max: mostQuestions,
      maxSize: mostBytes,
      sizeCalculation: (told) => JSON.stringify(told).length,
      ttl: keptFor,
      ttlResolution: 0,
      perf: { now },
      // An answer that newer ones have pushed out still goes to who waits for it: it is paid for.
      ignoreFetchAbort: true,
      fetchMethod: (_name, _stale, { context }) => this.#tell(context, AbortSignal.timeout(patience)),
    })
  }

  /** @throws {WeatherServiceError} for a refusal; anything else where the service cannot be reached in time */
  ask(asked: Asked): Promise<Told> {
    return this.#answers.forceFetch(JSON.stringify(asked), { context: asked })
  }

  async #tell(asked: Asked, signal: AbortSignal): Promise<Told> {
    const answer = readServiceAnswer(await getJson(this.#address(asked), signal))
    switch (answer.kind) {
      case 'places':
        if (answer.places.length !== asked.places.length) throw new WeatherServiceError(null, 'another number of places')
        return {
          days: answer.places.map((place) => place[asked.kind] ?? {}),
          isStandIn: answer.places.some(({ request }) => request?.stand_in),
          isInLanguage: true,
        }
      case 'failure':
        return this.#askAgain(asked, answer, signal)
      case 'broken':
        throw new WeatherServiceError(null, 'not the wire of the service')
      default:
        return answer satisfies never
    }
  }

  async #askAgain(asked: Asked, { code, type }: ServiceFailure, signal: AbortSignal): Promise<Told> {
    if (code === serviceCodes.bulk && asked.places.length > 1) {
      return together(await Promise.all(asked.places.map((place) => this.#tell({ ...asked, places: [place] }, signal))))
    }
    if (code === serviceCodes.language && asked.language) {
      return { ...(await this.#tell({ ...asked, language: null }, signal)), isInLanguage: false }
    }
    // A plan without these days has none for any place: that is no data, and asking again brings nothing.
    if (code === serviceCodes.historical || code === serviceCodes.forecastPlan) {
      return { days: asked.places.map(() => ({})), isStandIn: false, isInLanguage: true }
    }
    throw new WeatherServiceError(code, type)
  }

  #address({ kind, places, language, params }: Asked): URL {
    const { url, key } = this.#options
    const place = { query: places.join(';'), units: 'm', ...(language && { language }), hourly: '1' }
    return new URL(`${url}/${kind}?${new URLSearchParams({ access_key: key, ...place, ...params })}`)
  }
}

const together = (each: readonly Told[]): Told => ({
  days: each.flatMap(({ days }) => days),
  isStandIn: each.some(({ isStandIn }) => isStandIn),
  isInLanguage: each.every(({ isInLanguage }) => isInLanguage),
})
