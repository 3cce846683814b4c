import { authMachine, type AuthNews, type AuthSession } from '@tropa/machines'
import { assign, createActor, type ActorRefFrom } from 'xstate'
import { loginAddress } from '../addresses/return-address.ts'
import type { SignedIn } from './session.ts'
import { clearStored, clearTab, signedInKey } from './stored.ts'

const channelName = 'auth'

/** Some browsers refuse a channel if site data is blocked; then tabs do not learn of each other. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName)
  } catch {
    return null
  }
}

let current: ActorRefFrom<typeof authMachine> | undefined

/** The response to a call was 401. */
export const unauthorized = (): void => current?.send({ type: 'UNAUTHORIZED' })

/** The visitor's action needs a session, which has ended. */
export const signInAgain = (): void => current?.send({ type: 'SIGN_IN_AGAIN' })

/** A change by the visitor was answered with 401; it is sent after the next sign-in. Guests have no such changes. */
export const changeUnauthorized = (): void => {
  if (current?.getSnapshot().context.session) signInAgain()
}

const sessionIn = ({ expires, owner }: AuthSession): SignedIn => ({
  expires,
  ...(owner !== undefined && { owner }),
})

const isNews = (value: unknown): value is AuthNews =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  /^SIGNED_(IN|OUT)_ELSEWHERE$/.test(String(value.type))

type Marker = { text: string; expires: number; owner: string }

/** `1796083200`, or `1796083200 owner`. A session without an owner is named by its end, as in `useAccountOwner`. */
const markerOf = ({ expires, owner }: SignedIn) => (owner === undefined ? String(expires) : `${expires} ${owner}`)

function readMarker(): Marker | null {
  try {
    const text = localStorage.getItem(signedInKey)
    if (text === null) return null
    const [expires = '', owner = expires] = text.split(' ')
    return { text, expires: Number(expires), owner }
  } catch {
    return null
  }
}

function writeMarker(session: SignedIn) {
  try {
    localStorage.setItem(signedInKey, markerOf(session))
  } catch {
    // Then this browser stores nothing that would have to be cleared.
  }
}

/** Loads a new page, so that no data of the visitor stays in the memory of this one. */
const leaveTo = (to: '/' | '/login') =>
  location.assign(to === '/' ? '/' : loginAddress(location.pathname + location.search, location.origin))

/**
 * The page was rendered for a guest, but the browser still stores data of a session that was ended by a form or the
 * server.
 * @param isOver whether the session ended without signing out
 */
function clearAfter({ expires, owner }: Marker, isOver: boolean, broadcast: (news: AuthNews) => void) {
  const hasExpired = expires * 1000 <= Date.now()
  clearStored(hasExpired ? 'drafts' : 'nothing', hasExpired || isOver ? null : owner)
  broadcast({ type: 'SIGNED_OUT_ELSEWHERE' })
}

/**
 * Connects the machine of the session to this browser: its clock, its storage, its other tabs and its address.
 * @param drawn the session that the page was rendered with
 * @param isOver it was rendered for a guest whose session has ended without signing out
 * @param signedInElsewhere another tab has signed in
 * @returns stops it
 */
export function startAuth(
  { drawn, isOver }: { drawn: SignedIn | null; isOver: boolean },
  signedInElsewhere: (auth: SignedIn) => void,
): () => void {
  const channel = openChannel()
  const broadcast = (news: AuthNews) => channel?.postMessage(news)
  const actor = createActor(
    authMachine.provide({
      actions: {
        readClock: assign({ now: () => Date.now() }),
        clear: () => clearStored('drafts'),
        go: (_, { to }) => leaveTo(to),
        broadcast: (_, news) => broadcast(news),
      },
    }),
    { input: { session: drawn } },
  ).start()
  current = actor
  const marker = readMarker()
  if (drawn && marker?.text !== markerOf(drawn)) {
    writeMarker(drawn)
    actor.send({ type: 'SIGNED_IN', ...drawn })
  } else if (!drawn && marker !== null) clearAfter(marker, isOver, broadcast)

  const hear = ({ data }: MessageEvent) => {
    if (!isNews(data)) return
    const wasSignedIn = actor.getSnapshot().context.session !== null
    // The other tab has cleared the storage that all tabs share.
    if (data.type === 'SIGNED_OUT_ELSEWHERE' && wasSignedIn) clearTab('nothing')
    actor.send(data)
    if (data.type === 'SIGNED_IN_ELSEWHERE' && !wasSignedIn) signedInElsewhere(sessionIn(data))
  }
  if (channel) channel.onmessage = hear
  const woke = () => actor.send({ type: 'WOKE' })
  addEventListener('pageshow', woke)
  document.addEventListener('visibilitychange', woke)
  return () => {
    actor.stop()
    channel?.close()
    removeEventListener('pageshow', woke)
    document.removeEventListener('visibilitychange', woke)
    if (current === actor) current = undefined
  }
}
