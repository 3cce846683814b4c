import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { runWithStartContext } from '@tanstack/start-storage-context'
import { calendarDate, type Send } from '@tropa/contract'
import { JSDOM } from 'jsdom'
import { prerender } from 'react-dom/static'
import '../../messages/all-catalogues.ts'
import { pageStatusOf } from '../../portal/failures.ts'
import { type ServerFacts, unknownFacts } from '../../portal/server-facts.ts'
import { defaultLanguage, type Language } from '../../region/languages.ts'
import type { Surroundings } from '../../portal/surroundings.ts'
import type { SubmittedForm } from '../../forms/submitted-form.ts'
import type { Preferences } from '../../visitor/preferences.ts'
import type { Session, SignedIn } from '../../visitor/session.ts'
import { aSession } from '../../visitor/testing/test-session.ts'
import { getRouter } from '../router.tsx'
import { sendFrom } from './test-provider-responses.ts'

export const origin = 'https://portal.example'
export const today = calendarDate('2026-11-22')

export type Visitor = {
  language?: Language
  send?: Send
  preferences?: Partial<Preferences>
  isLanguageUnknown?: boolean
  facts?: Partial<ServerFacts>
  auth?: SignedIn | null
  submitted?: SubmittedForm | null
  /** The track that a browser without scripts has stored. */
  kept?: Pick<Session, 'guestTrack' | 'guestTrackBefore' | 'removedPart' | 'refusedPress'>
}

const surroundingsOf = ({
  language = defaultLanguage,
  send = sendFrom().send,
  preferences,
  isLanguageUnknown = false,
  facts,
  auth = null,
  submitted = null,
  kept,
}: Visitor): Surroundings => ({
  session: aSession({ language, preferences, today, auth, ...kept }),
  isLanguageUnknown,
  origin,
  preloads: { modules: [], fonts: [] },
  stylesOf: () => [],
  version: 'v1',
  requestId: 'request-1234',
  sendFor: () => send,
  facts: { ...unknownFacts, ...facts },
  submitted,
})

/** A router as one request has it. */
export function aRouter(address: string, visitor: Visitor = {}) {
  const context = { surroundings: surroundingsOf(visitor) }
  // Start sets more of its context; the portal reads only this.
  const started = { contextAfterGlobalMiddlewares: context } as unknown as Parameters<typeof runWithStartContext>[0]
  const router = runWithStartContext(started, getRouter)
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) })
  return router
}

const { window: sharedWindow } = new JSDOM()
/**
 * A parsed document has no window, which takes jsdom longer to create than a page takes to render. Testing Library asks
 * for one, and all documents name the same: focus, styles and the location of these documents do not work.
 */
function documentOf(html: string): Document {
  const document = new sharedWindow.DOMParser().parseFromString(html, 'text/html')
  return Object.defineProperty(document, 'defaultView', { value: sharedWindow })
}

export type RenderedPage = {
  /** The status of the response. */
  status: number
  document: Document
  main: HTMLElement
  /** Errors that components threw while they were drawn. */
  errors: readonly unknown[]
}

/** What a visitor without JavaScript gets: the whole page as rendered by the server. */
export async function renderedPage(address: string, visitor: Visitor = {}): Promise<RenderedPage> {
  const router = aRouter(address, visitor)
  await router.load()
  const { matches } = router.state
  const failed = matches.find(({ status }) => status === 'error')
  const isMissing = matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)
  const errors: unknown[] = []
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    onError: (error) => void errors.push(error),
    // Otherwise React would send a long part after the page and move it into place by a script.
    progressiveChunkSize: Infinity,
  })
  const document = documentOf(await new Response(prelude).text())
  const main = document.querySelector('main')
  if (!main) throw new Error(`${address} has no main part`, { cause: errors[0] })
  main.querySelectorAll('script').forEach((script) => script.remove())
  return { status: failed ? pageStatusOf(failed.error) : isMissing ? 404 : 200, document, main, errors }
}
