import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { Send } from '@tropa/contract'
import { LanguageProvider } from '@tropa/library/messages/language.tsx'
import { useSyncExternalStore, type ReactNode } from 'react'
import { FavoritesContext } from '../../favorites/FavoritesProvider.tsx'
import { createFavoritesStore } from '../../favorites/favorites-store.ts'
import '../../messages/all-catalogues.ts'
import { WordsProvider } from '../../messages/intl.tsx'
import { createPortal, type Portal } from '../../portal/portal.ts'
import type { Language } from '../../region/languages.ts'
import { sendFrom } from './test-provider-responses.ts'

export type Around = { send?: Send; language?: Language; address?: string }

function shownPart(first: ReactNode) {
  let part = first
  let draw = () => {}
  return {
    current: () => part,
    subscribe: (changed: () => void) => {
      draw = changed
      return () => {}
    },
    show: (next: ReactNode) => {
      part = next
      draw()
    },
  }
}

/**
 * A part of a page in a browser, with the surroundings of every page: the provider, the words and an address. `show`
 * renders another part instead.
 */
export async function renderPart(part: ReactNode, { send = sendFrom().send, language = 'ru', address = '/' }: Around) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const shown = shownPart(part)
  const favorites = createFavoritesStore(null)
  const Page = () => (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={language}>
        <WordsProvider language={language}>
          <FavoritesContext value={favorites}>{useSyncExternalStore(shown.subscribe, shown.current)}</FavoritesContext>
        </WordsProvider>
      </LanguageProvider>
    </QueryClientProvider>
  )
  const router = createRouter({
    routeTree: createRootRouteWithContext<{ portal: Portal }>()({ component: Page, notFoundComponent: Page }),
    context: { portal: createPortal(send) },
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  render(<RouterProvider router={router} />)
  return { router, queryClient, show: shown.show }
}
