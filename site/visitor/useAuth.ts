import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type Dispatch, type SetStateAction } from 'react'
import type { Session, SignedIn } from './session.ts'

/** Keeps the session the same in all tabs. Rendering does not need this, so it loads afterwards. */
export function useAuth(
  first: Pick<Session, 'auth' | 'isSessionOver'>,
  setSession: Dispatch<SetStateAction<Session>>,
): void {
  const router = useRouter()
  const drawn = useRef({ drawn: first.auth, isOver: first.isSessionOver === true })
  useEffect(() => {
    const signedInElsewhere = (auth: SignedIn) => {
      setSession((session) => ({ ...session, auth }))
      const { context } = router.options
      router.update({ ...router.options, context: { ...context, session: { ...context.session, auth } } })
      void router.invalidate()
    }
    const loading = import('./auth-actor.ts').then(
      ({ startAuth }) => startAuth(drawn.current, signedInElsewhere),
      () => undefined,
    )
    return () => void loading.then((stop) => stop?.())
  }, [router, setSession])
}
