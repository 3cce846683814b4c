import { useEffect, useState } from 'react'

const longestMs = 3000

/**
 * Calls back once the browser is idle; after half a second in Safari, which has no idle callbacks.
 * @returns cancels it
 */
function onIdle(begin: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(begin, { timeout: longestMs })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(begin, 500)
  return () => clearTimeout(timer)
}

/** Whether the browser has been idle since the page was opened. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => onIdle(() => setIdle(true)), [])
  return isIdle
}

/** Resolves once the browser is idle; on the server at once. */
export const whenIdle = (): Promise<void> =>
  typeof window === 'undefined' ? Promise.resolve() : new Promise((resolve) => void onIdle(resolve))
