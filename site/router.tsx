import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import type { LayoutName } from './layouts/layouts.ts'
import { FailedPage, MissingPage } from './pages/failed/FailedPage.tsx'
import { createPortal, type Portal } from './portal/portal.ts'
import { parseSearch, stringifySearch } from './addresses/search.ts'
import { surroundings, type Preloads } from './portal/surroundings.ts'
import { routeTree } from './routes.gen.ts'
import type { Session } from './session.ts'

export type RouterContext = {
  session: Session
  portal: Portal
  queryClient: QueryClient
  isLanguageUnknown: boolean
  /** Scheme and host of the portal as the world knows it, for canonical addresses. */
  origin: string
  preloads: Preloads
  /** Of the build that drew the page. */
  version: string
}

const minute = 60_000

/** One for each request on the server, one for the life of the page in a browser. */
export function getRouter() {
  const { session, isLanguageUnknown, origin, preloads, version, nonce, address, fetch } = surroundings()
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: minute, retry: false } } })
  const contextFor = (current: Session, drawnBy: string): RouterContext => ({
    session: current,
    portal: createPortal({ address, language: current.language, ...(fetch && { fetch }) }),
    queryClient,
    isLanguageUnknown,
    origin,
    preloads,
    version: drawnBy,
  })
  const router = createRouter({
    routeTree,
    context: contextFor(session, version),
    ...(nonce && { ssr: { nonce } }),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: false,
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: MissingPage,
    trailingSlash: 'never',
    dehydrate: () => ({ session, version }),
  })
  router.options.hydrate = (page: { session: Session; version: string }) =>
    router.update({ ...router.options, context: contextFor(page.session, page.version) })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface StaticDataRouteOption {
    layout?: LayoutName
    guard?: 'guest' | 'user'
  }
}
