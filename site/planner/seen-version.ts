import { activeTrackKey, unsentChanges } from '@tropa/machines'

const seenKey = 'active_track_seen'

/** Where the version of the account's track that the visitor has seen is stored. */
export type SeenVersion = {
  read: () => number | undefined
  /** @param version of an answer @param ownChanges of the visitor that made it */
  advance: (version: number | undefined, ownChanges: 0 | 1) => void
}

/**
 * Changes that are still unsent were made without the changes that other devices have made meanwhile. Until they are
 * sent, only the visitor's own changes advance the version.
 * @param storage may be forbidden: then the version lives as long as the page
 */
export function seenVersion(storage: Pick<Storage, 'getItem' | 'setItem'>): SeenVersion {
  let seen: number | undefined
  const stored = (key: string) => {
    try {
      return storage.getItem(key)
    } catch {
      return null
    }
  }
  const read = () => {
    const found = Number.parseInt(stored(seenKey) ?? '', 10)
    return Number.isNaN(found) ? seen : found
  }
  return {
    read,
    advance: (version, ownChanges) => {
      const isBehind = unsentChanges(stored(activeTrackKey)) > ownChanges
      if (version === undefined || (isBehind && read() !== undefined && version !== (read() ?? 0) + ownChanges)) return
      seen = version
      try {
        storage.setItem(seenKey, String(version))
      } catch {
        // It lives as long as the page.
      }
    },
  }
}
