import { createHmac } from 'node:crypto'
import { request as overHttps } from 'node:https'
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { isPublicUrl, publicLookup } from './public-address.ts'

/** An event on its way to a webhook. `content`: JSON. */
export type OutgoingEvent = { url: string; secret: string; id: string; event: string; content: string; now: Date }
/** @throws where it was not accepted */
export type SendEvent = (outgoing: OutgoingEvent) => Promise<void>

/** How requests are sent. Tests use a receiver on their own machine. */
export type Transport = {
  isAllowed: (url: string) => boolean
  request: (url: string, options: RequestOptions) => ClientRequest
}

/** The time limit of the whole exchange, in ms. */
const patienceMs = 10_000

/**
 * The signature of a message: `t=<unix seconds>,v1=<HMAC-SHA256 in hex of "<t>.<body>">`. The receiver computes the
 * same signature, compares the two, and rejects old times.
 */
export function eventSignature(content: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${content}`).digest('hex')}`
}

/** Only to public addresses over HTTPS. Redirects are not followed. */
const internet: Transport = {
  isAllowed: isPublicUrl,
  request: (url, options) => overHttps(url, { ...options, lookup: publicLookup }),
}

const headersOf = ({ id, event, content, secret, now }: OutgoingEvent) => ({
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(content)),
  'user-agent': 'Tropa webhook',
  'tropa-event': event,
  'tropa-delivery': id,
  'tropa-signature': eventSignature(content, secret, now),
})

/** Sends an event; any answer but 2xx is a failure, and no more of it is read than its status. */
export const eventSender =
  ({ isAllowed, request }: Transport): SendEvent =>
  async (outgoing) => {
    const { url, content } = outgoing
    if (!isAllowed(url)) throw new Error('not an address of the internet')
    const signal = AbortSignal.timeout(patienceMs)
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    request(url, { method: 'POST', headers: headersOf(outgoing), signal, agent: false })
      .once('response', resolve)
      .on('error', reject)
      .end(content)
    const response = await promise
    response.destroy()
    const { statusCode = 0 } = response
    if (statusCode < 200 || statusCode > 299) throw new Error(`answered ${statusCode}`)
  }

export const sendEvent: SendEvent = eventSender(internet)
