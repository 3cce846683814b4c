import { type Call, fieldsOf } from '@tropa/contract'

export type CallList = Readonly<Record<string, Call>>

export type Match =
  /** `path` is canonical: each spelling of the same segments gives the same one. */
  | { kind: 'call'; name: string; call: Call; path: string }
  | { kind: 'wrong_method'; allow: string }
  | { kind: 'unknown' }

/** Whether anybody may make the call. */
export const isPublic = ({ access }: Call): boolean => access === 'public'

type Route = { name: string; call: Call; pattern: RegExp; parameters: number }

const parameter = /\{\w+\}/g

const routeOf = ([name, call]: [string, Call]): Route => ({
  name,
  call,
  pattern: new RegExp(`^${call.path.replace(parameter, '[^/]+')}$`),
  parameters: call.path.match(parameter)?.length ?? 0,
})

/** A segment that is decoded into dots or slashes would name another path of the provider. */
const isPlain = (segment: string) =>
  segment !== '' && segment !== '.' && segment !== '..' && !/[/\\\p{Cc}]/u.test(segment)

/** Each spelling of the same segments as one path; nothing for one that would lead elsewhere. */
export function canonicalPath(path: string): string | undefined {
  try {
    const segments = path.split('/').map(decodeURIComponent)
    return segments.every(isPlain) ? segments.map(encodeURIComponent).join('/') : undefined
  } catch {
    return undefined
  }
}

const methodsOf = (routes: readonly Route[]) =>
  routes.flatMap(({ call: { method } }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])).join(', ')

/**
 * Finds the contract's call for a method and a path. A literal segment wins over a parameter.
 * @param calls the contract, as data
 */
export function createMatcher(calls: CallList) {
  const routes = Object.entries(calls)
    .map(routeOf)
    .sort((one, other) => one.parameters - other.parameters)

  return function match(method: string, rawPath: string): Match {
    const path = canonicalPath(rawPath)
    const sharing = path === undefined ? [] : routes.filter(({ pattern }) => pattern.test(path))
    const wanted = method === 'HEAD' ? 'get' : method.toLowerCase()
    const found = sharing.find(({ call }) => call.method === wanted)
    if (path !== undefined && found) return { kind: 'call', name: found.name, call: found.call, path }
    return sharing.length > 0 ? { kind: 'wrong_method', allow: methodsOf(sharing) } : { kind: 'unknown' }
  }
}

/** The parameters that the call knows, in its own order; of a repeated one the last, as a provider reads it. */
export function knownQuery(call: Call, query: URLSearchParams): URLSearchParams {
  const pairs = fieldsOf(call.query).flatMap(([name]) =>
    query
      .getAll(name)
      .slice(-1)
      .map((value) => [name, value]),
  )
  return new URLSearchParams(pairs)
}
