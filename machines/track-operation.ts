import {
  type Account,
  accountOf,
  hasReceived,
  type StoredTrack,
  type Owner,
  readStored,
  withAccount,
  withRefused,
  writeStored,
} from './stored-track.ts'
import { type AccountChange, applyChange, count, emptyTrack, isBlank, merge, type Track } from './track.ts'

/**
 * What a tab does to the stored track. Operations, not their result, are what a tab stores: they are applied to what is
 * stored at that moment, so that a tab that has not seen a change of another one does not undo it.
 */
export type TrackOperation =
  /** By the visitor: on the guest's track, or the last of the changes to send to the account. */
  | { type: 'CHANGE'; owner: Owner; change: AccountChange }
  /**
   * Somebody signed in or out (`null`): the account gets the guest's track, other finished accounts are forgotten, and
   * a guest has back what an account did not take. `rendered`: the track of an account as the server rendered the page
   * with it, and its version; it stands in for an older one, and until the server has sent one.
   */
  | { type: 'SESSION'; owner: Owner; rendered?: Track; version?: number }
  /** A response of the server: its track with its version, and the change that it confirms, if any. */
  | { type: 'RECEIVED'; owner: string; track: Track; version?: number; sent: AccountChange | null }
  /** The server refused a change. */
  | { type: 'REFUSED'; owner: string; sent: AccountChange }

/** The kept track after one operation. */
export function applyOperation(kept: StoredTrack, operation: TrackOperation): StoredTrack {
  switch (operation.type) {
    case 'CHANGE':
      return makeChange(kept, operation.owner, operation.change)
    case 'SESSION':
      return changeSession(kept, operation)
    case 'RECEIVED':
      return confirmChange(withTrack(accountOf(kept, operation.owner), operation), operation.sent, kept)
    case 'REFUSED':
      return refuseChange(kept, operation.owner, operation.sent)
    default:
      return operation satisfies never
  }
}

/**
 * The text to store in place of `text`. The caller reads, applies and writes while no other tab does.
 * @param text as it is stored now; `null`: nothing is
 */
export const textAfter = (text: string | null, operations: readonly TrackOperation[]): string =>
  writeStored(operations.reduce(applyOperation, readStored(text)))

function makeChange(kept: StoredTrack, owner: Owner, change: AccountChange): StoredTrack {
  if (owner !== null) return append(adoptGuest(kept, owner), owner, [change])
  if (change.type === 'SAVE') {
    const { type: _, ...save } = change
    return count(kept.guest) === 0 ? kept : { ...kept, save }
  }
  const guest = applyChange(kept.guest, change)
  return { ...kept, guest, save: count(guest) === 0 ? null : kept.save }
}

type SessionChange = Extract<TrackOperation, { type: 'SESSION' }>

function changeSession(kept: StoredTrack, { owner, rendered, version }: SessionChange): StoredTrack {
  const isLeft = ({ unsent, refused, ...account }: Account) =>
    account.owner === owner || unsent.length > 0 || refused !== undefined
  const left = kept.accounts.every(isLeft) ? kept : { ...kept, accounts: kept.accounts.filter(isLeft) }
  if (owner === null) return withRefused(left)
  const adopted = adoptGuest(left, owner)
  const account = accountOf(adopted, owner)
  const isNewer = version !== undefined && (account.version === undefined || version > account.version)
  if (!rendered || (hasReceived(adopted, owner) && !isNewer)) return adopted
  return withAccount(adopted, withTrack(account, { track: rendered, version }))
}

type ServersTrack = { track: Track; version?: number | undefined }
const withTrack = ({ version: _, ...account }: Account, { track, version }: ServersTrack): Account => ({
  ...account,
  track,
  ...(version !== undefined && { version }),
})

/**
 * One operation moves the guest's track, so that it is moved only once. The days of a track that was emptied are kept
 * only to undo that, so they end with the page of the guest.
 */
function adoptGuest(kept: StoredTrack, owner: string): StoredTrack {
  if (isBlank(kept.guest)) return kept
  const left = { ...kept, guest: emptyTrack, save: null }
  if (count(kept.guest) === 0) return left
  const merge: AccountChange = { type: 'MERGE', track: kept.guest }
  const changes = kept.save === null ? [merge] : [merge, { type: 'SAVE' as const, ...kept.save }]
  return append(left, owner, changes)
}

function append(kept: StoredTrack, owner: string, changes: readonly AccountChange[]): StoredTrack {
  const account = accountOf(kept, owner)
  return withAccount(kept, { ...account, unsent: [...account.unsent, ...changes] })
}

/**
 * A guest's track that is refused is not lost. What was to be saved has it in it, so a save right after it is dropped:
 * it would save the account's plan alone, under the guest's title.
 */
function refuseChange(kept: StoredTrack, owner: string, sent: AccountChange): StoredTrack {
  const account = accountOf(kept, owner)
  const after = confirmChange(account, sent, kept)
  const { unsent, ...left } = accountOf(after, owner)
  const isConfirmed = unsent.length < account.unsent.length
  if (!isConfirmed || sent.type !== 'MERGE') return after
  return withAccount(after, {
    ...left,
    unsent: unsent[0]?.type === 'SAVE' ? unsent.slice(1) : unsent,
    refused: merge(account.refused ?? emptyTrack, sent.track),
  })
}

/** Another tab may have sent it too and removed it already, so only the same first change is removed. */
function confirmChange(account: Account, sent: AccountChange | null, kept: StoredTrack): StoredTrack {
  const [first, ...others] = account.unsent
  const isFirst = sent !== null && first !== undefined && JSON.stringify(first) === JSON.stringify(sent)
  return withAccount(kept, isFirst ? { ...account, unsent: others } : account)
}
