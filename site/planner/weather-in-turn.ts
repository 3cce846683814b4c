import type { WeatherAnswer } from '@tropa/machines'
import { PortalError } from '../portal/error.ts'
import type { FetchWeather } from './load-weather.ts'

/** A plan of months has a request for each of its dates; so many are under way at once. */
const mostAtOnce = 6
const mostTries = 4
/** Where a refusal does not say how long. */
const usualWait = 60

const secondsToWait = (error: unknown): number | null =>
  error instanceof PortalError && error.status === 429 ? (error.retryAfter ?? usualWait) : null

const passed = (seconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, seconds * 1000))

type Turn = {
  request: Parameters<FetchWeather>
  /** That are left. */
  tries: number
  resolve: (answer: WeatherAnswer) => void
  reject: (reason: unknown) => void
}

/**
 * One queue of requests, a few of which are under way at once. A portal that refuses one, because it had too many,
 * would refuse the next ones too: none begins until it says, then the refused come first.
 */
export function weatherInTurn(fetchWeather: FetchWeather, wait = passed): FetchWeather {
  const queue: Turn[] = []
  let running = 0
  let pauses = 0

  const beginNext = () => {
    while (pauses === 0 && running < mostAtOnce) {
      const turn = queue.shift()
      if (!turn) return
      void run(turn)
    }
  }
  const pause = async (seconds: number) => {
    pauses += 1
    await wait(seconds)
    pauses -= 1
    beginNext()
  }
  const run = async (turn: Turn) => {
    const [, signal] = turn.request
    // Its own promise is rejected already.
    if (signal.aborted) return
    running += 1
    try {
      turn.resolve(await fetchWeather(...turn.request))
    } catch (error) {
      const seconds = secondsToWait(error)
      if (seconds === null || turn.tries === 1) turn.reject(error)
      else {
        queue.unshift({ ...turn, tries: turn.tries - 1 })
        void pause(seconds)
      }
    }
    running -= 1
    beginNext()
  }

  return (...request) =>
    new Promise((resolve, reject) => {
      const [, signal] = request
      signal.throwIfAborted()
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      queue.push({ request, tries: mostTries, resolve, reject })
      beginNext()
    })
}
