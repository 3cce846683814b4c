import { setTimeout as pause } from 'node:timers/promises'

export type Turns = {
  /** Does what is due now. It may stop early where `stopping` says so. */
  turn: (stopping: AbortSignal) => Promise<void>
  /** Between two turns, in ms. */
  pauseMs: number
  /** A turn failed, for example because the database is away: the next one tries again. */
  onError: (error: unknown) => void
}

/**
 * Runs one turn after another until it is stopped.
 * @returns a function that stops it after the current turn
 */
export function repeatTurns({ turn, pauseMs, onError }: Turns): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async () => {
    while (!signal.aborted) {
      await turn(signal).catch(onError)
      await pause(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const ended = run()
  return async () => {
    stopping.abort()
    await ended
  }
}

/**
 * A turn that works until nothing is due.
 * @param work does one portion; resolves with how much it took
 */
export const untilNothingIsDue = (work: () => Promise<number>) => async (stopping: AbortSignal) => {
  let taken = 1
  while (taken > 0 && !stopping.aborted) taken = await work()
}
