import { logLine } from './log.ts'

/** A request in the log of the portal or the API. */
export type RequestEntry = {
  request_id: string
  method: string
  /** The path pattern of the route, because an address may contain what a person typed. */
  route: string
  status: number
  /** Until the headers of the response. */
  duration_ms: number
  /** The error of a failed request. */
  error?: unknown
}

export const requestLine = ({ error, ...entry }: RequestEntry): string =>
  logLine({
    level: entry.status >= 500 ? 'error' : 'info',
    message: 'request',
    ...entry,
    ...(error !== undefined && { error }),
  })
