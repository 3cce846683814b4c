import {
  addresses,
  client,
  weatherAddresses,
  type Calls,
  type Client,
  type Send,
  type WeatherCalls,
} from '@tropa/contract'
import type { HttpOptions } from './http-send.ts'

/** The weather is answered by the portal's own server, so only a browser asks for it. */
export type Portal = Client<Calls & WeatherCalls>

/** The HTTP client comes with the first call: a page that was drawn on the server does not need it to hydrate. */
export function browserSend(options: HttpOptions): Send {
  let ready: Promise<Send> | undefined
  return async (outgoing) => {
    ready ??= import('./http-send.ts').then(({ httpSend }) => httpSend(options))
    const send = await ready.catch((error: unknown) => {
      ready = undefined
      throw error
    })
    return send(outgoing)
  }
}

export const createPortal = (send: Send): Portal =>
  client<Calls & WeatherCalls>({ ...addresses, ...weatherAddresses }, send)
