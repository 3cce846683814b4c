import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import type { Send } from '@tropa/contract'
import { useLanguage } from '@tropa/library/messages/language.tsx'
import { useState, type ReactNode } from 'react'
import responses from 'virtual:region-responses'
import { parseSearch, stringifySearch } from '../../site/addresses/search-string.ts'
import { FailedPage, MissingPage } from '../../site/app/failure/FailedPage.tsx'
import { PageProviders, VisitorProviders } from '../../site/app/Providers.tsx'
import { callOf, sendFrom } from '../../site/app/testing/test-provider-responses.ts'
import '../../site/messages/all-catalogues.ts'
import { createPortal } from '../../site/portal/portal.ts'
import type { RouterContext } from '../../site/portal/router-context.ts'
import { unknownFacts } from '../../site/portal/server-facts.ts'
import { defaultLanguage, knownLanguage, type Language } from '../../site/region/languages.ts'
import type { SignedIn } from '../../site/visitor/session.ts'
import { Route as rootRoute } from '../../site/routes/__root.tsx'
import { routeTree } from '../../site/routes.gen.ts'

/** The shell of every page, without the document, because Storybook has one. */
function Shell({ children }: { children: ReactNode }) {
  return (
    <VisitorProviders>
      <PageProviders>{children}</PageProviders>
    </VisitorProviders>
  )
}
Object.assign(rootRoute.options, { shellComponent: Shell })

/** The provider with the data of `api/content`; other calls get generic answers. */
function regionSend(language: Language): Send {
  const { place, ...lists } = responses[language === 'en' ? 'en' : 'ru']
  const { send } = sendFrom({ ...lists, location: { location: place } })
  return async (outgoing) => {
    const ids = new URLSearchParams(outgoing.query).get('ids')?.split(',')
    if (!ids || callOf(outgoing) !== 'locations') return send(outgoing)
    const location_list = lists.locations.location_list.filter(({ id }) => ids.includes(String(id)))
    return { ...lists.locations, location_list, total: location_list.length }
  }
}

interface PageStoryProps {
  /** The address of the page in the portal. */
  address: string
  /** A provider with other responses. */
  send?: Send
  /** The signed-in visitor; default: a guest. */
  auth?: SignedIn
}

function contextFor(
  language: Language,
  queryClient: QueryClient,
  { send, auth = null }: PageStoryProps,
): RouterContext {
  return {
    session: {
      language,
      preferences: {
        settings: { lang: language },
        territoryId: null,
        travelDate: null,
        travelMonth: null,
        isCookieAccepted: true,
        myTracks: [],
      },
      today: '2026-11-22',
      hour: 12,
      auth,
    },
    portal: createPortal(send ?? regionSend(language)),
    queryClient,
    isLanguageUnknown: false,
    origin: 'https://portal.example',
    preloads: { modules: [], fonts: [] },
    version: 'storybook',
    requestId: 'request-1234',
    facts: unknownFacts,
    submitted: null,
  }
}

/** A page of the portal at its address: the real routes and components, with the region's content. */
export function PageStory(props: PageStoryProps) {
  const language = knownLanguage(useLanguage()) ?? defaultLanguage
  const [{ router, queryClient }] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
    const made = createRouter({
      routeTree,
      context: contextFor(language, client, props),
      history: createMemoryHistory({ initialEntries: [props.address] }),
      parseSearch,
      stringifySearch,
      defaultPreload: false,
      defaultErrorComponent: FailedPage,
      defaultNotFoundComponent: MissingPage,
    })
    return { router: made, queryClient: client }
  })
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
