import { assign, not, setup } from 'xstate'
import { notProvided } from './not-provided.ts'
import { authLookMs } from './timing.ts'

/** The signed-in user, with the provider's field names. */
export type AuthUser = { readonly email: string; readonly first_name: string; readonly last_name: string }
/**
 * `expires`: unix seconds; `user` is absent if the page was rendered without the profile; `owner`: a name of the
 * account, the same from one session to the next.
 */
export type AuthSession = { expires: number; user?: AuthUser | undefined; owner?: string | undefined }

/** Sent to the other tabs, which receive it as an event. */
export type AuthNews = ({ type: 'SIGNED_IN_ELSEWHERE' } & AuthSession) | { type: 'SIGNED_OUT_ELSEWHERE' }
/** What begins or ends the session, here or in another tab, and when to look at its end again. */
export type AuthEvent =
  | AuthNews
  | ({ type: 'SIGNED_IN' } & AuthSession)
  | { type: 'SIGN_OUT' }
  /** The response to a call was 401. */
  | { type: 'UNAUTHORIZED' }
  /** The provider has ended the session early, and the visitor's task needs a session. */
  | { type: 'SIGN_IN_AGAIN' }
  /** The page is visible again, or the device has woken up. */
  | { type: 'WOKE' }
/** `now`: unix milliseconds, when the clock was read last. */
export type Auth = { session: AuthSession | null; now: number }
/** `session`: the one that the page was rendered with. */
export type AuthInput = { session?: AuthSession | null }
/** The page that `go` opens. */
export type AuthPlace = { to: '/' | '/login' }

const signedIn = ({ event: { expires, user, owner } }: { event: AuthSession }) => ({
  expires,
  user,
  ...(owner !== undefined && { owner }),
})
const leftOf = ({ session, now }: Auth) => (session ? session.expires * 1000 - now : 0)

const taken = { type: 'take', params: signedIn } as const
const newsSent = {
  type: 'broadcast',
  params: ({ event }: { event: AuthSession }): AuthNews => ({ type: 'SIGNED_IN_ELSEWHERE', ...signedIn({ event }) }),
} as const
const endSent = { type: 'broadcast', params: { type: 'SIGNED_OUT_ELSEWHERE' } } as const
const home = { type: 'go', params: { to: '/' } } as const
const login = { type: 'go', params: { to: '/login' } } as const

/**
 * `guest` ⇄ `signedIn`. At `expires` everything is cleared and the visitor goes to `/login`; after a 401 or signing
 * out, to `/`. A guest has no user and no timer, and a late 401 changes nothing for a guest.
 */
export const authMachine = setup({
  types: {} as { context: Auth; events: AuthEvent; input: AuthInput },
  actions: {
    take: assign({ session: (_, session: AuthSession) => session }),
    forget: assign({ session: null }),
    /** Sets `now`: `assign({ now: () => Date.now() })`. */
    readClock: assign((): Partial<Auth> => notProvided('readClock')),
    clear: () => notProvided('clear'),
    go: (_, _place: AuthPlace) => notProvided('go'),
    broadcast: (_, _news: AuthNews) => notProvided('broadcast'),
  },
  delays: { look: ({ context }) => Math.min(leftOf(context), authLookMs) },
  // NaN counts as expired.
  guards: { isSignedIn: ({ context }) => context.session !== null, isValid: ({ context }) => leftOf(context) > 0 },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({ session: input.session ?? null, now: 0 }),
  on: {
    SIGNED_IN: { target: '.signedIn', reenter: true, actions: [taken, newsSent] },
    // The tab that sent this has written or cleared what is stored.
    SIGNED_IN_ELSEWHERE: { target: '.signedIn', reenter: true, actions: taken },
  },
  initial: 'guest',
  states: {
    guest: {
      always: { guard: 'isSignedIn', target: 'signedIn' },
      on: { SIGN_OUT: { actions: home }, SIGN_IN_AGAIN: { actions: login } },
    },
    signedIn: {
      entry: 'readClock',
      always: { guard: not('isValid'), target: 'guest', actions: ['forget', 'clear', login] },
      after: { look: { target: 'signedIn', reenter: true } },
      on: {
        WOKE: { target: 'signedIn', reenter: true },
        SIGN_OUT: { target: 'guest', actions: ['forget', 'clear', endSent, home] },
        UNAUTHORIZED: { target: 'guest', actions: ['forget', 'clear', endSent, home] },
        SIGN_IN_AGAIN: { target: 'guest', actions: ['forget', 'clear', login] },
        SIGNED_OUT_ELSEWHERE: { target: 'guest', actions: ['forget', home] },
      },
    },
  },
})
