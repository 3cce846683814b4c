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

/** The portal's own server serves the weather, so only browsers call it. */
export type Portal = Client<Calls & WeatherCalls>

/** The HTTP client loads with the first call: hydrating a page does not need it. */
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
