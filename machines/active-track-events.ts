import type { ConnectivityEvent } from './connectivity.ts'
import type { StoredTrack, Owner } from './stored-track.ts'
import type { AccountChange, Track, TrackChange } from './track.ts'
import type { PlannedObject, SaveWish } from './track-fields.ts'
import type { TrackOperation } from './track-operation.ts'

/** The key under which a browser stores a guest's track, and what its server has not confirmed yet. */
export const activeTrackKey = 'active_track'

/** What the visitor, this tab's page and other tabs do to the track. A `TrackChange` is made by the visitor. */
export type ActiveTrackEvent =
  | TrackChange
  | ({ type: 'SAVE' } & SaveWish)
  /**
   * Also at the start of a page rendered for an account. `owner`: any name that tells this account from others;
   * `rendered`: its track as the server rendered the page with it, and its version.
   */
  | { type: 'SIGNED_IN'; owner: string; rendered?: Track; version?: number }
  | { type: 'SIGNED_OUT' }
  | ConnectivityEvent
  /** This tab is the one that calls the server; sent by `lead`. */
  | { type: 'TOOK_LEAD' }
  /**
   * Another tab may have changed what is stored. The machine reads storage itself, so late and repeated events do no
   * harm.
   */
  | { type: 'STORAGE_CHANGED' }
  /** The visitor is leaving the page. */
  | { type: 'LEAVING' }

/** The track of this tab, and its changes that are neither stored nor sent yet. */
export type ActiveTrack = {
  /** The track as it is shown. */
  track: Track
  /**
   * The objects of the track, including those removed since the page was opened, in their places, so that they can be
   * restored.
   */
  order: readonly PlannedObject[]
  owner: Owner
  /** What this tab has done and not stored yet, in order. */
  pending: readonly TrackOperation[]
  /** The part of `pending` that was last passed to `store`. */
  tried: readonly TrackOperation[]
  /** What storage held when it was read or written last, with `pending` applied. */
  kept: StoredTrack
  /** Whether the server has sent its track since the visitor signed in. */
  isSynced: boolean
  /** The change that the server is being sent. */
  sent: AccountChange | null
  /** Failed calls in a row. */
  failures: number
}
/**
 * The server's response to a change; `reasons` are its words for the visitor. A call that fails, or has status 401 or
 * 429, rejects instead and is repeated.
 */
export type TrackResponse = { kind: 'accepted'; track: unknown } | { kind: 'refused'; reasons?: readonly string[] }
/** The owner of the track that `sync` requests from the server. */
export type SyncedTrack = { owner: Owner }
/** One change of an account's track, for `send` to bring to the server. */
export type SentChange = SyncedTrack & { change: AccountChange }
/** A change that the server refused, and why in its words, if it says so. */
export type RefusedChange = { change: AccountChange; reasons: readonly string[] }
/**
 * The input of `store`, which writes `textAfter(what is stored, operations)` and resolves with that text. A lock of the
 * browser keeps other tabs from writing in between. If it is stopped before it has the lock, it writes nothing. It
 * resolves as soon as it has written.
 */
export type StoredOperations = {
  operations: readonly TrackOperation[]
  /** The page is closing, so there is no time to wait for a lock. */
  isLeaving: boolean
}
