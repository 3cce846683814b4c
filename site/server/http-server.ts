import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { serve } from 'srvx'
import type { Incoming } from './visit.ts'

export type HttpServerOptions = {
  host: string
  port: number
  fetch: (request: Incoming) => Promise<Response>
  /** For the headers of a request, and for all of it, in milliseconds. */
  headersTimeout?: number
  requestTimeout?: number
  /** How often both are looked at. */
  connectionsCheckingInterval?: number
}

/** Connections without a request yet, as browsers open them ahead: Node counts them as busy. */
const unused = new WeakMap<Server, Set<Socket>>()

function watchUnused(server: Server): void {
  const sockets = new Set<Socket>()
  unused.set(server, sockets)
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', ({ socket }) => sockets.delete(socket))
}

/** The portal's HTTP server, listening. A request that does not come in time is answered with 408. */
export async function startServer({ host, port, fetch, headersTimeout = 10_000, requestTimeout = 30_000, connectionsCheckingInterval = 5000 }: HttpServerOptions): Promise<Server> {
  const server = serve({
    hostname: host,
    port,
    gracefulShutdown: false,
    silent: true,
    node: { headersTimeout, requestTimeout, connectionsCheckingInterval },
    fetch,
  })
  const http = server.node?.server as Server
  watchUnused(http)
  await server.ready()
  return http
}

const idleCheckMs = 50

/**
 * Takes no more connections and lets requests in flight finish, streams included; a connection that is or becomes idle is closed.
 * @param patienceMs after which the rest is cut off
 */
export async function stopServer(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  for (const socket of unused.get(server) ?? []) socket.destroy()
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs)
  const late = setTimeout(() => server.closeAllConnections(), patienceMs)
  server.closeIdleConnections()
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
