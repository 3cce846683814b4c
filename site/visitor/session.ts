import type { Language } from '@tropa/contract'
import type { Preferences } from './preferences.ts'

/** What one request, and after it the page in the browser, knows of its visitor. Holds no secret. */
export type Session = {
  language: Language
  preferences: Preferences
  /** In the region's time zone, `YYYY-MM-DD`: server and browser agree on it through midnight. */
  today: string
  /** The hour of that day when the page was asked for, decimal. */
  hour: number
}
