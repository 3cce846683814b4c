import { setTimeout as pause } from 'node:timers/promises'
import { type Announcing, deliverEvents } from './deliver-events.ts'

/** How often events are looked for, in ms. */
const pollMs = 3000

/** Announces sales to sellers until it is stopped. @returns stops after the event that is being sent */
export function startAnnouncing(announcing: Announcing, onError: (error: unknown) => void): () => Promise<void> {
  const stopping = new AbortController()
  const turn = async () => {
    let taken = 1
    while (taken > 0 && !stopping.signal.aborted) taken = await deliverEvents(announcing)
  }
  const run = async () => {
    while (!stopping.signal.aborted) {
      await turn().catch(onError)
      await pause(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const ended = run()
  return async () => {
    stopping.abort()
    await ended
  }
}
