import { type Server, type ServerOptions } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** Milliseconds. Slower clients get 408. */
export type Patience = { headersMs: number; requestMs: number }
export const usualPatience: Patience = { headersMs: 10_000, requestMs: 30_000 }

/**
 * A client that sends a request while the server closes its idle connection loses that request, so a reverse proxy
 * should be the one that closes it: those of nginx, HAProxy and cloud balancers wait at most 60 s. In ms.
 */
const keptAliveMs = 75_000

/** Options of `createServer`. */
export const timeouts = ({ headersMs, requestMs }: Patience): ServerOptions => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  keepAliveTimeout: keptAliveMs,
  connectionsCheckingInterval: Math.min(headersMs, 1000),
})

const connectionsOf = new WeakMap<Server, Set<Socket>>()

/**
 * Lets `closeServer` find the connections that browsers open in advance without sending a request: Node counts them as
 * busy.
 */
export function watchConnections(server: Server): Server {
  const connections = new Set<Socket>()
  connectionsOf.set(server, connections)
  return server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
}

/** Long enough for a request that arrives while the server stops. */
const idleMs = 500

function closeIdle(server: Server): void {
  server.closeIdleConnections()
  for (const socket of connectionsOf.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy()
}

/**
 * Stops listening and lets open requests finish within `patienceMs`, also half received ones. Kept-alive connections
 * close with their next response, or if none follows: Node's `server.close()` would cut off a client that is just
 * sending a request.
 */
export const closeServer = (server: Server, patienceMs = 3000): Promise<void> =>
  new Promise((resolve) => {
    server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
    const sweep = setInterval(closeIdle, Math.min(idleMs, patienceMs), server)
    const end = setTimeout(() => server.closeAllConnections(), patienceMs)
    NetServer.prototype.close.call(server, () => {
      clearInterval(sweep)
      clearTimeout(end)
      // Stops the server's interval that checks slow connections.
      server.close()
      resolve()
    })
  })
