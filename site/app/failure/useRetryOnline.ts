import { useEffect, useRef } from 'react'
import { useIsOnline } from '../../visitor/connectivity.tsx'

/**
 * Retries when the network returns.
 * @param retry must be stable between renders
 */
export function useRetryOnline(retry: () => void) {
  const isOnline = useIsOnline()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) retry()
    wasOnline.current = isOnline
  }, [isOnline, retry])
}
