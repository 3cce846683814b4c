import { onlineManager } from '@tanstack/react-query'
import { connectivityMachine, type ConnectivityEvent } from '@tropa/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { createContext, use, useEffect, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'

type Connectivity = ActorRefFrom<typeof connectivityMachine>
const ConnectivityContext = createContext<Connectivity | null>(null)

/** Whether the browser reports a network connection. */
export function ConnectivityProvider({ children }: { children: ReactNode }) {
  const actor = useActorRef(connectivityMachine)
  useEffect(() => {
    const look = () => {
      actor.send({ type: navigator.onLine ? 'WENT_ONLINE' : 'WENT_OFFLINE' })
      // onlineManager assumes that a page starts online, and would not notice the change when the network returns.
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
 * Sends the current connectivity, and every change of it, to a machine.
 * @param send must be stable between renders
 */
export function useConnectivityEvents(send: (event: ConnectivityEvent) => void) {
  const isOnline = useIsOnline()
  useEffect(() => {
    send({ type: isOnline ? 'WENT_ONLINE' : 'WENT_OFFLINE' })
  }, [send, isOnline])
}
