import { useCallback, useRef, type MouseEvent } from 'react'

/** ms; a system's own limit between the presses of a double one is about half of this. */
const longestBetween = 1000

/**
 * Finds the second press of a double one, which would undo the first. Browsers count presses at one point, so the first
 * may have been on another control that was there before a scroll.
 * @returns whether a press repeats one on the same control; keys never do
 */
export function useRepeatedPress(): (press: MouseEvent) => boolean {
  const first = useRef(-Infinity)
  return useCallback(({ detail, timeStamp }) => {
    if (detail > 1 && timeStamp - first.current < longestBetween) return true
    first.current = timeStamp
    return false
  }, [])
}
