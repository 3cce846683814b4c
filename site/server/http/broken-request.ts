import type { Duplex } from 'node:stream'
import { randomUUID } from 'node:crypto'
import { words } from '../../messages/intl.tsx'
import { languages } from '../../region/languages.ts'
import { logError } from './log.ts'
import { plainPagePolicy, setSecurityHeaders } from './security-headers.ts'

const tooLong = '431 Request Header Fields Too Large'
const reasons: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: tooLong,
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')

/** For a browser whose address is too long, in every language: that of the visitor was not read. */
function tooLongPage(): string {
  const texts = languages.map((language) => {
    const say = words(language)
    return `<p lang="${language}">${say('failed.tooLong')} <a href="/">${say('site.name')}</a></p>`
  })
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>431</title>'
  return `<!doctype html>${head}${texts.join('')}`
}

/** Answers and logs data that is not HTTP and so never becomes a request. The log does not contain the data. */
export function refuseBroken(error: Error, socket: Duplex): void {
  // A client that has disconnected is not logged.
  if (!socket.writable || codeOf(error) === 'ECONNRESET') return void socket.destroy()
  const status = reasons[codeOf(error)] ?? '400 Bad Request'
  const requestId = randomUUID()
  logError('A request could not be read', error, { request_id: requestId, status: Number(status.slice(0, 3)) })
  const page = status === tooLong ? tooLongPage() : ''
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
