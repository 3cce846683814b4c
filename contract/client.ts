import type { Address, ResponseBody, Call, CallInput } from './call.ts'

/** `signal` cancels the request. */
export type CallOptions = { signal?: AbortSignal }
/** A request to be sent. */
export type Outgoing = {
  method: Call['method']
  /** With its parameters, percent-encoded, without a leading slash. */
  path: string
  query: URLSearchParams
  /** Headers of this call only, such as `Idempotency-Key`. */
  headers: Record<string, string>
  body?: unknown
  signal?: AbortSignal
}
/** Sends a request. @returns the parsed body of the response @throws for a refusal */
export type Send = (outgoing: Outgoing) => Promise<unknown>

type Arguments<C> =
  {} extends CallInput<C> ? [input?: CallInput<C>, options?: CallOptions] : [input: CallInput<C>, options?: CallOptions]
/** An asynchronous function for each call. */
export type Client<T extends Record<string, Call>> = {
  [K in keyof T]: (...args: Arguments<T[K]>) => Promise<ResponseBody<T[K]>>
}

type Fields = Record<string, unknown>
type AnyInput = { params?: Fields; query?: Fields; headers?: Fields; body?: unknown }

const fill = (path: string, params: Fields = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

const texts = (fields: Fields = {}): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]))

/**
 * A typed client of a list of calls.
 * @param send makes the HTTP request and returns the parsed body, or throws; the body is not validated
 */
export function client<T extends Record<string, Call>>(
  addresses: Readonly<Record<keyof T, Address>>,
  send: Send,
): Client<T> {
  const functionOf =
    (call: Address) =>
    ({ params, query, headers, body }: AnyInput = {}, options: CallOptions = {}) =>
      send({
        method: call.method,
        path: fill(call.path, params),
        query: new URLSearchParams(texts(query)),
        headers: Object.fromEntries(texts(headers)),
        body,
        ...options,
      })
  // `Object.fromEntries` loses the names, and with them the types of each call.
  return Object.fromEntries(
    Object.entries<Address>(addresses).map(([name, call]) => [name, functionOf(call)]),
  ) as unknown as Client<T>
}
