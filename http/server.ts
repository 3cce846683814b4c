import { type Server, type ServerOptions } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** Milliseconds. Clients slower than this get 408. */
export type Patience = { headersMs: number; requestMs: number }
export const usualPatience: Patience = { headersMs: 10_000, requestMs: 30_000 }

/** For `createServer`. */
export const timeouts = ({ headersMs, requestMs }: Patience): ServerOptions => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: Math.min(headersMs, 1000),
})

const connectionsOf = new WeakMap<Server, Set<Socket>>()

/** Lets `closeServer` find connections that browsers open ahead and send nothing over: Node counts them as busy. */
export function watchConnections(server: Server): Server {
  const connections = new Set<Socket>()
  connectionsOf.set(server, connections)
  return server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
}

/** Long enough for a request that arrives while the server is stopping. */
const idleMs = 500

function closeIdle(server: Server): void {
  server.closeIdleConnections()
  for (const socket of connectionsOf.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy()
}

/**
 * Stops listening and lets open requests finish within `patienceMs`, those half received included. Kept connections are
 * closed with their next response, or when none comes: `server.close()` of Node's HTTP server would cut those that a
 * client is just sending over.
 */
export const closeServer = (server: Server, patienceMs = 3000): Promise<void> =>
  new Promise((resolve) => {
    server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
    const sweep = setInterval(closeIdle, Math.min(idleMs, patienceMs), server)
    const end = setTimeout(() => server.closeAllConnections(), patienceMs)
    NetServer.prototype.close.call(server, () => {
      clearInterval(sweep)
      clearTimeout(end)
      // What is left of an HTTP server is its check of slow connections.
      server.close()
      resolve()
    })
  })
