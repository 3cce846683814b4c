import { errorFields } from './log-errors.ts'

export { errorFields } from './log-errors.ts'

function plain(_: string, value: unknown): unknown {
  if (value instanceof Error) return errorFields(value)
  return typeof value === 'bigint' ? String(value) : value
}

/**
 * One line of the log: a JSON object that begins with `time` (RFC 3339, UTC) and `level` (`info` by default). Never
 * throws: an entry that cannot be serialised is replaced by a line that says so.
 */
export function logLine(entry: Record<string, unknown>): string {
  const head = { time: new Date().toISOString(), level: 'info' }
  try {
    return JSON.stringify({ ...head, ...entry }, plain)
  } catch (error) {
    return JSON.stringify({ ...head, level: 'error', message: 'The log entry cannot be written', error }, plain)
  }
}
