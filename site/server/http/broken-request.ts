import type { Duplex } from 'node:stream'
import { randomUUID } from 'node:crypto'
import { logError } from './log.ts'
import { plainPagePolicy, setSecurityHeaders } from './security-headers.ts'

const tooLong = '431 Request Header Fields Too Large'
const reasons: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: tooLong,
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')

/**
 * Answers and logs data that is not HTTP and so never becomes a request. The log does not contain the data.
 * @param tooLongPage the HTML for an address that is too long
 */
export function refuseBroken(error: Error, socket: Duplex, tooLongPage: string): void {
  // A client that has disconnected is not logged.
  if (!socket.writable || codeOf(error) === 'ECONNRESET') return void socket.destroy()
  const status = reasons[codeOf(error)] ?? '400 Bad Request'
  const requestId = randomUUID()
  logError('A request could not be read', error, { request_id: requestId, status: Number(status.slice(0, 3)) })
  const page = status === tooLong ? tooLongPage : ''
  const headers = new Headers({
    connection: 'close',
    'cache-control': 'no-store',
    'content-length': `${Buffer.byteLength(page)}`,
    ...(page && { 'content-type': 'text/html; charset=utf-8' }),
    'content-security-policy': plainPagePolicy,
    'x-request-id': requestId,
  })
  setSecurityHeaders(headers, false)
  const lines = Array.from(headers, ([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${page}`)
}
