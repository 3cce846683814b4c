import type { ServerRuntimeContext } from 'srvx'
import type { Incoming } from './visit.ts'

type Fetch = (request: Incoming) => Promise<Response>
type Connected = Incoming & { readonly runtime?: ServerRuntimeContext }

/**
 * Ends the connection after a response that did not wait for the request's body: to keep it, Node would read the body
 * to its end, however long or slow it is.
 */
export function closeUnread(fetch: Fetch): Fetch {
  return async (request: Connected) => {
    const response = await fetch(request)
    if (request.runtime?.node?.req.complete === false) response.headers.set('connection', 'close')
    return response
  }
}
