import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { calendarDate, type Send } from '@tropa/contract'
import type { SubmittedForm } from '../forms/submitted-form.ts'
import type { Session } from '../visitor/session.ts'
import { noPreferences } from '../visitor/preferences.ts'
import { endingSession } from './ended-session.ts'
import { browserSend } from './portal.ts'
import { type ServerFacts, unknownFacts } from './server-facts.ts'
import { contentLanguage, defaultLanguage, type Language } from '../region/languages.ts'

/** Files that the page preloads: its messages and fonts. */
export type Preloads = { modules: readonly string[]; fonts: readonly string[] }

/** The options of the router: on the server from the request; in a browser the page contains the session. */
export type Surroundings = {
  session: Session
  isLanguageUnknown: boolean
  origin: string
  nonce?: string
  /** For the first HTML; the browser's router does not use it. */
  preloads: Preloads
  /** The stylesheets of scripts, which only the server knows. */
  stylesOf: (scripts: readonly string[]) => readonly string[]
  /** Of the build that rendered the page; the page carries it to the browser. */
  version: string
  /** How calls reach the provider. */
  sendFor: (language: Language) => Send
  /** The id of the page's request; the page carries it to the browser. */
  requestId: string
  facts: ServerFacts
  /** The form whose result the page shows. */
  submitted: SubmittedForm | null
}

const unknownVisitor: Session = {
  language: defaultLanguage,
  preferences: noPreferences(defaultLanguage),
  today: calendarDate('1970-01-01'),
  hour: 0,
  auth: null,
}

export const surroundings = createIsomorphicFn()
  .server((): Surroundings => {
    // The middleware of `app/start.ts` adds it to each request; Start's type does not know that.
    const context: { surroundings?: Surroundings } | undefined = getGlobalStartContext()
    if (!context?.surroundings) throw new Error('A router was made outside a request')
    return context.surroundings
  })
  .client((): Surroundings => ({
    session: unknownVisitor,
    isLanguageUnknown: false,
    origin: location.origin,
    preloads: { modules: [], fonts: [] },
    stylesOf: () => [],
    version: '',
    requestId: '',
    sendFor: (language) =>
      endingSession(browserSend({ address: `${location.origin}/api`, language: contentLanguage(language) })),
    facts: unknownFacts,
    submitted: null,
  }))
