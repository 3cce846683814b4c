const leastWaitSeconds = 1
const mostWaitSeconds = 3600
const usualWaitSeconds = 5

const isPause = (status: number) => status === 429 || status === 503

/** @returns seconds, from either form of the header; NaN for any other text */
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
 * Headers of every failure: `no-store`, and `Retry-After` for a pause.
 * @param retryAfter of the provider; limited to an hour
 */
export function failureHeaders(status: number, retryAfter: string | null = null): Record<string, string> {
  const wait = waitOf(status, retryAfter)
  return { 'cache-control': 'no-store', ...(wait !== undefined && { 'retry-after': String(wait) }) }
}
