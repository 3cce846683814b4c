/**
 * The last travel date that was also the track's. In `sessionStorage` for this tab, because another tab may have chosen
 * one that this tab does not show yet; a new tab begins with the one in `localStorage`.
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
 * What to do where the travel date and the track's differ. The one that has changed since they were last equal is the
 * newer one. `write`: the travel date becomes the track's; `take`: the track's becomes the travel date. Dates are
 * `YYYY-MM-DD`.
 */
export function dateStep({ travelDate, start, agreed, today }: Dates): 'none' | 'write' | 'take' {
  if (travelDate === null || travelDate === start) return 'none'
  if (start === undefined || start < today) return 'write'
  return agreed !== null && agreed !== travelDate ? 'write' : 'take'
}

let expected: string | null = null

/** Says that this page changes the track's date and the travel date to this one, as where a saved trip is opened. */
export function expectDate(date: string): void {
  expected = date
}

/** Whether this page, and not another device, gives the track this date. */
export const isDateOfThisPage = (date: string): boolean => date === expected

export function agreedDate(): string | null {
  try {
    return sessionStorage.getItem(agreedDateKey) ?? localStorage.getItem(agreedDateKey)
  } catch {
    return null // where storage is forbidden
  }
}

export function keepAgreedDate(date: string): void {
  expected = null
  try {
    sessionStorage.setItem(agreedDateKey, date)
    localStorage.setItem(agreedDateKey, date)
  } catch {
    // Where storage is full or forbidden the date of the track counts.
  }
}
