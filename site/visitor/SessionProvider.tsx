import { useRouter } from '@tanstack/react-router'
import { withRemoved } from '@tropa/machines'
import { createContext, startTransition, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useAuth } from './useAuth.ts'
import { useNotify } from './Notices.tsx'
import { words } from '../messages/intl.tsx'
import type { Session } from './session.ts'
import { followersOf } from './my-tracks.ts'
import { postPreferences, type PreferenceChange } from './post-preferences.ts'
import { failedChangeText } from './failed-change.ts'

type SessionValue = {
  session: Session
  /**
   * Stores preferences and reloads the lists that depend on them.
   * @returns whether they were stored; a notice reports a failure
   */
  change: (fields: PreferenceChange) => Promise<boolean>
  /** Restores a removed track to its place among the kept ones, even if others were removed or restored meanwhile. */
  restoreTrack: (id: number) => Promise<boolean>
}

const SessionContext = createContext<SessionValue | null>(null)

export function SessionProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const notify = useNotify()
  const [session, setSession] = useState(router.options.context.session)
  const trackOrder = useRef(session.preferences.myTracks)
  const { language } = session
  const change = useCallback(
    async (fields: PreferenceChange) => {
      const preferences = await postPreferences(fields)
      if (!preferences) {
        notify({ text: failedChangeText(words(language)), tone: 'failed' })
        return false
      }
      trackOrder.current = withRemoved(trackOrder.current, preferences.myTracks, String)
      // The visitor may have signed in meanwhile, in another tab.
      const { context } = router.options
      router.update({ ...router.options, context: { ...context, session: { ...context.session, preferences } } })
      // A transition keeps the old list visible until the list of the new territory is loaded.
      startTransition(() => setSession((now) => ({ ...now, preferences })))
      if (fields.territory_id !== undefined) await router.invalidate()
      return true
    },
    [router, language, notify],
  )
  const restoreTrack = useCallback(
    (id: number) => change({ keep_track: String(id), keep_before: followersOf(trackOrder.current, id).join() }),
    [change],
  )
  useAuth(session, setSession)
  const value = useMemo(() => ({ session, change, restoreTrack }), [session, change, restoreTrack])
  return <SessionContext value={value}>{children}</SessionContext>
}

export function useSessionContext(): SessionValue {
  const value = use(SessionContext)
  if (!value) throw new Error('useSessionContext needs a SessionProvider above it')
  return value
}

export const useSession = (): Session => useSessionContext().session

/** The size of the text relative to the usual one: 1 to 2. */
export const useTextScale = (): number => Number(use(SessionContext)?.session.preferences.settings.text ?? 100) / 100
