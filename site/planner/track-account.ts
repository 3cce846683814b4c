import {
  type ActiveTrack,
  client,
  type Client,
  type SavedTrack,
  type Send,
  trackAddresses,
  type trackCalls,
} from '@tropa/contract'
import {
  type AccountChange,
  has,
  keyOf,
  type ObjectRef,
  type PlannedObject,
  parseTrack,
  type SaveWish,
  type TrackOrder,
  type TrackResponse,
} from '@tropa/machines'
import { reasonsOf, statusOf } from '../portal/error.ts'
import { detachedOf, trackEditOf } from './track-edit.ts'
import type { SeenVersion } from './seen-version.ts'

/** An order that a change of another device has replaced, on either side: sent again, it takes itself back. */
export type ReplacedOrder = Omit<TrackOrder, 'detached'> & {
  detached?: readonly PlannedObject[]
  version?: number
  order_version?: number
  at: string
}

/** A note to a stop that is no longer on the track. */
export type LostNote = ObjectRef & { note: string }

/** What the visitor is shown of the server's responses. */
export type TrackEffects = {
  /**
   * The server has refused a change, which is undone.
   * @param reasons in the server's words
   */
  refused: (change: AccountChange, reasons: readonly string[]) => void
  /** The change was not made, because another device has changed the track. */
  outdated: (change: AccountChange) => void
  /** A change of the visitor has replaced an order of another device. Called once for each. */
  replaced: (order: ReplacedOrder) => void
  /** Another device has replaced an order of the visitor. Called once for each. */
  overtaken: (order: ReplacedOrder) => void
  /** The server has saved the track, which is empty now. */
  saved: (track: SavedTrack) => void
  /** The server found no stop for these notes, because another device has removed it from the track. */
  lost: (notes: readonly LostNote[]) => void
}

export type TrackAccount = {
  /** The track of the account. */
  sync: (signal: AbortSignal) => Promise<unknown>
  send: (change: AccountChange, signal: AbortSignal) => Promise<TrackResponse>
}

/**
 * The session has ended, the server is busy or unreachable, or there were too many calls: the change is sent again
 * later.
 */
const isTemporary = (status: number) => status === 401 || status === 408 || status === 429 || status >= 500

/** Whether a change replaces the order, and not only stops, notes or dates; the API applies the same rule. */
const isOrder = (change: AccountChange) =>
  change.type === 'REORDER' && (change.plan.length > 0 || change.day_notes !== undefined)

type TrackCalls = Client<typeof trackCalls>
type Seen = { version: number | undefined; signal: AbortSignal }

/** The server refuses the call if another device has changed the track since this version. */
const ifSeen = (version: number | undefined) => (version === undefined ? {} : { 'If-Match': `"${version}"` })

async function made(calls: TrackCalls, change: AccountChange, { version, signal }: Seen): Promise<ActiveTrack> {
  const options = { signal }
  switch (change.type) {
    case 'ATTACH':
      return (await calls.attach({ body: change.object }, options)).track
    case 'DETACH':
      return (await calls.detach({ body: detachedOf(change.object) }, options)).track
    case 'CLEAR':
      return (await calls.clearTrack({ headers: ifSeen(version) }, options)).track
    case 'REORDER': {
      const body = { ...trackEditOf(change), seen_version: version }
      return (await calls.orderTrack({ body }, options)).track
    }
    case 'MERGE': {
      const { locations, events, plan = [], day_notes = [], days, start_date } = change.track
      const lists = { locations: [...locations], events: [...events], plan: [...plan], day_notes: [...day_notes] }
      return (await calls.mergeTrack({ body: { ...lists, days, start_date } }, options)).track
    }
    // Saved already: what is left is an empty track.
    case 'SAVE':
      return (await calls.myTrack({}, options)).track
    default:
      return change satisfies never
  }
}

/**
 * Saves the track. If the saved track that it should replace has been deleted, it is saved as a new one, so that
 * nothing is lost.
 */
async function stored(calls: TrackCalls, { key, replaces }: SaveWish, { version, signal }: Seen): Promise<SavedTrack> {
  const headers = { 'Idempotency-Key': key, ...ifSeen(version) }
  const save = async (query: { replaces?: number }) => (await calls.saveTrack({ query, headers }, { signal })).track
  if (replaces === undefined) return save({})
  try {
    return await save({ replaces })
  } catch (error) {
    if (statusOf(error) !== 404) throw error
    return save({})
  }
}

/**
 * Saves the track, then names it; a repeated call saves once. A new track gets a name that no other has. If the name
 * is refused, the track keeps the name it has.
 */
async function savedTrack(calls: TrackCalls, wish: SaveWish, seen: Seen): Promise<SavedTrack> {
  const track = await stored(calls, wish, seen)
  const { signal } = seen
  const { title, replaces } = wish
  if (title === undefined || track.title === title) return track
  const body = track.id === replaces ? { title } : { title, unique: true }
  try {
    const named = await calls.renameTrack({ params: { id: track.id }, body }, { signal })
    // Only the response to the save has the id of the replaced version.
    return { ...track, title: named.track.title }
  } catch (error) {
    if (signal.aborted || isTemporary(statusOf(error))) throw error
    return track
  }
}

/** The notes in a change whose stops are not on the track. */
function lostNotes(change: AccountChange, track: ActiveTrack): readonly LostNote[] {
  if (change.type !== 'REORDER') return []
  const now = parseTrack(track)
  return (change.notes ?? []).flatMap((one) =>
    'day' in one || one.note === '' || has(now, one)
      ? []
      : [{ object_type: one.object_type, object_id: one.object_id, note: one.note }],
  )
}

/** A change, and the version of the track that the visitor had seen before it. */
type SentChange = { change: AccountChange; seen: number | undefined }

/**
 * Whether this change replaced the order; one that is repeated replaced it when it was first sent.
 * @param replaced of the response. Without a `version` it is from a server that does not say
 */
function isReplacedBy({ change, seen = 0 }: SentChange, replaced: ReplacedOrder, track: ActiveTrack): boolean {
  if (change.type === 'DETACH') {
    const { object } = change
    return (replaced.detached ?? []).some((stop) => keyOf(stop) === keyOf(object) && stop.note !== object.seen)
  }
  const { version = track.version ?? 0 } = replaced
  return change.type === 'REORDER' && (version === track.version || (isOrder(change) && version > seen))
}

/** The track of the signed-in visitor, through the portal's calls. */
export function trackAccount(toProvider: Send, seen: SeenVersion, news: TrackEffects): TrackAccount {
  const calls: TrackCalls = client<typeof trackCalls>(trackAddresses, toProvider)
  const report = (track: ActiveTrack, sent: SentChange | null) => {
    const { replaced } = track
    if (!replaced) return
    const isOvertaken = seen.hasOrdered(replaced.order_version)
    if (!isOvertaken && !(sent && isReplacedBy(sent, replaced, track))) return
    if (seen.markReported(replaced.at)) news[isOvertaken ? 'overtaken' : 'replaced'](replaced)
  }
  const received = (track: ActiveTrack, sent: SentChange | null): ActiveTrack => {
    seen.advance(track.version, sent ? 1 : 0)
    report(track, sent)
    return track
  }
  return {
    sync: async (signal) => received((await calls.myTrack({}, { signal })).track, null),
    send: async (change, signal) => {
      try {
        const version = change.type === 'REORDER' ? seen.readOrder() : seen.read()
        const saved = change.type === 'SAVE' ? await savedTrack(calls, change, { version, signal }) : null
        const track = received(await made(calls, change, { version, signal }), { change, seen: version })
        if (isOrder(change)) seen.ordered(track.version)
        if (change.type === 'MERGE') seen.joined(track.version)
        if (saved) news.saved(saved)
        const lost = lostNotes(change, track)
        if (lost.length > 0) news.lost(lost)
        return { kind: 'accepted', track }
      } catch (error) {
        if (signal.aborted || isTemporary(statusOf(error))) throw error
        if (statusOf(error) !== 412) return { kind: 'refused', reasons: reasonsOf(error) }
        // Another device has changed the track: the visitor sees how.
        const track = received((await calls.myTrack({}, { signal })).track, { change, seen: undefined })
        news.outdated(change)
        return { kind: 'accepted', track }
      }
    },
  }
}
