import { activeTrackKey, type Owner, unsentChanges } from '@tropa/machines'

const seenKey = 'active_track_seen'
const orderKey = 'active_track_seen_order'
const replacedKey = 'active_track_replaced'
const ownOrderKey = 'active_track_own_order'

/** Stores what the visitor has seen of the account's track: its version, and that an order was replaced. */
export type SeenVersion = {
  read: () => number | undefined
  /**
   * The version whose order the visitor has seen; the response to a new order says which order of another device it
   * replaced.
   */
  readOrder: () => number | undefined
  /** @param version in the response to an order by the visitor */
  ordered: (version: number | undefined) => void
  /** Whether this version of the account's track has the last order that was made in this browser. */
  hasOrdered: (version: number | undefined) => boolean
  /** A page was rendered with this version. @param opened what was stored of tracks when the page was opened */
  begin: (version: number | undefined, opened: string | null) => void
  /**
   * @param version in a response
   * @param ownChanges how many of the visitor's own changes it includes
   */
  advance: (version: number | undefined, ownChanges: 0 | 1) => void
  /**
   * Called when a guest's track was merged with the account's.
   * @param version in the response
   */
  joined: (version: number | undefined) => void
  /** Marks the order that was replaced at this instant as reported. @returns whether it was not yet */
  markReported: (replacedAt: string) => boolean
}

/**
 * Unsent changes were made without knowing those that other devices have made meanwhile. Until they are sent, only
 * the visitor's own changes advance the version. Changes made before any version was seen count as based on version
 * 0, so the visitor is informed of what they replace, and can undo it.
 * @param storage may be forbidden: then the state lasts as long as the page
 * @param owner of the track: unsent changes of other accounts do not count
 */
export function seenVersion(storage: Pick<Storage, 'getItem' | 'setItem'>, owner: () => Owner): SeenVersion {
  const ofPage = new Map<string, string>()
  const stored = (key: string) => {
    try {
      return storage.getItem(key) ?? ofPage.get(key) ?? null
    } catch {
      return ofPage.get(key) ?? null
    }
  }
  const keep = (key: string, text: string) => {
    ofPage.set(key, text)
    try {
      storage.setItem(key, text)
    } catch {
      // It lasts as long as the page.
    }
  }
  const versionAt = (key: string) => {
    const found = Number.parseInt(stored(key) ?? '', 10)
    return Number.isNaN(found) ? undefined : found
  }
  const read = () => versionAt(seenKey)
  const sawOrder = (version: number) => keep(orderKey, String(version))
  const nameOf = (version: number) => `${owner()} ${version}`
  const see = (version: number) => {
    keep(seenKey, String(version))
    sawOrder(version)
  }
  const unsent = () => unsentChanges(stored(activeTrackKey), owner())
  const advance = (version: number | undefined, ownChanges: 0 | 1) => {
    if (version === undefined) return
    const before = read()
    const isBehind = unsent() > ownChanges
    if (!isBehind || version === (before ?? 0) + ownChanges) see(version)
    else if (before === undefined) see(0)
  }
  return {
    read,
    readOrder: () => versionAt(orderKey) ?? read(),
    ordered: (version) => {
      if (version === undefined) return
      sawOrder(version)
      keep(ownOrderKey, nameOf(version))
    },
    hasOrdered: (version) => version !== undefined && stored(ownOrderKey) === nameOf(version),
    begin: (version, opened) => {
      const before = read()
      if (version === undefined) return
      if (before === undefined) see(unsentChanges(opened, owner()) > 0 ? 0 : version)
      // A page that was opened long ago may be the first to make a call.
      else if (version > before) advance(version, 0)
    },
    advance,
    joined: (version) => {
      if (version !== undefined) see(version)
    },
    markReported: (replacedAt) => {
      const isNew = stored(replacedKey) !== replacedAt
      if (isNew) keep(replacedKey, replacedAt)
      return isNew
    },
  }
}
