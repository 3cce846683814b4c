// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import { isNotFound, type AnyRoute } from '@tanstack/react-router'
import { beforeAll, expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { routeTree } from '../routes.gen.ts'
import { PortalError } from './error.ts'
import { createPortal } from './portal.ts'
import { aSession } from '../visitor/testing/test-session.ts'
import { unknownFacts } from './server-facts.ts'

type Loader = (options: object) => unknown
type Send = (path: string) => Promise<unknown>

const session = aSession()

const routesUnder = (route: AnyRoute): AnyRoute[] => [
  route,
  ...Object.values<AnyRoute>(route.children ?? {}).flatMap(routesUnder),
]

let routes: (readonly [id: string, load: (send: Send) => Promise<unknown>])[]
beforeAll(() => {
  routes = routesUnder(routeTree).flatMap(({ options }) => {
    const loader: Loader | undefined = options.loader
    if (!loader) return []
    return [['id' in options ? String(options.id) : 'root', async (send: Send) => loader(argumentsOf(send, options))]]
  })
})

/** The arguments of a loader, for a page about sauna number 1. */
function argumentsOf(send: Send, { loaderDeps }: AnyRoute['options']) {
  const object = { object_type: 'location', object_id: 1 }
  const search = { q: 'sauna', token: 'a-token-of-a-shared-track-1', order: 'an-order-key-of-128-bits', ...object }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const portal = createPortal(({ path }) => send(path))
  const location = { search, searchStr: '?q=sauna', pathname: '/' }
  const context = { queryClient, portal, session, facts: unknownFacts, origin: 'https://portal.example' }
  const deps = loaderDeps?.({ search }) ?? {}
  return { context, deps, params: { id: '1', pageID: 'sauna' }, location }
}

const outcome = (loading: Promise<unknown>) =>
  loading.then(
    () => 'loaded',
    (error: unknown) => error,
  )
const forever = () => new Promise<never>(() => undefined)

/** The calls that a loader makes before the first response. */
async function firstCalls(load: (send: Send) => Promise<unknown>): Promise<string[]> {
  const paths: string[] = []
  // A page may also reject its address at once.
  void outcome(
    load((path) => {
      paths.push(path)
      return forever()
    }),
  )
  await new Promise((resolve) => setImmediate(resolve))
  return paths
}

test('a bug in any first call of a loader fails the page', async () => {
  expect(import.meta.env.SSR).toBe(true)
  const bug = new TypeError('a bug')
  const loads = await Promise.all(
    routes.map(async ([id, load]) => (await firstCalls(load)).map((path) => ({ id, load, path }))),
  )
  const outcomes = await Promise.all(
    loads.flat().map(async ({ id, load, path: broken }) => {
      const result = await outcome(load((path) => (path === broken ? Promise.reject(bug) : forever())))
      return [id, broken, result]
    }),
  )

  // Pages that only hold a form make no call.
  expect(outcomes.length).toBeGreaterThan(40)
  expect(outcomes.filter(([, , result]) => result !== bug)).toEqual([])
})

test('while the provider is unavailable, a page has an error status or leaves optional data out', async () => {
  expect(routes.length).toBeGreaterThan(20)
  for (const [id, load] of routes) {
    const result = await outcome(load(() => Promise.reject(new PortalError(503))))
    const isSpecified =
      result === 'loaded' || (result instanceof PortalError && result.status === 503) || isNotFound(result)
    expect([id, isSpecified]).toEqual([id, true])
  }
})

test('loaders do not use prefetchQuery, which would swallow bugs', () => {
  const files = globSync('site/**/*.{ts,tsx}', { exclude: ['**/node_modules/**', '**/*.test.*'] })
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /\.prefetch(Infinite)?Query\(/.test(readFileSync(file, 'utf8')))).toEqual([])
})
