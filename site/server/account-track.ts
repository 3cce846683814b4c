import type { Client, trackCalls } from '@tropa/contract'
import {
  attach,
  changeToRestore,
  count,
  emptyTrack,
  keyOf,
  type ObjectRef,
  parseTrack,
  planOf,
  type Track,
} from '@tropa/machines'
import { randomUUID } from 'node:crypto'
import { trackEditOf } from '../planner/track-edit.ts'
import { statusOf } from '../portal/error.ts'
import type { RemovedPart } from './http/removed-part.ts'
import type { TrackPress } from './track-press.ts'

type Calls = Client<typeof trackCalls>
type Removed = RemovedPart | undefined

const trackWith = (objects: readonly ObjectRef[]): Track => objects.reduce(attach, emptyTrack)
const presentTrack = async (calls: Calls): Promise<Track> => parseTrack((await calls.myTrack()).track)

async function detach(calls: Calls, object: ObjectRef): Promise<Removed> {
  const plan = planOf(await presentTrack(calls))
  const index = plan.findIndex((stop) => keyOf(stop) === keyOf(object))
  await calls.detach({ body: object })
  const stop = plan[index]
  return stop && { kind: 'stop', stop, index }
}

async function save(calls: Calls): Promise<Track & { id: number }> {
  const { track } = await calls.saveTrack({ query: {}, headers: { 'Idempotency-Key': randomUUID() } })
  return { ...parseTrack(track), id: track.id }
}

/** `undefined` if the account has no room for another saved track. */
const unlessFull = (error: unknown): undefined => {
  if (statusOf(error) !== 422) throw error
}

/**
 * Saves the track, which empties it, and deletes the saved copy, so that it can be restored with notes and days. If
 * there is no room for it, only the stops can be restored.
 */
async function clear(calls: Calls): Promise<Removed> {
  const present = await presentTrack(calls)
  if (count(present) === 0) return undefined
  const saved = await save(calls).catch(unlessFull)
  if (!saved) {
    await calls.clearTrack({ headers: {} })
    return { kind: 'stops', stops: planOf(present) }
  }
  await calls.deleteTrack({ params: { id: saved.id } })
  return { kind: 'track', id: saved.id, count: count(saved) }
}

async function restoreStop(calls: Calls, { stop, index }: RemovedPart & { kind: 'stop' }): Promise<void> {
  const track = await presentTrack(calls)
  const order = planOf(track).toSpliced(index, 0, stop)
  await calls.orderTrack({ body: trackEditOf(changeToRestore({ track, order }, [stop])) })
}

async function restoreStops(calls: Calls, { stops }: RemovedPart & { kind: 'stops' }): Promise<void> {
  const track = await presentTrack(calls)
  const order = [...stops, ...planOf(track)]
  await calls.orderTrack({ body: trackEditOf(changeToRestore({ track, order }, stops)) })
}

async function restoreTrack(calls: Calls, id: number): Promise<void> {
  const cleared = parseTrack((await calls.restoreTrack({ params: { id } })).track)
  const track = await presentTrack(calls)
  const order = [...planOf(cleared), ...planOf(track)]
  await calls.orderTrack({ body: trackEditOf(changeToRestore({ track, order }, planOf(cleared), cleared)) })
  await calls.deleteTrack({ params: { id } })
}

/** The provider does not know the track in the cookie, because it was cleared too long ago, or by another account. */
const ignoreUnknown = (error: unknown): void => {
  if (statusOf(error) !== 404) throw error
}

/**
 * Changes the track of an account.
 * @param removed what was last removed from it
 * @returns what was last removed after the change
 * @throws {PortalError} the provider's refusal
 */
export async function changeAccountTrack(calls: Calls, press: TrackPress, removed: Removed): Promise<Removed> {
  switch (press.kind) {
    case 'attach':
      // Not merged like a guest's track, because then an emptied track would lose its days.
      await calls.orderTrack({ body: { plan: [], attached: [...planOf(trackWith(press.objects))] } })
      return removed
    case 'detach':
      return (await detach(calls, press.object)) ?? removed
    case 'save':
      await save(calls)
      return removed
    case 'clear':
      return (await clear(calls)) ?? removed
    case 'restore':
      if (removed?.kind === 'stop') await restoreStop(calls, removed)
      if (removed?.kind === 'stops') await restoreStops(calls, removed)
      if (removed?.kind === 'track') await restoreTrack(calls, removed.id).catch(ignoreUnknown)
      return undefined
    default:
      return press satisfies never
  }
}
