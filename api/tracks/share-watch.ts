import { inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { sharedTrack } from '../database/people-tracks.ts'

/** How soon a change that another process has made is seen. */
const pollMs = 400
const mostWaiters = 1000

type Waiter = { after: number; wake: () => void }

/** A request that waits for a change of a shared track. */
export type Wait = {
  /** Resolves when the track may have changed or has ended since the wait began, and after `ms` at the latest. */
  changed: (ms: number) => Promise<void>
  end: () => void
}

/** The requests of this process that wait for changes of shared tracks, by the hashes of their tokens. */
export type ShareWatch = {
  /** Begins to wait for a version after this one; `undefined`: too many wait already. */
  wait: (hash: string, after: number) => Wait | undefined
  /** Wakes the requests that wait for this track. Called after the commit. */
  announce: (hash: string) => void
  waiters: () => number
}

/** @param versionsOf the versions of those of the tracks that have not ended, by their hashes */
export function createShareWatch(
  versionsOf: (hashes: readonly string[]) => Promise<ReadonlyMap<string, number>>,
  { poll = pollMs, most = mostWaiters } = {},
): ShareWatch {
  const waiting = new Map<string, Set<Waiter>>()
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  const waiters = () => [...waiting.values()].reduce((sum, some) => sum + some.size, 0)

  function remove(hash: string, waiter: Waiter): void {
    const some = waiting.get(hash)
    some?.delete(waiter)
    if (some?.size === 0) waiting.delete(hash)
    if (waiting.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }

  const wakeWhere = (isWoken: (hash: string, waiter: Waiter) => boolean) => {
    for (const [hash, some] of waiting) for (const one of some) if (isWoken(hash, one)) one.wake()
  }

  function planLook(): void {
    if (!isLooking && waiting.size > 0) timer ??= setTimeout(() => void look(), poll)
  }

  async function look(): Promise<void> {
    timer = undefined
    isLooking = true
    try {
      const versions = await versionsOf([...waiting.keys()])
      wakeWhere((hash, { after }) => (versions.get(hash) ?? Infinity) > after)
    } catch {
      // Each of them then reads the database itself.
      wakeWhere(() => true)
    }
    isLooking = false
    planLook()
  }

  function wait(hash: string, after: number): Wait | undefined {
    if (waiters() >= most) return undefined
    const { promise, resolve } = Promise.withResolvers<void>()
    const waiter = { after, wake: resolve }
    waiting.set(hash, (waiting.get(hash) ?? new Set()).add(waiter))
    planLook()
    return {
      changed: (ms) => {
        const limit = setTimeout(resolve, ms)
        return promise.finally(() => clearTimeout(limit))
      },
      end: () => remove(hash, waiter),
    }
  }

  return { wait, announce: (hash) => waiting.get(hash)?.forEach(({ wake }) => wake()), waiters }
}

async function versionsIn(db: Database, hashes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await db
    .select({ hash: sharedTrack.token_hash, version: sharedTrack.version })
    .from(sharedTrack)
    .where(inArray(sharedTrack.token_hash, [...hashes]))
  return new Map(found.map(({ hash, version }) => [hash, version]))
}

const watches = new WeakMap<Database, ShareWatch>()

/** One for each database, so that all who wait in this process share its poll. */
export function shareWatchOf(db: Database): ShareWatch {
  const watch = watches.get(db) ?? createShareWatch((hashes) => versionsIn(db, hashes))
  watches.set(db, watch)
  return watch
}
