import { calls, client, type Calls, type Client, type Language } from '@tropa/contract'
import ky from 'ky'
import { toPortalError } from './error.ts'

export type Portal = Client<Calls>

export type PortalOptions = {
  /** Where `portal/…` is asked for: the provider itself on the server, the portal's own relay in a browser. */
  address: string
  language: Language
  fetch?: typeof fetch
}

export function createPortal({ address, language, fetch }: PortalOptions): Portal {
  const http = ky.create({
    prefix: address,
    headers: { accept: 'application/json', 'accept-language': language },
    timeout: 10_000,
    retry: { limit: 1, methods: ['get'] },
    ...(fetch ? { fetch, retry: 0 } : {}),
  })
  return client(calls, async ({ method, path, query, body, signal }) => {
    try {
      return await http(path, { method, searchParams: query, json: body, signal: signal ?? null }).json()
    } catch (error) {
      if (signal?.aborted) throw error
      throw toPortalError(error)
    }
  })
}
