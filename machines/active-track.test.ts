import { expect, test } from 'vitest'
import { fromCallback } from 'xstate'
import { activeTrackMachine } from './active-track.ts'
import type { ActiveTrackEvent } from './active-track-events.ts'
import { unsentOf } from './stored-track.ts'
import { aSimulation } from './testing/track-simulation.ts'
import { walk } from './testing/walk.ts'
import { readStored } from './stored-track.ts'
import { count, emptyTrack, type TrackChange } from './track.ts'
import type { ObjectRef } from './track-fields.ts'

const museum: ObjectRef = { object_type: 'location', object_id: 1001 }
const park: ObjectRef = { object_type: 'location', object_id: 1002 }
const fair: ObjectRef = { object_type: 'event', object_id: 2001 }
const attached = (object: ObjectRef): TrackChange => ({ type: 'ATTACH', object })
const events: TrackChange[] = [
  attached(museum),
  { type: 'DETACH', object: museum },
  { type: 'REORDER', plan: [museum] },
  { type: 'CLEAR' },
]

/** A browser with a guest's tabs. */
function aBrowser(text: string | null = null) {
  const { storage, open, settled } = aSimulation(text)
  const openTab = () => {
    const { send, snapshot, track } = open()
    return { actor: { send }, state: () => snapshot().value.storage, track }
  }
  return { storage, open: openTab, settled }
}

test('guests and signed-in visitors reach every state and take every transition', () => {
  const machine = activeTrackMachine.provide({
    actors: { lead: fromCallback(() => {}) },
    actions: { go: () => {}, refused: () => {} },
  })
  const save: ActiveTrackEvent = { type: 'SAVE', key: 'first' }
  const guest = walk(machine, {
    events: [
      ...events,
      save,
      { type: 'WENT_OFFLINE' },
      { type: 'WENT_ONLINE' },
      { type: 'STORAGE_CHANGED' },
      { type: 'LEAVING' },
      { type: 'TOOK_LEAD' },
    ],
    outputs: ['{"locations":[1001],"events":[]}'],
    isFar: ({ pending, kept }) => pending.length > 1 || kept.save !== null,
  })
  const somebody = walk(machine, {
    events: [
      attached(museum),
      save,
      { type: 'SIGNED_IN', owner: 'anna' },
      { type: 'SIGNED_OUT' },
      { type: 'TOOK_LEAD' },
      { type: 'WENT_ONLINE' },
    ],
    outputs: [{ kind: 'accepted', track: emptyTrack }, { kind: 'refused' }],
    isFar: ({ pending, kept, owner, failures }) =>
      pending.length > 1 ||
      count(kept.guest) > 0 ||
      unsentOf(kept, 'anna').length > 1 ||
      failures > 1 ||
      (owner === null && kept.accounts.length > 0),
  })

  const both = (one: string[], other: string[]) => one.filter((name) => other.includes(name))
  expect(both(guest.unreached, somebody.unreached)).toEqual([])
  expect(both(guest.untaken, somebody.untaken)).toEqual([])
})

test('the stops of the track survive a reload, in their order', async () => {
  const { open, settled } = aBrowser()
  const before = open()
  await settled()
  for (const object of [fair, museum, park]) before.actor.send(attached(object))
  await settled()

  const after = open()
  await settled()

  expect(after.track()).toEqual({ locations: [1001, 1002], events: [2001], plan: [fair, museum, park] })
})

test('a change is shown at once, and stored before the page can close', async () => {
  const { open, storage, settled } = aBrowser()
  const { actor, state, track } = open()
  await settled()

  actor.send(attached(museum))

  expect(track().locations).toEqual([1001])
  expect(readStored(storage.text).guest.locations).toEqual([1001])
  expect(state()).toEqual({ ready: 'writing' })
})

test('changes before the stored track has loaded are shown, and added to it', async () => {
  const { open, storage, settled } = aBrowser('{"locations":[7],"events":[]}')
  const { actor, state, track } = open()

  actor.send(attached(museum))
  const atOnce = track().locations
  await settled()

  expect([atOnce, track().locations, readStored(storage.text).guest.locations]).toEqual([[1001], [7, 1001], [7, 1001]])
  expect(state()).toEqual({ ready: 'stored' })
})

test.each(['{', '7', '{"locations":"all"}', null])(
  '%j in storage is an empty track, and the next change is stored',
  async (text) => {
    const { open, storage, settled } = aBrowser(text)
    const { actor, track } = open()
    await settled()
    const atFirst = track()

    actor.send(attached(museum))

    expect(atFirst).toEqual(emptyTrack)
    expect(storage.text).toBe('{"locations":[1001],"events":[]}')
  },
)

test('if storage is forbidden or full, the track still works, and says that it is not stored', async () => {
  const { open, storage, settled } = aBrowser()
  storage.isRefusing = true
  const { actor, state, track } = open()
  await settled()

  actor.send(attached(museum))
  await settled()
  const refused = [state(), track().locations]
  storage.isRefusing = false
  actor.send(attached(park))
  await settled()

  expect(refused).toEqual([{ ready: 'refused' }, [1001]])
  expect([state(), readStored(storage.text).guest.locations]).toEqual([{ ready: 'stored' }, [1001, 1002]])
})

test('a change in one tab is shown in the other', async () => {
  const { open, settled } = aBrowser()
  const [one, other] = [open(), open()]
  await settled()

  one.actor.send(attached(museum))
  other.actor.send(attached(fair))
  await settled()
  one.actor.send({ type: 'DETACH', object: museum })
  await settled()

  expect([one.track(), other.track()]).toEqual([
    { locations: [], events: [2001] },
    { locations: [], events: [2001] },
  ])
})

test('after a change in another tab during loading, storage is read again', async () => {
  const { open, storage, settled } = aBrowser()
  const { actor, track } = open()
  storage.text = '{"locations":[7],"events":[]}'

  actor.send({ type: 'STORAGE_CHANGED' })
  actor.send(attached(museum))
  await settled()

  expect(track().locations).toEqual([7, 1001])
})

test('storage emptied elsewhere empties the track', async () => {
  const { open, settled, storage } = aBrowser('{"locations":[7],"events":[]}')
  const { actor, track } = open()
  await settled()

  storage.text = null
  actor.send({ type: 'STORAGE_CHANGED' })
  await settled()

  expect(track()).toEqual(emptyTrack)
})
