import { useEffect, useState } from 'react'

const longestMs = 3000

/** Whether the browser has had nothing else to do since the page began; Safari has no such moment. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const begin = () => setIdle(true)
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(begin, { timeout: longestMs })
      return () => cancelIdleCallback(id)
    }
    const timer = setTimeout(begin, 500)
    return () => clearTimeout(timer)
  }, [])
  return isIdle
}
