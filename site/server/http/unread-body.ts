import type { ServerRuntimeContext } from 'srvx'
import type { Incoming } from './visit.ts'

type Fetch = (request: Incoming) => Promise<Response>
type Connected = Incoming & { readonly runtime?: ServerRuntimeContext }

/**
 * Closes the connection after a response that left the request's body unread. To reuse the connection, Node would read
 * the body to its end, however long or slow it is.
 */
export function closeUnread(fetch: Fetch): Fetch {
  return async (request: Connected) => {
    const response = await fetch(request)
    if (request.runtime?.node?.req.complete === false) response.headers.set('connection', 'close')
    return response
  }
}
