import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { createServer, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { codeOf } from '../database/start-error.ts'
import { failureMessages, statusOf } from './failures.ts'
import { json } from './json.ts'

/** The language such a request asks for cannot be read, so both are said. */
const malformed = json({ message: `${failureMessages.malformed.ru}. ${failureMessages.malformed.en}` })

const reasons: Record<string, string> = { HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large', ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout' }

/** What is not HTTP never becomes a request; it is still told why. */
function refuseBroken(error: Error, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy()
  const head = [`HTTP/1.1 ${reasons[codeOf(error) ?? ''] ?? '400 Bad Request'}`, 'Connection: close', 'Content-Type: application/json']
  socket.end(`${head.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(malformed)}\r\n\r\n${malformed}`)
}

/** Milliseconds. Clients slower than this get 408. */
export type Patience = { headersMs: number; requestMs: number }
const usualPatience: Patience = { headersMs: 10_000, requestMs: 30_000 }

/** The application on Node's HTTP server, not yet listening. */
export function createHttpServer(app: Pick<Hono, 'fetch'>, { headersMs, requestMs }: Patience = usualPatience): Server {
  const listener = getRequestListener(app.fetch, {
    // Some health probes speak HTTP/1.0 and name no host.
    hostname: 'localhost',
    errorHandler: () => new Response(malformed, { status: statusOf.malformed, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } }),
  })
  const timeouts = { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: Math.min(headersMs, 1000) }
  return createServer(timeouts, listener).on('clientError', refuseBroken)
}

/** Long enough for a request that was on its way over a kept connection when the server was asked to stop. */
const idleMs = 500

/**
 * Stops listening and lets open requests finish within `patienceMs`. Kept connections are closed with their next response, or
 * when none comes: `server.close()` of Node's HTTP server would cut those that a client is just sending over.
 */
export const closeServer = (server: Server, patienceMs = 3000): Promise<void> =>
  new Promise((resolve) => {
    server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
    const sweep = setInterval(() => server.closeIdleConnections(), Math.min(idleMs, patienceMs))
    const end = setTimeout(() => server.closeAllConnections(), patienceMs)
    NetServer.prototype.close.call(server, () => {
      clearInterval(sweep)
      clearTimeout(end)
      // What is left of an HTTP server is its check of slow connections.
      server.close()
      resolve()
    })
  })
