import type { WeatherResponse } from '@tropa/machines'
import { PortalError } from '../portal/error.ts'
import type { FetchWeather } from './load-weather.ts'

/** The most concurrent requests: a plan of months has one for each of its dates. */
const mostAtOnce = 6
const mostTries = 4
/** Used if a refusal does not say how long to wait. */
const usualWait = 60

const secondsToWait = (error: unknown): number | null =>
  error instanceof PortalError && error.status === 429 ? (error.retryAfter ?? usualWait) : null

const passed = (seconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, seconds * 1000))

type Turn = {
  request: Parameters<FetchWeather>
  /** The attempts that are left. */
  tries: number
  resolve: (response: WeatherResponse) => void
  reject: (reason: unknown) => void
}

/**
 * A queue of requests with a few running at once. If the portal refuses one because of too many requests, no other is
 * started until the wait is over; then the refused ones come first.
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
    // Its promise has already been rejected.
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
