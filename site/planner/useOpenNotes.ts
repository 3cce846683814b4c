import { useMemo, useState } from 'react'

/** What changes which days show the field of their note. */
export type OpenNotes = {
  toggle: (day: number) => void
  /** Later days have the number of the one before. */
  dayRemoved: (day: number) => void
  dayRestored: (day: number) => void
}

/** The days that show the field of their note; an open one goes with its day when days get other numbers. */
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
