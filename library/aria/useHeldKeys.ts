import { useEffect } from 'react'
import type { HeldKeys } from '../onIntent/HeldKeys.ts'

/**
 * Replays the keys that were pressed before the behaviour loaded: one per frame, because each depends on the result of
 * the previous one.
 */
export function useHeldKeys(keys: HeldKeys, isReady: boolean) {
  useEffect(() => {
    if (!isReady) return
    const replay = () => {
      if (keys.replay()) frame = requestAnimationFrame(replay)
    }
    let frame = requestAnimationFrame(replay)
    return () => cancelAnimationFrame(frame)
  }, [keys, isReady])
}
