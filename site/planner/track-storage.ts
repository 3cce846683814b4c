import { activeTrackKey, textAfter, type StoredOperations } from '@tropa/machines'
import { changeStored, type LockedStorage } from '../visitor/locked-storage.ts'

/**
 * Applies operations to the stored track.
 * @see changeStored for what it returns and throws
 */
export const storeOperations = (
  { operations, isLeaving }: StoredOperations,
  signal: AbortSignal,
  surroundings?: LockedStorage,
): Promise<string> =>
  changeStored(
    { key: activeTrackKey, textAfter: (text) => textAfter(text, operations), isLeaving },
    signal,
    surroundings,
  )
