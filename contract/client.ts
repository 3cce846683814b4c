import type { Address, Answer, Call, Given } from './call.ts'

export type CallOptions = { signal?: AbortSignal }
export type Outgoing = {
  method: Call['method']
  /** With its parameters filled in, without a leading slash. */
  path: string
  query: URLSearchParams
  body?: unknown
  signal?: AbortSignal
}
export type Send = (outgoing: Outgoing) => Promise<unknown>

type Arguments<C> = {} extends Given<C> ? [given?: Given<C>, options?: CallOptions] : [given: Given<C>, options?: CallOptions]
export type Client<T extends Record<string, Call>> = {
  [K in keyof T]: (...args: Arguments<T[K]>) => Promise<Answer<T[K]>>
}

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

const fill = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

const search = (query: Record<string, unknown> = {}) =>
  new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])))

/** A typed function for each call; `send` knows how to reach the provider. Answers are trusted to follow the contract. */
export function client<T extends Record<string, Call>>(addresses: Readonly<Record<keyof T, Address>>, send: Send): Client<T> {
  const ask = (call: Address) => (given: Loose = {}, options: CallOptions = {}) =>
    send({ method: call.method, path: fill(call.path, given.params), query: search(given.query), body: given.body, ...options })
  return Object.fromEntries(Object.entries<Address>(addresses).map(([name, call]) => [name, ask(call)])) as unknown as Client<T>
}
