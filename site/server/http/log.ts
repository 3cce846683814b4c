import { AsyncLocalStorage } from 'node:async_hooks'
import { errorFields, logLine } from '@tropa/http/log'
import { type RequestEntry, requestLine } from '@tropa/http/log-requests'

const write = (line: string) => void process.stdout.write(`${line}\n`)

export const logRequest = (entry: RequestEntry): void => write(requestLine(entry))

/** Logs an unexpected error with its causes. */
export const logError = (message: string, error: unknown, fields: Record<string, unknown> = {}): void =>
  write(logLine({ level: 'error', message, ...fields, error: errorFields(error) }))

const requestIds = new AsyncLocalStorage<string>()

/** Console messages during `work` get this request id in the log. */
export const withRequestId = <T>(requestId: string, work: () => T): T => requestIds.run(requestId, work)

/** TanStack Start reports errors after the first HTML only to the console. */
export function logConsoleErrors(): void {
  console.error = (...parts: unknown[]) => {
    const error = parts.find((part) => part instanceof Error)
    const words = parts.filter((part) => typeof part === 'string')
    const message = error ? (words[0] ?? 'An error on the console') : words.join(' ')
    logError(message, error, { request_id: requestIds.getStore() })
  }
}
