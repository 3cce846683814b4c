import { useRouter } from '@tanstack/react-router'
import { createContext, startTransition, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { useNotify } from '../actors/Notices.tsx'
import { words } from '../messages/intl.tsx'
import type { Session } from '../session.ts'
import { postPreferences, type PreferenceChange } from './post.ts'

type SessionValue = {
  session: Session
  /** Reloads the lists that depend on it. @returns whether it was stored; a notice says that it failed */
  change: (fields: PreferenceChange) => Promise<boolean>
}

const SessionContext = createContext<SessionValue | null>(null)

export function SessionProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const notify = useNotify()
  const [session, setSession] = useState(router.options.context.session)
  const change = useCallback(
    async (fields: PreferenceChange) => {
      const preferences = await postPreferences(fields)
      if (!preferences) {
        notify({ text: words(session.language)('notice.updateFailed'), tone: 'failed' })
        return false
      }
      const changed = { ...session, preferences }
      router.update({ ...router.options, context: { ...router.options.context, session: changed } })
      // A list that waits for another territory keeps the old one in sight until it is there.
      startTransition(() => setSession(changed))
      if (fields.territory_id !== undefined) await router.invalidate()
      return true
    },
    [router, session, notify],
  )
  return <SessionContext value={useMemo(() => ({ session, change }), [session, change])}>{children}</SessionContext>
}

export function useVisit(): SessionValue {
  const visit = use(SessionContext)
  if (!visit) throw new Error('useVisit needs a SessionProvider above it')
  return visit
}

export const useSession = (): Session => useVisit().session
