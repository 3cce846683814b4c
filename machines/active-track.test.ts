import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { type ActiveTrackEvent, activeTrackMachine } from './active-track.ts'
import { unsentOf } from './kept-track.ts'
import { walk } from './testing/walk.ts'
import { applyChange, count, emptyTrack, type ObjectRef, readTrack, type TrackChange } from './track.ts'

const museum: ObjectRef = { object_type: 'location', object_id: 1001 }
const park: ObjectRef = { object_type: 'location', object_id: 1002 }
const fair: ObjectRef = { object_type: 'event', object_id: 2001 }
const attached = (object: ObjectRef): TrackChange => ({ type: 'ATTACH', object })
const events: TrackChange[] = [
  attached(museum),
  attached(fair),
  { type: 'DETACH', object: museum },
  { type: 'REORDER', plan: [fair, museum] },
  { type: 'CLEAR' },
]

type Tab = { actor: { send: (event: ActiveTrackEvent) => void } }

/** A browser's storage and the tabs that share it. */
function aBrowser(kept: string | null = null) {
  const storage = { text: kept, isRefusing: false }
  const tabs: Tab[] = []
  const refuse = () => {
    if (storage.isRefusing) throw new Error('The quota has been exceeded')
  }
  const open = () => {
    const actor = createActor(
      activeTrackMachine.provide({
        actors: {
          load: fromPromise(async () => {
            refuse()
            return storage.text
          }),
          store: fromPromise(async ({ input: { text } }) => {
            refuse()
            storage.text = text
            tabs.filter((tab) => tab !== opened).forEach((tab) => tab.actor.send({ type: 'STORAGE_CHANGED', text }))
          }),
        },
      }),
    )
    const opened = {
      actor,
      state: () => actor.getSnapshot().value.keeping,
      track: () => actor.getSnapshot().context.track,
    }
    tabs.push(opened)
    actor.start()
    return opened
  }
  return { storage, open }
}
/** Lets every answer that is under way arrive. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test(
  'by a guest and by somebody signed in, every state is reached and every transition taken',
  { timeout: 60_000 },
  () => {
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
        { type: 'STORAGE_CHANGED', text: '{"locations":[7],"events":[]}' },
      ],
      outputs: ['{"locations":[1001],"events":[]}'],
      isFar: ({ early, written }) => early.length > 0 || written.save !== null,
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
      isFar: ({ early, kept, owner, failures }) =>
        early.length + count(kept.guest) > 0 ||
        unsentOf(kept, 'anna').length > 1 ||
        failures > 1 ||
        (owner === null && kept.accounts.length > 0),
    })

    const both = (one: string[], other: string[]) => one.filter((name) => other.includes(name))
    expect(both(guest.unreached, somebody.unreached)).toEqual([])
    expect(both(guest.untaken, somebody.untaken)).toEqual([])
  },
)

test('what was put on the track is there after a reload, in its order', async () => {
  const { open } = aBrowser()
  const before = open()
  await settled()
  for (const object of [fair, museum, park]) before.actor.send(attached(object))
  await settled()

  const after = open()
  await settled()

  expect(after.track()).toEqual({ locations: [1001, 1002], events: [2001], plan: [fair, museum, park] })
})

test('a change is shown at once, and kept before the page can close', async () => {
  const { open, storage } = aBrowser()
  const { actor, state, track } = open()
  await settled()

  actor.send(attached(museum))

  expect(track().locations).toEqual([1001])
  expect(readTrack(storage.text).locations).toEqual([1001])
  expect(state()).toEqual({ ready: 'storing' })
})

test('what is asked for before the kept track is there is shown, and joins it', async () => {
  const { open, storage } = aBrowser('{"locations":[7],"events":[]}')
  const { actor, state, track } = open()

  actor.send(attached(museum))
  const atOnce = track().locations
  await settled()

  expect([atOnce, track().locations, readTrack(storage.text).locations]).toEqual([[1001], [7, 1001], [7, 1001]])
  expect(state()).toEqual({ ready: 'kept' })
})

test.each(['{', '7', '{"locations":"all"}', null])(
  '%j in storage is an empty track, and the next change is kept',
  async (text) => {
    const { open, storage } = aBrowser(text)
    const { actor, track } = open()
    await settled()
    const atFirst = track()

    actor.send(attached(museum))

    expect(atFirst).toEqual(emptyTrack)
    expect(storage.text).toBe('{"locations":[1001],"events":[]}')
  },
)

test('where storage is forbidden or full the track still works, and says that it is not kept', async () => {
  const { open, storage } = aBrowser()
  storage.isRefusing = true
  const { actor, state, track } = open()
  await settled()

  actor.send(attached(museum))
  await settled()
  const refused = [state(), track().locations]
  storage.isRefusing = false
  actor.send(attached(park))
  await settled()

  expect(refused).toEqual([{ ready: 'unkept' }, [1001]])
  expect([state(), readTrack(storage.text).locations]).toEqual([{ ready: 'kept' }, [1001, 1002]])
})

test('a change in one tab is seen in the other', async () => {
  const { open } = aBrowser()
  const [one, other] = [open(), open()]
  await settled()

  one.actor.send(attached(museum))
  other.actor.send(attached(fair))
  one.actor.send({ type: 'DETACH', object: museum })

  expect([one.track(), other.track()]).toEqual([
    { locations: [], events: [2001] },
    { locations: [], events: [2001] },
  ])
})

test('a change in another tab while this one still loads is read anew', async () => {
  const { open, storage } = aBrowser()
  const { actor, track } = open()
  storage.text = '{"locations":[7],"events":[]}'

  actor.send({ type: 'STORAGE_CHANGED', text: storage.text })
  actor.send(attached(museum))
  await settled()

  expect(track().locations).toEqual([7, 1001])
})

test('storage emptied elsewhere empties the track', async () => {
  const { open } = aBrowser('{"locations":[7],"events":[]}')
  const { actor, track } = open()
  await settled()

  actor.send({ type: 'STORAGE_CHANGED', text: null })

  expect(track()).toEqual(emptyTrack)
})

test('whatever two tabs do, and whenever, both show what is kept, and nothing asked for is lost', async () => {
  const aStep = fc.oneof(
    { weight: 4, arbitrary: fc.record({ tab: fc.nat(1), event: fc.constantFrom(...events) }) },
    { weight: 1, arbitrary: fc.constant('wait' as const) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { maxLength: 20 }), async (story) => {
      const { open, storage } = aBrowser('{"locations":[7],"events":[]}')
      const tabs = [open(), open()]
      await settled()
      let expected = readTrack(storage.text)
      for (const step of story) {
        if (step === 'wait') await settled()
        else {
          tabs[step.tab]?.actor.send(step.event)
          expected = applyChange(expected, step.event)
        }
      }
      await settled()

      expect([...tabs.map(({ track }) => track()), readTrack(storage.text)]).toEqual([expected, expected, expected])
    }),
  )
})
