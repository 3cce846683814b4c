import type { Call } from '@tropa/contract'
import type { Hono } from 'hono'
import { answering, type AnyHandler, type Serving } from './handle-request.ts'
import { PortalError } from './failures.ts'
import type { Handlers } from './handler.ts'

export type { ReadContext } from './handler.ts'

const route = (path: string) => `/${path.replace(/\{(\w+)\}/g, ':$1')}`

const allowedMethods = (calls: Call[]) =>
  calls.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])).join(', ')

const parametersOf = ({ path }: Call) => path.split('{').length

/** Literal paths come before those with a parameter, which would match them too: `track/my` is no track's id. */
const inOrder = (calls: Record<string, Call>) =>
  Object.entries(calls).toSorted(([, one], [, other]) => parametersOf(one) - parametersOf(other))

/** Paths that match the same addresses, whatever their parameters are called. */
const shapeOf = ({ path }: Call) => path.replace(/\{\w+\}/g, '{}')

/**
 * Serves every call of a list; other methods of its paths are refused with 405, a literal path before those with a
 * parameter: `track/my/sync` is no saved track that could be deleted.
 */
export function serveCalls<List extends Record<string, Call>>(
  app: Hono,
  calls: List,
  handlers: Handlers<List>,
  serving: Serving,
): void {
  for (const samePath of Map.groupBy(inOrder(calls), ([, call]) => shapeOf(call)).values()) {
    for (const [name, call] of samePath) {
      // `Handlers` has compared each handler with the call of its name.
      app.on(call.method.toUpperCase(), route(call.path), answering(call, handlers[name] as AnyHandler, serving))
    }
    const allow = allowedMethods(samePath.map(([, call]) => call))
    for (const path of new Set(samePath.map(([, call]) => route(call.path)))) {
      app.all(path, () => {
        throw new PortalError('wrong_method', { headers: { allow } })
      })
    }
  }
}
