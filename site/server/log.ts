import { errorFields, logLine } from '@tropa/http/log'

const write = (entry: Record<string, unknown>) => void process.stdout.write(`${logLine(entry)}\n`)

export type RequestEntry = {
  request_id: string
  method: string
  /** Of the table of routes. */
  route: string
  /** Without a query, which holds what visitors type. */
  path: string
  status: number
  /** Until its headers. */
  duration_ms: number
}

const longestPath = 200

/** One line for each request. */
export const logRequest = ({ path, ...entry }: RequestEntry): void => write({ message: 'request', ...entry, path: path.slice(0, longestPath) })

/** What nobody expected, with its causes. */
export const logError = (message: string, error: unknown, fields: Record<string, unknown> = {}): void =>
  write({ level: 'error', message, ...fields, error: errorFields(error) })
