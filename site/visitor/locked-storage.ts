export type LockedStorage = {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** `undefined` on an insecure page. */
  locks: Pick<LockManager, 'request'> | undefined
}

const ofBrowser = (): LockedStorage => ({
  storage: localStorage,
  locks: 'locks' in navigator ? navigator.locks : undefined,
})

export type StoredChange = {
  /** The storage key, and the name of the lock. */
  key: string
  /** @param text as it is stored now; `null`: nothing is */
  textAfter: (text: string | null) => string
  /** The page is closing, so there is no time to wait for a lock. */
  isLeaving: boolean
}

function write({ storage }: LockedStorage, { key, textAfter }: StoredChange): string {
  const text = storage.getItem(key)
  const written = textAfter(text)
  if (written !== text) storage.setItem(key, written)
  return written
}

/**
 * Changes a stored text, under a lock that the tabs of the portal share.
 * @param signal if it is aborted before the lock is granted, nothing is written
 * @returns the text that is stored now
 * @throws if storage is forbidden or full
 */
export async function changeStored(change: StoredChange, signal: AbortSignal, of = ofBrowser()): Promise<string> {
  if (change.isLeaving || !of.locks) return write(of, change)
  const { locks } = of
  // The lock's own promise would resolve after other events, but the result must be known at once.
  return new Promise((resolve, reject) => {
    const writeOnce = () => {
      if (!signal.aborted) resolve(write(of, change))
    }
    locks.request(change.key, writeOnce).catch(reject)
  })
}
