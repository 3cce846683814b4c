import { useRouter } from '@tanstack/react-router'
import { createContext, startTransition, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { useNotify } from '../actors/Notices.tsx'
import { words } from '../messages/intl.tsx'
import type { Session } from '../session.ts'
import { preferencesPath, type PreferenceField } from './change.ts'
import type { Preferences } from './preferences.ts'

export type PreferenceChange = Partial<Record<PreferenceField, string>>

type Visit = {
  session: Session
  /** The same post that the forms make without a script; lists that depend on it are loaded anew. */
  change: (fields: PreferenceChange) => Promise<void>
}

const VisitContext = createContext<Visit | null>(null)

/** @returns nothing where the portal cannot be reached or refuses */
async function post(fields: PreferenceChange): Promise<Preferences | undefined> {
  const response = await fetch(preferencesPath, { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(fields) }).catch(() => undefined)
  return response?.ok ? response.json() : undefined
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const notify = useNotify()
  const [session, setSession] = useState(router.options.context.session)
  const change = useCallback(
    async (fields: PreferenceChange) => {
      const preferences = await post(fields)
      if (!preferences) return notify({ text: words(session.language)('notice.updateFailed'), tone: 'failed' })
      const changed = { ...session, preferences }
      router.update({ ...router.options, context: { ...router.options.context, session: changed } })
      // A list that waits for another territory keeps the old one in sight until it is there.
      startTransition(() => setSession(changed))
      if (fields.territory_id !== undefined) await router.invalidate()
    },
    [router, session, notify],
  )
  return <VisitContext value={useMemo(() => ({ session, change }), [session, change])}>{children}</VisitContext>
}

export function useVisit(): Visit {
  const visit = use(VisitContext)
  if (!visit) throw new Error('useVisit needs a SessionProvider above it')
  return visit
}

export const useSession = (): Session => useVisit().session
