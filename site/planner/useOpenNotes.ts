import { useMemo, useState } from 'react'

/** The changes to the days whose note field is open. */
export type OpenNotes = {
  toggle: (day: number) => void
  /** Days after the removed one move up by one. */
  dayRemoved: (day: number) => void
  dayRestored: (day: number) => void
}

/** The days whose note field is open; they follow their days when those get other numbers. */
export function useOpenNotes(): { openNotes: readonly number[]; notes: OpenNotes } {
  const [openNotes, setOpen] = useState<readonly number[]>([])
  const notes = useMemo(
    (): OpenNotes => ({
      toggle: (day) => setOpen((now) => (now.includes(day) ? now.filter((one) => one !== day) : [...now, day])),
      dayRemoved: (day) => setOpen((now) => now.flatMap((one) => (one === day ? [] : one > day ? one - 1 : one))),
      dayRestored: (day) => setOpen((now) => now.map((one) => (one >= day ? one + 1 : one))),
    }),
    [],
  )
  return { openNotes, notes }
}
