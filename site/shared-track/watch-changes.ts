import type { SharedChange } from '@tropa/contract'
import { isMissing, type PortalError } from '../portal/error.ts'

/** `waiting`: the provider does not answer, and the call is repeated. */
export type WatchState = 'live' | 'waiting'
/** Changes after a version, the oldest first, and the version of the track after the last of them. */
export type Changes = { version: number; change_list: readonly SharedChange[] }

export type Watching = {
  /** Changes after this version are reported. */
  after: number
  /** Waits a few seconds for a change before it responds. */
  ask: (after: number, signal: AbortSignal) => Promise<Changes>
  onChanges: (changes: Changes) => void
  onState: (state: WatchState) => void
  /** The link has ended, for good. */
  onEnd: (missing: PortalError) => void
  /** Resolves early when the signal is aborted. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
  signal: AbortSignal
}

/** The least time between two calls, in case the provider does not wait for changes. */
const betweenMs = 500
const longestPauseMs = 30_000
const pauseAfter = (failures: number) => Math.min(longestPauseMs, 1000 * 2 ** (failures - 1))

/** A response has only the first of many changes, so the next call continues after the last of them. */
const lastIn = ({ version, change_list }: Changes) => change_list.at(-1)?.version ?? version

/** Reports every change of a shared track until the signal is aborted or its link has ended. Never rejects. */
export async function watchChanges({ after, ask, onChanges, onState, onEnd, pause, signal }: Watching): Promise<void> {
  let seen = after
  let failures = 0
  while (!signal.aborted) {
    try {
      const found = await ask(seen, signal)
      failures = 0
      if (signal.aborted) return
      onState('live')
      const version = lastIn(found)
      if (version > seen) onChanges({ ...found, version })
      seen = Math.max(seen, version)
      await pause(betweenMs, signal)
    } catch (error) {
      if (signal.aborted) return
      if (isMissing(error)) return onEnd(error)
      failures += 1
      onState('waiting')
      await pause(pauseAfter(failures), signal)
    }
  }
}

/** A pause by the clock of the browser. */
export const pauseFor: Watching['pause'] = (ms, signal) =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
