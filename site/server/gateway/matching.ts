import { type Call, fieldsOf } from '@tropa/contract'

export type CallList = Readonly<Record<string, Call>>

export type Match =
  /** `path` is canonical: every spelling of the same segments gives the same path. */
  | { kind: 'call'; name: string; call: Call; path: string }
  | { kind: 'wrong_method'; allow: string }
  | { kind: 'unknown' }

export const isPublic = ({ access }: Call): boolean => access === 'public'

type Route = { name: string; call: Call; pattern: RegExp; parameters: number }

const parameter = /\{\w+\}/g

const routeOf = ([name, call]: [string, Call]): Route => ({
  name,
  call,
  pattern: new RegExp(`^${call.path.replace(parameter, '[^/]+')}$`),
  parameters: call.path.match(parameter)?.length ?? 0,
})

/** A segment that decodes to dots or slashes would address another path of the provider. */
const isPlain = (segment: string) =>
  segment !== '' && segment !== '.' && segment !== '..' && !/[/\\\p{Cc}]/u.test(segment)

/**
 * Decodes and encodes each segment, so that equal paths have one spelling.
 * @returns `undefined` for a path with an empty, dotted or malformed segment
 */
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
 * Finds the contract's call for a method and a path. A literal segment takes precedence over a parameter, whatever the
 * method: `track/my/sync` is no saved track that could be deleted.
 * @param calls the contract, as data
 */
export function createMatcher(calls: CallList) {
  const routes = Object.entries(calls)
    .map(routeOf)
    .sort((one, other) => one.parameters - other.parameters)

  return function match(method: string, rawPath: string): Match {
    const path = canonicalPath(rawPath)
    const first = path === undefined ? undefined : routes.find(({ pattern }) => pattern.test(path))
    const sharing = routes.filter(({ pattern }) => pattern.source === first?.pattern.source)
    const wanted = method === 'HEAD' ? 'get' : method.toLowerCase()
    const found = sharing.find(({ call }) => call.method === wanted)
    if (path !== undefined && found) return { kind: 'call', name: found.name, call: found.call, path }
    return sharing.length > 0 ? { kind: 'wrong_method', allow: methodsOf(sharing) } : { kind: 'unknown' }
  }
}

/** Only the parameters that the call declares, in its order; the last of a repeated one, as providers read it. */
export function knownQuery(call: Call, query: URLSearchParams): URLSearchParams {
  const pairs = fieldsOf(call.query).flatMap(([name]) =>
    query
      .getAll(name)
      .slice(-1)
      .map((value) => [name, value]),
  )
  return new URLSearchParams(pairs)
}
