/** A stop of a track as it is printed. */
export type SheetStop = {
  key: string
  number: number
  title: string
  /** The address of its page with the host; `null`: not known. */
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
  /** Its conflict, in words. */
  conflict: string | null
  phones: readonly string[]
  note: string | null
}

/** A day of a track for print. `title`: `null` if the track is not divided into days. */
export type SheetDay = { key: string; title: string | null; note: string | null; stops: readonly SheetStop[] }
