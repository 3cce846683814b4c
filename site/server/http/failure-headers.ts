const leastWaitSeconds = 1
const mostWaitSeconds = 3600
const usualWaitSeconds = 5

const isPause = (status: number) => status === 429 || status === 503

/** @returns seconds, from either form of the header; NaN for what is neither */
function secondsOf(retryAfter: string): number {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter)
  return Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000)
}

/** @see RFC 9110, 10.2.3 */
function waitOf(status: number, retryAfter: string | null): number | undefined {
  const seconds = retryAfter === null ? NaN : secondsOf(retryAfter)
  if (Number.isNaN(seconds)) return isPause(status) ? usualWaitSeconds : undefined
  return Math.min(Math.max(seconds, leastWaitSeconds), mostWaitSeconds)
}

/**
 * What every failure says, whoever caused it: no cache keeps it, and a pause names its length.
 * @param retryAfter of the provider; longer than an hour is an hour
 */
export function failureHeaders(status: number, retryAfter: string | null = null): Record<string, string> {
  const wait = waitOf(status, retryAfter)
  return { 'cache-control': 'no-store', ...(wait !== undefined && { 'retry-after': String(wait) }) }
}
