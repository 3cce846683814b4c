import type { LimitClass } from './call.ts'

/** `requests`: the most of one visitor within `seconds`. */
export type RateLimit = { requests: number; seconds: number }

/** The most bytes of a request's body: the largest order of a track, with its notes in Cyrillic, fits. */
export const mostBodyBytes = 128 * 1024

/** Limits for each visitor; one address may be a whole hotel. The portal's server applies `weather` and `routing`. */
export const usualLimits: Readonly<Record<LimitClass, RateLimit>> = {
  search: { requests: 1200, seconds: 60 },
  places: { requests: 1200, seconds: 60 },
  weather: { requests: 120, seconds: 60 },
  routing: { requests: 240, seconds: 60 },
  sign_in: { requests: 120, seconds: 600 },
  registration: { requests: 60, seconds: 3600 },
  mail: { requests: 60, seconds: 3600 },
  share: { requests: 60, seconds: 3600 },
  shared_track: { requests: 1200, seconds: 60 },
  order: { requests: 1200, seconds: 600 },
  new_order: { requests: 60, seconds: 600 },
  ticket: { requests: 600, seconds: 60 },
  notification: { requests: 1200, seconds: 60 },
  track_mail: { requests: 10, seconds: 3600 },
  report: { requests: 30, seconds: 3600 },
}
