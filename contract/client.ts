import type { Address, Answer, Call, Given } from './call.ts'

export type CallOptions = { signal?: AbortSignal }
export type Outgoing = {
  method: Call['method']
  /** With its parameters filled in, without a leading slash. */
  path: string
  query: URLSearchParams
  /** Of this call alone, such as `Idempotency-Key`. */
  headers: Record<string, string>
  body?: unknown
  signal?: AbortSignal
}
export type Send = (outgoing: Outgoing) => Promise<unknown>

type Arguments<C> = {} extends Given<C> ? [given?: Given<C>, options?: CallOptions] : [given: Given<C>, options?: CallOptions]
export type Client<T extends Record<string, Call>> = {
  [K in keyof T]: (...args: Arguments<T[K]>) => Promise<Answer<T[K]>>
}

type Fields = Record<string, unknown>
type Loose = { params?: Fields; query?: Fields; headers?: Fields; body?: unknown }

const fill = (path: string, params: Fields = {}) => path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

const texts = (fields: Fields = {}): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]))

/** A typed function for each call; `send` knows how to reach the provider. Answers are trusted to follow the contract. */
export function client<T extends Record<string, Call>>(addresses: Readonly<Record<keyof T, Address>>, send: Send): Client<T> {
  const ask = (call: Address) => ({ params, query, headers, body }: Loose = {}, options: CallOptions = {}) =>
    send({
      method: call.method,
      path: fill(call.path, params),
      query: new URLSearchParams(texts(query)),
      headers: Object.fromEntries(texts(headers)),
      body,
      ...options,
    })
  return Object.fromEntries(Object.entries<Address>(addresses).map(([name, call]) => [name, ask(call)])) as unknown as Client<T>
}
