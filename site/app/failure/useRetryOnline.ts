import { useEffect, useRef } from 'react'
import { useIsOnline } from '../../visitor/connectivity.tsx'

/** Asks again by itself when the network comes back. @param retry the same function from one drawing to the next */
export function useRetryOnline(retry: () => void) {
  const isOnline = useIsOnline()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) retry()
    wasOnline.current = isOnline
  }, [isOnline, retry])
}
