import { type CalendarDate, isCalendarDate } from '@tropa/contract'

/**
 * The last date on which the travel date and the track agreed. In `sessionStorage` for this tab, because another tab
 * may have chosen a date that this tab does not show yet; a new tab starts with the one in `localStorage`.
 */
export const agreedDateKey = 'agreed_date'

type Dates = {
  /** The travel date in this browser, today or later; `null`: none is chosen. */
  travelDate: CalendarDate | null
  /** The date of day 1 of the track, which other devices may change too; `null`: none. */
  start: CalendarDate | null
  /** `null`: this browser has not shown a track with a date yet. */
  agreed: CalendarDate | null
  today: CalendarDate
}

/**
 * How to make the travel date and the track's date equal again. The one that has changed since they last agreed is
 * the newer one. `write`: write the travel date into the track; `take`: make the track's date the travel date.
 */
export function dateStep({ travelDate, start, agreed, today }: Dates): 'none' | 'write' | 'take' {
  if (travelDate === null || travelDate === start) return 'none'
  if (start === null || start < today) return 'write'
  return agreed !== null && agreed !== travelDate ? 'write' : 'take'
}

let expected: CalendarDate | null = null

/**
 * Records that this page itself sets the track's date and the travel date to this one, for example when it opens a
 * saved trip.
 */
export function expectDate(date: CalendarDate): void {
  expected = date
}

/** Whether this page, and not another device, has set the track's date. */
export const isDateOfThisPage = (date: CalendarDate): boolean => date === expected

export function agreedDate(): CalendarDate | null {
  try {
    const stored = sessionStorage.getItem(agreedDateKey) ?? localStorage.getItem(agreedDateKey)
    return isCalendarDate(stored) ? stored : null
  } catch {
    return null // where storage is forbidden
  }
}

export function keepAgreedDate(date: CalendarDate): void {
  expected = null
  try {
    sessionStorage.setItem(agreedDateKey, date)
    localStorage.setItem(agreedDateKey, date)
  } catch {
    // Where storage is full or forbidden the date of the track counts.
  }
}
