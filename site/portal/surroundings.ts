import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { Language, Send } from '@tropa/contract'
import type { MapConfiguration } from '../map/map-configuration.ts'
import type { Session } from '../visitor/session.ts'
import { browserSend } from './portal.ts'

/** Files that the page needs first: its messages, and the fonts they are set in. */
export type Preloads = { modules: readonly string[]; fonts: readonly string[] }

/** What a router is made with: on the server from the request; in a browser the session arrives with the page. */
export type Surroundings = {
  session: Session
  isLanguageUnknown: boolean
  origin: string
  nonce?: string
  /** For the first HTML; the page itself needs none. */
  preloads: Preloads
  /** The styles that came with scripts of the build: only the server knows. */
  stylesOf: (scripts: readonly string[]) => readonly string[]
  /** Of the build that drew the page; in a browser it arrives with the page. */
  version: string
  /** How calls reach the provider. */
  sendFor: (language: Language) => Send
  /** Of the request that the page answers; in a browser it arrives with the page. */
  requestId: string
  /** Base maps beside the embedded one. */
  map: MapConfiguration
  /** The partner's search of flights; `null`: none. */
  flightsUrl: string | null
}

const unknownVisitor: Session = {
  language: 'ru',
  preferences: { settings: { lang: 'ru' }, territoryId: null, travelDate: null, isCookieAccepted: null, myTracks: [] },
  today: '1970-01-01',
  hour: 0,
}

export const surroundings = createIsomorphicFn()
  .server((): Surroundings => {
    const context = getGlobalStartContext() as { surroundings: Surroundings } | undefined
    if (!context) throw new Error('A router was made outside a request')
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
    sendFor: (language) => browserSend({ address: `${location.origin}/api`, language }),
    map: {},
    flightsUrl: null,
  }))
