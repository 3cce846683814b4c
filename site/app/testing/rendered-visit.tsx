import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { Send } from '@tropa/contract'
import { LanguageProvider } from '@tropa/library/messages/language.tsx'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import type { FormResponse, SubmittedForm } from '../../forms/submitted-form.ts'
import '../../messages/all-catalogues.ts'
import { WordsProvider } from '../../messages/intl.tsx'
import { createPortal, type Portal } from '../../portal/portal.ts'
import { type ServerFacts, unknownFacts } from '../../portal/server-facts.ts'
import type { Language } from '../../region/languages.ts'
import { ConnectivityProvider } from '../../visitor/connectivity.tsx'
import { NoticeList, NoticesProvider } from '../../visitor/Notices.tsx'
import type { Preferences } from '../../visitor/preferences.ts'
import type { Session, SignedIn } from '../../visitor/session.ts'
import { SessionProvider } from '../../visitor/SessionProvider.tsx'
import { aSession } from '../../visitor/testing/test-session.ts'
import { sendFrom } from './test-provider-responses.ts'

export type Visit = {
  send?: Send
  language?: Language
  address?: string
  auth?: SignedIn | null
  preferences?: Partial<Preferences>
  submitted?: SubmittedForm | null
  facts?: Partial<ServerFacts>
}

type VisitContext = {
  queryClient: QueryClient
  portal: Portal
  session: Session
  submitted: SubmittedForm | null
  facts: ServerFacts
  origin: string
}

/** A part of a page in a visitor's browser: with notices, a session and the state of the network. */
export async function renderVisit(part: ReactNode, visit: Visit = {}) {
  const { send = sendFrom().send, language = 'en', address = '/', auth = null, submitted = null } = visit
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const session = aSession({ language, preferences: visit.preferences, auth })
  const Page = () => (
    <QueryClientProvider client={queryClient}>
      <ConnectivityProvider>
        <NoticesProvider>
          <SessionProvider>
            <LanguageProvider language={language}>
              <WordsProvider language={language}>
                {part}
                <NoticeList />
              </WordsProvider>
            </LanguageProvider>
          </SessionProvider>
        </NoticesProvider>
      </ConnectivityProvider>
    </QueryClientProvider>
  )
  const router = createRouter({
    routeTree: createRootRouteWithContext<VisitContext>()({ component: Page, notFoundComponent: Page }),
    context: {
      queryClient,
      portal: createPortal(send),
      session,
      submitted,
      facts: { ...unknownFacts, ...visit.facts },
      origin: 'https://portal.example',
    },
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  render(<RouterProvider router={router} />)
  return { router, queryClient }
}

/**
 * Switches the network off or on, as a browser reports it. It is on again after the test, because test files share a
 * process.
 */
export async function setOnline(isOnline: boolean) {
  onTestFinished(() => onlineManager.setOnline(true))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  await act(async () => {
    onlineManager.setOnline(isOnline)
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
}

export type Post = { address: string; fields: Readonly<Record<string, string>>; key: string | null }

/** The portal's server answers form posts in turn; after the last response the network fails. */
export function respondToPosts(...responses: readonly (FormResponse | Promise<FormResponse>)[]): Post[] {
  const posts: Post[] = []
  const rest = [...responses]
  vi.stubGlobal('fetch', async (address: string, { body, headers }: RequestInit) => {
    const key = new Headers(headers).get('idempotency-key')
    posts.push({ address, fields: Object.fromEntries(new URLSearchParams(String(body))), key })
    const response = await rest.shift()
    if (response === undefined) throw new TypeError('Failed to fetch')
    return Response.json(response, { status: response.kind === 'done' ? 200 : response.status })
  })
  return posts
}
