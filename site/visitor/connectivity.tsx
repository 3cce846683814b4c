import { onlineManager } from '@tanstack/react-query'
import { connectivityMachine, type ConnectivityEvent } from '@tropa/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { createContext, use, useEffect, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'

type Connectivity = ActorRefFrom<typeof connectivityMachine>
const ConnectivityContext = createContext<Connectivity | null>(null)

/** Whether this browser has a network, as it says itself. */
export function ConnectivityProvider({ children }: { children: ReactNode }) {
  const actor = useActorRef(connectivityMachine)
  useEffect(() => {
    const look = () => {
      actor.send({ type: navigator.onLine ? 'WENT_ONLINE' : 'WENT_OFFLINE' })
      // It takes a page that begins offline for an online one, and would not notice when the network comes.
      onlineManager.setOnline(navigator.onLine)
    }
    look()
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [actor])
  return <ConnectivityContext value={actor}>{children}</ConnectivityContext>
}

export function useIsOnline(): boolean {
  const actor = use(ConnectivityContext)
  if (!actor) throw new Error('useIsOnline needs a ConnectivityProvider above it')
  return useSelector(actor, (state) => state.matches('online'))
}

/**
 * Tells a machine how it is now, and whenever that changes. @param tell the same function from one drawing to the next
 */
export function useTellConnection(tell: (event: ConnectivityEvent) => void) {
  const isOnline = useIsOnline()
  useEffect(() => {
    tell({ type: isOnline ? 'WENT_ONLINE' : 'WENT_OFFLINE' })
  }, [tell, isOnline])
}
