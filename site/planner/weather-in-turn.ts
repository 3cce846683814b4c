import { PortalError } from '../portal/error.ts'
import type { FetchWeather } from './load-weather.ts'

/** A plan of months has a request for each of its dates; so many are under way at once. */
const mostAtOnce = 6
const mostTries = 4
/** Where a refusal does not say how long. */
const usualWait = 60

const secondsToWait = (error: unknown): number | null =>
  error instanceof PortalError && error.status === 429 ? (error.retryAfter ?? usualWait) : null

const passed = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end)
      resolve()
    }, seconds * 1000)
    signal.addEventListener('abort', end, { once: true })
  })

/** A few requests at once, in their order. A portal that had too many of them gets one again when it says. */
export function weatherInTurn(fetchWeather: FetchWeather, wait = passed): FetchWeather {
  const lanes = Array.from({ length: mostAtOnce }, async (): Promise<unknown> => undefined)
  let count = 0

  const fetchPatiently = async (tries: number, ...request: Parameters<FetchWeather>): ReturnType<FetchWeather> => {
    const [, signal] = request
    signal.throwIfAborted()
    try {
      return await fetchWeather(...request)
    } catch (error) {
      const seconds = secondsToWait(error)
      if (seconds === null || tries === 1) throw error
      await wait(seconds, signal)
      return fetchPatiently(tries - 1, ...request)
    }
  }

  return (...request) => {
    const lane = count++ % mostAtOnce
    const turn = (lanes[lane] ?? Promise.resolve()).then(() => fetchPatiently(mostTries, ...request))
    lanes[lane] = turn.catch(() => undefined)
    return turn
  }
}
