import { LRUCache } from 'lru-cache'
import type { WeatherResponse, WeatherProvider, WeatherQuestion } from './weather-provider.ts'

const cachedFor = 60 * 60_000
const mostQuestions = 500
/** Twenty places with a week of readings are some 20 KiB of JSON. */
const mostBytes = 16 * 1024 * 1024
const usualPatience = 8000

export type WeatherServiceOptions = {
  provider: WeatherProvider
  now?: () => number
  /** Milliseconds for one question, with every further call that it takes. */
  patience?: number
}

/** A weather provider whose responses are cached for an hour, because each place is paid for. */
export class WeatherService {
  readonly #answers: LRUCache<string, WeatherResponse, { question: WeatherQuestion }>

  constructor({ provider, now = Date.now, patience = usualPatience }: WeatherServiceOptions) {
    this.#answers = new LRUCache({
      max: mostQuestions,
      maxSize: mostBytes,
      sizeCalculation: (response) => JSON.stringify(response).length,
      ttl: cachedFor,
      ttlResolution: 0,
      perf: { now },
      // A response that newer ones have evicted still goes to the requests that wait for it, because each call is paid
      // for.
      ignoreFetchAbort: true,
      fetchMethod: (_name, _stale, { context }) => provider(context.question, AbortSignal.timeout(patience)),
    })
  }

  /** @throws as the provider does */
  ask(question: WeatherQuestion): Promise<WeatherResponse> {
    return this.#answers.forceFetch(JSON.stringify(question), { context: { question } })
  }
}
