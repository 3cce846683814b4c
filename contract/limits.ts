import type { LimitClass } from './call.ts'

export type RateLimit = { requests: number; seconds: number }

/** Of one visitor; behind one address there may be a whole hotel. The portal's own server counts `weather`. */
export const usualLimits: Readonly<Record<LimitClass, RateLimit>> = {
  search: { requests: 1200, seconds: 60 },
  places: { requests: 1200, seconds: 60 },
  weather: { requests: 120, seconds: 60 },
}
