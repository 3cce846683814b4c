import { codeOf } from './start-error.ts'

/** PostgreSQL's classes of a lost connection, a shutdown, too few connections and a cancelled statement. */
const postgres = /^(08|53|57)/
const system = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
])
/** Messages of errors to which the drivers give no code. */
const closed =
  /PGlite is (closed|closing)|Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after calling end|Client has encountered a connection error/

/** Whether a query failed because the database cannot be reached. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (code && (postgres.test(code) || system.has(code))) return true
  return (
    closed.test(error.message) ||
    isUnavailable(error.cause) ||
    (error instanceof AggregateError && error.errors.some(isUnavailable))
  )
}
