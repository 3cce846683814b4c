import { useEffect } from 'react'
import type { HeldKeys } from '../onIntent/HeldKeys.ts'

/**
 * Replays the keys that were pressed before the behaviour loaded: one per frame, because each depends on the result of
 * the previous one.
 */
export function useHeldKeys(keys: HeldKeys, isReady: boolean) {
  useEffect(() => {
    if (!isReady) return
    const answer = () => {
      if (keys.replay()) frame = requestAnimationFrame(answer)
    }
    let frame = requestAnimationFrame(answer)
    return () => cancelAnimationFrame(frame)
  }, [keys, isReady])
}
