import { useEffect, useState } from 'react'

const longestMs = 3000

/** Calls once the browser has nothing else to do; Safari has no such moment. @returns what cancels it */
function onIdle(begin: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(begin, { timeout: longestMs })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(begin, 500)
  return () => clearTimeout(timer)
}

/** Whether the browser has had nothing else to do since the page began. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => onIdle(() => setIdle(true)), [])
  return isIdle
}

/** Resolves once the browser has nothing else to do, on the server at once. */
export const whenIdle = (): Promise<void> =>
  typeof window === 'undefined' ? Promise.resolve() : new Promise((resolve) => void onIdle(resolve))
