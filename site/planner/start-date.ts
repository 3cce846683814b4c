/**
 * The travel date of this tab when it last was that of the track too, in `sessionStorage`: another tab may have chosen
 * one that this tab does not show yet. A new tab begins with that of the browser, in `localStorage`.
 */
export const agreedDateKey = 'agreed_date'

type Dates = {
  /** Of this browser, today or later; `null`: none is chosen. */
  travelDate: string | null
  /** Of day 1 of the track, which other devices change too. */
  start: string | undefined
  /** `null`: this browser has shown no track with a date yet. */
  agreed: string | null
  today: string
}

/**
 * What to do where the travel date and the track's are not the same: the one that has changed since they last were is
 * the newer one. `write`: the travel date becomes the track's; `take`: the track's becomes the travel date. Dates are
 * `YYYY-MM-DD`.
 */
export function dateStep({ travelDate, start, agreed, today }: Dates): 'none' | 'write' | 'take' {
  if (travelDate === null || travelDate === start) return 'none'
  if (start === undefined || start < today) return 'write'
  return agreed !== null && agreed !== travelDate ? 'write' : 'take'
}

let opened: string | null = null

/** The date of a trip that is opened on this page, which becomes the travel date without a notice. */
export function openTripOf(date: string): void {
  opened = date
}

export const isOfOpenedTrip = (date: string): boolean => date === opened

export function agreedDate(): string | null {
  try {
    return sessionStorage.getItem(agreedDateKey) ?? localStorage.getItem(agreedDateKey)
  } catch {
    return null // where storage is forbidden
  }
}

export function keepAgreedDate(date: string): void {
  opened = null
  try {
    sessionStorage.setItem(agreedDateKey, date)
    localStorage.setItem(agreedDateKey, date)
  } catch {
    // Where storage is full or forbidden the date of the track counts.
  }
}
