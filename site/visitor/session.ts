import type { CalendarDate } from '@tropa/contract'
import type { ObjectRef, Track } from '@tropa/machines'
import type { Preferences } from './preferences.ts'
import type { Language } from '../region/languages.ts'

/**
 * `expires`: unix seconds; `owner`: a digest that names the account and is the same in its next session. Absent: the
 * provider has not named the user.
 */
export type SignedIn = { expires: number; owner?: string }

/**
 * Why a press without scripts was refused. `message`: what the provider says of the track; `unknown`: the calendar
 * has no such date.
 */
export type RefusedPress = { kind: 'track'; message: string } | { kind: 'date'; reason: 'unknown' | 'past' }

/** What the server, and later the page in the browser, knows about the visitor. Contains no secret. */
export type Session = {
  language: Language
  preferences: Preferences
  /** In the region's time zone. Server and browser use the same value, even across midnight. */
  today: CalendarDate
  /** The decimal hour of the request, in the region's time zone. */
  hour: number
  /** `null`: a guest. */
  auth: SignedIn | null
  /** A session of this browser has ended without signing out: unsent changes wait for the next one. */
  isSessionOver?: true
  /** The track of a guest without scripts, until a page with scripts or an account takes it. */
  guestTrack?: Track
  /** The same track before stops were last removed from it. */
  guestTrackBefore?: Track
  /** How many stops were last removed from the account's track without scripts; `stop`: the only one. */
  removedPart?: { count: number; stop?: ObjectRef }
  /**
   * The stops that did not fit on the track without scripts, as `attachData` writes them: shown once, at their
   * control.
   */
  refusedStops?: string
  /** Shown once, at the place of the press. */
  refusedPress?: RefusedPress
  /** On the page of shared tracks: the tokens of the links that a guest has made without scripts. */
  guestLinks?: readonly string[]
}
