import type { ObjectRef, Track } from '@tropa/machines'
import type { Preferences } from './preferences.ts'
import type { Language } from '../region/languages.ts'

/**
 * `expires`: unix seconds; `owner`: a digest that names the account and is the same in its next session. Absent: the
 * provider has not named the user.
 */
export type SignedIn = { expires: number; owner?: string }

/**
 * Why what was pressed where no scripts run was not done. `message`: what the provider says of the track; `unknown`:
 * the calendar has no such date.
 */
export type RefusedPress = { kind: 'track'; message: string } | { kind: 'date'; reason: 'unknown' | 'past' }

/** What the server, and later the page in the browser, knows about the visitor. Contains no secret. */
export type Session = {
  language: Language
  preferences: Preferences
  /** In the region's time zone, `YYYY-MM-DD`. Server and browser use the same value, even across midnight. */
  today: string
  /** The decimal hour of the request, in the region's time zone. */
  hour: number
  /** `null`: a guest. */
  auth: SignedIn | null
  /** A session of this browser has ended without signing out: what was not sent yet waits for the next one. */
  isSessionOver?: true
  /** What was added to the track where no scripts run, until a page with scripts or an account has it. */
  guestTrack?: Track
  /** The same before stops were last taken off it. */
  guestTrackBefore?: Track
  /** How many stops were last taken off the track of the account where no scripts run; `stop`: the only one. */
  removedPart?: { count: number; stop?: ObjectRef }
  /** What found no room on the track where no scripts run, as `attachData` writes it: shown once, at its control. */
  refusedStops?: string
  /** Shown once, where it was pressed. */
  refusedPress?: RefusedPress
  /** On the page of shared tracks: the tokens of the links that a guest has made where no scripts run. */
  guestLinks?: readonly string[]
}
