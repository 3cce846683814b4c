import { useEffect, useRef, useState } from 'react'

/** True while `isOn`, and for at least `ms`, because nobody can read a text that only flashes. */
export function useMinimumDuration(isOn: boolean, ms: number): boolean {
  const [isStaying, setStaying] = useState(isOn)
  const begunAt = useRef(0)
  if (isOn && !isStaying) setStaying(true)
  useEffect(() => {
    if (isOn) {
      begunAt.current = performance.now()
      return
    }
    const timer = setTimeout(() => setStaying(false), Math.max(0, ms - (performance.now() - begunAt.current)))
    return () => clearTimeout(timer)
  }, [isOn, ms])
  return isOn || isStaying
}
