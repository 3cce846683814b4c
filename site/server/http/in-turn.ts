import type { NodeServerResponse, ServerRuntimeContext } from 'srvx'
import type { Incoming } from './visit.ts'

const isClosed = (response: NodeServerResponse) => new Promise((resolve) => response.once('close', resolve))

type Fetch = (request: Incoming) => Promise<Response>
type Connected = Incoming & { readonly runtime?: ServerRuntimeContext }

/**
 * Handles the requests of one connection one after another. A client may pipeline many requests, and Node would handle
 * all of them at once.
 */
export function inTurn(fetch: Fetch): Fetch {
  const last = new WeakMap<object, Promise<unknown>>()
  return async (request: Connected) => {
    const { req, res } = request.runtime?.node ?? {}
    if (!req || !res) return fetch(request)
    const previous = last.get(req.socket)
    last.set(req.socket, isClosed(res))
    await previous
    return req.socket.destroyed ? new Response(null, { status: 499 }) : fetch(request)
  }
}
