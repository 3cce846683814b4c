import { getRequestListener } from '@hono/node-server'
import { languages, textInLanguage } from '@tropa/contract'
import { type Patience, timeouts, usualPatience, watchConnections } from '@tropa/http/server'
import type { Hono } from 'hono'
import { createServer, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { codeOf } from '../database/start-error.ts'
import { failureMessages, statusOf } from './failures.ts'
import { json } from './json.ts'

/** In both languages, because the headers of such a request cannot be read. */
const malformed = json({
  message: languages.map((language) => textInLanguage(failureMessages.malformed, language)).join('. '),
})

const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }

const reasons: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers bytes that are not HTTP and so never become a request. */
function refuseBroken(error: Error, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy()
  const status = reasons[codeOf(error) ?? ''] ?? '400 Bad Request'
  const head = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Type: application/json']
  socket.end(`${head.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(malformed)}\r\n\r\n${malformed}`)
}

/** Node's HTTP server with the application, not listening yet. */
export function createHttpServer(app: Pick<Hono, 'fetch'>, patience: Patience = usualPatience): Server {
  const listener = getRequestListener(app.fetch, {
    // Some health probes use HTTP/1.0 and send no Host.
    hostname: 'localhost',
    errorHandler: () => new Response(malformed, { status: statusOf.malformed, headers }),
  })
  return watchConnections(createServer(timeouts(patience), listener)).on('clientError', refuseBroken)
}
