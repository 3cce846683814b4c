import type { Duplex } from 'node:stream'
import { randomUUID } from 'node:crypto'
import { logError } from './log.ts'
import { plainPagePolicy, setSecurityHeaders } from './security-headers.ts'

const reasons: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')

/** What is not HTTP never becomes a request; it is answered, and has its line in the log, without what was sent. */
export function refuseBroken(error: Error, socket: Duplex): void {
  // Who has left is no news.
  if (!socket.writable || codeOf(error) === 'ECONNRESET') return void socket.destroy()
  const status = reasons[codeOf(error)] ?? '400 Bad Request'
  const requestId = randomUUID()
  logError('A request could not be read', error, { request_id: requestId, status: Number(status.slice(0, 3)) })
  const headers = new Headers({
    connection: 'close',
    'cache-control': 'no-store',
    'content-length': '0',
    'content-security-policy': plainPagePolicy,
    'x-request-id': requestId,
  })
  setSecurityHeaders(headers, false)
  const lines = Array.from(headers, ([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n`)
}
