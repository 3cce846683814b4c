import { Server } from 'node:http'
import { type Patience, timeouts, usualPatience, watchConnections } from '@tropa/http/server'
import { serve } from 'srvx'
import { refuseBroken } from './broken-request.ts'
import { inTurn } from './in-turn.ts'
import { closeUnread } from './unread-body.ts'
import type { Incoming } from './visit.ts'

export type HttpServerOptions = {
  host: string
  port: number
  fetch: (request: Incoming) => Promise<Response>
  patience?: Patience
  /** The HTML for an address that is too long. */
  tooLongPage?: string
}

/**
 * Starts the portal's HTTP server.
 * @returns the listening server
 */
export async function startServer(options: HttpServerOptions): Promise<Server> {
  const { host, port, fetch, patience = usualPatience, tooLongPage = '' } = options
  const inOrder = inTurn(closeUnread(fetch))
  const server = serve({
    hostname: host,
    port,
    gracefulShutdown: false,
    silent: true,
    node: timeouts(patience),
    fetch: inOrder,
  })
  // srvx's type allows HTTP/2 and a server that is not Node's.
  const http = server.node?.server
  if (!(http instanceof Server)) throw new TypeError('srvx started another server than Node’s HTTP/1.1')
  watchConnections(http)
  http.on('clientError', (error, socket) => refuseBroken(error, socket, tooLongPage))
  await server.ready()
  return http
}
