import { addresses, client, type Calls, type Client, type Send } from '@tropa/contract'
import type { HttpOptions } from './http.ts'

export type Portal = Client<Calls>

/** The HTTP client comes with the first call: a page that was drawn on the server does not need it to become alive. */
export function createPortal(options: HttpOptions): Portal {
  let ready: Promise<Send> | undefined
  const send: Send = async (outgoing) => {
    ready ??= import('./http.ts').then(({ httpSend }) => httpSend(options))
    return (await ready)(outgoing)
  }
  return client<Calls>(addresses, send)
}
