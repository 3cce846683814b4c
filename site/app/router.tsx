import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { haveStyles, preloadedScripts } from './inlined-styles.ts'
import type { GuardName } from './guards.ts'
import type { LayoutName } from './layouts/layouts.ts'
import { FailedPage, MissingPage } from './failure/FailedPage.tsx'
import { createPortal } from '../portal/portal.ts'
import { parseSearch, stringifySearch } from '../addresses/search-string.ts'
import { surroundings } from '../portal/surroundings.ts'
import type { RouterContext } from '../portal/router-context.ts'
import { routeTree } from '../routes.gen.ts'

/** What only the server knows; the page passes it to the browser. */
type PageData = Pick<RouterContext, 'session' | 'version' | 'requestId' | 'facts' | 'submitted'> & {
  /** Files of the styles that the page contains. */
  styles: readonly string[]
}

const minute = 60_000

/** Called once for each request on the server, and once for a page in the browser. */
export function getRouter() {
  const {
    session,
    isLanguageUnknown,
    origin,
    requestId,
    preloads,
    stylesOf,
    version,
    nonce,
    sendFor,
    facts,
    submitted,
  } = surroundings()
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: minute, retry: false } } })
  const contextFor = ({ session: current, ...rest }: Omit<PageData, 'styles'>): RouterContext => ({
    session: current,
    portal: createPortal(sendFor(current.language)),
    queryClient,
    isLanguageUnknown,
    origin,
    preloads,
    ...rest,
  })
  /** Before the first render, the page's inline script or the visitor has set the scroll position. */
  let isPlaced = typeof document === 'undefined'
  const router = createRouter({
    routeTree,
    context: contextFor({ session, version, requestId, facts, submitted }),
    ...(nonce && { ssr: { nonce } }),
    parseSearch,
    stringifySearch,
    scrollRestoration: () => isPlaced,
    defaultPreload: false,
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: MissingPage,
    trailingSlash: 'never',
    dehydrate: (): PageData => ({
      session,
      version,
      requestId,
      facts,
      submitted,
      styles: stylesOf(preloadedScripts(router)),
    }),
  })
  router.options.hydrate = ({ styles, ...page }: PageData) => {
    haveStyles(styles)
    router.update({ ...router.options, context: contextFor(page) })
  }
  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting()
    isPlaced = true
    // Only the first page shows a submitted form.
    router.update({ ...router.options, context: { ...router.options.context, submitted: null } })
    // Makes the router record the scroll position that was set before its first render.
    document.dispatchEvent(new Event('scroll'))
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface StaticDataRouteOption {
    layout?: LayoutName
    /** Whether the chosen territory changes what the page shows; by default it does not. */
    isOfTerritory?: boolean
    /** Who may open the page; by default anyone. */
    guard?: GuardName
  }
}
