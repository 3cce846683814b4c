import { repeatTurns, untilNothingIsDue } from '../process/repeated-turns.ts'
import { type Announcing, deliverEvents } from './deliver-events.ts'

/** How often events are looked for, in ms. */
const pauseMs = 3000

/**
 * Announces sales to sellers until it is stopped.
 * @returns a function that stops it after the event that is being sent
 */
export const startAnnouncing = (announcing: Announcing, onError: (error: unknown) => void): (() => Promise<void>) =>
  repeatTurns({ turn: untilNothingIsDue(() => deliverEvents(announcing)), pauseMs, onError })
