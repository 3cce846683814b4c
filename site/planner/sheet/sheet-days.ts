/** A stop of a track as it is printed. */
export type SheetStop = {
  key: string
  number: number
  title: string
  /** Of its page, with the host; `null`: not known. */
  url: string | null
  /** It is no longer on the portal. */
  isGone: boolean
  /** Where it is. */
  place: string
  /** When the visitor is there. */
  time: string | null
  hours: string | null
  /** What is known of its accessibility; empty: nothing. */
  access: string
  /** What does not fit about it. */
  conflict: string | null
  phones: readonly string[]
  note: string | null
}

/** A day of a track as it is printed. `title`: `null` where nobody has divided the track. */
export type SheetDay = { key: string; title: string | null; note: string | null; stops: readonly SheetStop[] }
