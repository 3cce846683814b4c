import { logLine } from './log.ts'

/** A request in the log of either server. */
export type RequestEntry = {
  request_id: string
  method: string
  /** The pattern of its route: an address may hold what a person typed. */
  route: string
  status: number
  /** Until its headers. */
  duration_ms: number
  /** Of a request that failed. */
  error?: unknown
}

/** One line for each request. */
export const requestLine = ({ error, ...entry }: RequestEntry): string =>
  logLine({
    level: entry.status >= 500 ? 'error' : 'info',
    message: 'request',
    ...entry,
    ...(error !== undefined && { error }),
  })
