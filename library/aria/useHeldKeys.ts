import { useEffect } from 'react'
import type { HeldKeys } from '../onIntent/HeldKeys.ts'

/**
 * Answers the keys that were pressed before the behaviour loaded: one in a frame, since each goes on from the result of
 * the last one.
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
