import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Counts pages while the visitor allows it. The code of the counter is loaded only then. */
export function useCounter(isAllowed: boolean): void {
  const router = useRouter()
  const { counter } = useRouteContext({ from: '__root__' }).facts
  useEffect(() => {
    if (!counter || !isAllowed) return
    const stopped = new AbortController()
    const start = async () => {
      const { startCounter } = await import('./counter.ts')
      if (stopped.signal.aborted) return
      const stop = startCounter(counter, {
        path: () => router.state.location.pathname,
        onShown: (shown) => router.subscribe('onRendered', shown),
      })
      stopped.signal.addEventListener('abort', stop)
    }
    // The page works without its counter.
    start().catch(() => undefined)
    return () => stopped.abort()
  }, [router, counter, isAllowed])
}
