import {
  addresses,
  client,
  routingAddresses,
  weatherAddresses,
  type Calls,
  type Client,
  type RoutingCalls,
  type Send,
  type WeatherCalls,
} from '@tropa/contract'
import type { HttpOptions } from './http-send.ts'

type AllCalls = Calls & WeatherCalls & RoutingCalls
/** The portal's own server serves weather and roads, so only browsers call them. */
export type Portal = Client<AllCalls>

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
  client<AllCalls>({ ...addresses, ...weatherAddresses, ...routingAddresses }, send)
