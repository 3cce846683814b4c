import { activeTrackKey, textAfter, type StoredOperations, type TrackOperation } from '@tropa/machines'

type Surroundings = {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** An insecure page has none. */
  locks: Pick<LockManager, 'request'> | undefined
}

const ofBrowser = (): Surroundings => ({
  storage: localStorage,
  locks: 'locks' in navigator ? navigator.locks : undefined,
})

function write({ storage }: Surroundings, operations: readonly TrackOperation[]): string {
  const text = storage.getItem(activeTrackKey)
  const written = textAfter(text, operations)
  if (written !== text) storage.setItem(activeTrackKey, written)
  return written
}

/**
 * Applies operations to the stored track, under a lock that the tabs of the portal share.
 * @param signal aborted before the lock is there, nothing is written
 * @returns the text that is stored now
 * @throws where storage is forbidden or full
 */
export async function storeOperations(
  { operations, isLeaving }: StoredOperations,
  signal: AbortSignal,
  surroundings = ofBrowser(),
): Promise<string> {
  const { locks } = surroundings
  if (isLeaving || !locks) return write(surroundings, operations)
  // The lock's own promise would resolve after other events: what is written must be known at once.
  return new Promise((resolve, reject) => {
    const writeOnce = () => {
      if (!signal.aborted) resolve(write(surroundings, operations))
    }
    locks.request(activeTrackKey, writeOnce).catch(reject)
  })
}
