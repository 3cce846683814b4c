import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeToRestore } from './restored.ts'
import { aSimulation } from './testing/track-simulation.ts'
import { emptyTrack, keyOf, parseTrack, planOf, type Track } from './track.ts'
import type { PlannedObject, TrackDays } from './track-fields.ts'

async function aTrackOf(track: Track) {
  const simulation = aSimulation(JSON.stringify(track))
  const actor = simulation.open()
  await simulation.settled()
  const shown = () => actor.snapshot().context.track
  return {
    shown,
    remove: (object: PlannedObject) => actor.send({ type: 'DETACH', object }),
    clear: () => {
      const before = shown()
      actor.send({ type: 'CLEAR' })
      return before
    },
    add: (object: PlannedObject) => actor.send({ type: 'ATTACH', object }),
    undo: (removed: readonly PlannedObject[], days?: TrackDays) =>
      actor.send(changeToRestore(actor.snapshot().context, removed, days)),
  }
}

const aStop: fc.Arbitrary<PlannedObject> = fc.record({
  object_type: fc.constantFrom('location' as const, 'event' as const),
  object_id: fc.integer({ min: 1, max: 9 }),
  day: fc.integer({ min: 1, max: 3 }),
  note: fc.constantFrom('lunch', 'sledge'),
})
const days = { day_notes: [{ day: 2, note: 'train at 9' }], days: 4, start_date: '2026-12-05' }
const aPlan = fc.uniqueArray(aStop, { selector: keyOf, minLength: 1, maxLength: 8 })
const trackOf = (plan: readonly PlannedObject[]) =>
  parseTrack({ locations: idsOf(plan, 'location'), events: idsOf(plan, 'event'), plan, ...days })
const idsOf = (plan: readonly PlannedObject[], type: string) =>
  plan.filter(({ object_type }) => object_type === type).map(({ object_id }) => object_id)

/** Stops of a plan to remove one after another, and the same removals in the order they are undone. */
const removalsOf = (plan: readonly PlannedObject[]) =>
  fc
    .shuffledSubarray([...plan])
    .chain((removed) =>
      fc.record({ removed: fc.constant(removed), undone: fc.shuffledSubarray(removed, { minLength: removed.length }) }),
    )

test('undoing any removals in any order restores the track', async () => {
  const aStory = aPlan.chain((plan) =>
    fc.record({ plan: fc.constant(plan), removals: removalsOf(plan), isCleared: fc.boolean() }),
  )
  await fc.assert(
    fc.asyncProperty(aStory, async ({ plan, removals: { removed, undone }, isCleared }) => {
      const before = trackOf(plan)
      const track = await aTrackOf(before)

      for (const object of removed) track.remove(object)
      const cleared = isCleared ? track.clear() : emptyTrack
      for (const object of undone) track.undo([object])
      track.undo(planOf(cleared), cleared)

      expect(track.shown()).toEqual(before)
    }),
  )
})

test('alternating removals and undos finally restore the track', async () => {
  const aStory = aPlan.chain((plan) =>
    fc.record({ plan: fc.constant(plan), presses: fc.array(fc.constantFrom(...plan), { maxLength: 20 }) }),
  )
  await fc.assert(
    fc.asyncProperty(aStory, async ({ plan, presses }) => {
      const before = trackOf(plan)
      const track = await aTrackOf(before)
      const removed = new Set<PlannedObject>()

      for (const object of presses) {
        if (removed.has(object)) track.undo([object])
        else track.remove(object)
        if (!removed.delete(object)) removed.add(object)
      }
      for (const object of removed) track.undo([object])

      expect(track.shown()).toEqual(before)
    }),
  )
})

const [museum, park, fair]: [PlannedObject, PlannedObject, PlannedObject] = [
  { object_type: 'location', object_id: 1001 },
  { object_type: 'location', object_id: 1002 },
  { object_type: 'event', object_id: 2001, day: 2 },
]

test('a restored stop keeps a position that it was moved to, and stops that were added meanwhile stay', async () => {
  const track = await aTrackOf(trackOf([museum, park]))
  track.remove(museum)
  track.add(fair)
  track.add(museum)

  track.undo([museum])

  expect(planOf(track.shown())).toEqual([park, fair, museum])
})

test('if the order has changed meanwhile, a stop is restored after the one that it followed', async () => {
  const track = await aTrackOf(trackOf([museum, park, fair]))
  track.remove(park)
  track.remove(museum)
  track.add(museum)

  track.undo([park])

  expect(planOf(track.shown())).toEqual([fair, museum, park])
})

test('an undo is one step, without an intermediate state in storage, in another tab and on the server', async () => {
  const aStory = aPlan.chain((plan) =>
    fc.record({ plan: fc.constant(plan), removed: fc.subarray(plan, { minLength: 1 }), isCleared: fc.boolean() }),
  )
  await fc.assert(
    fc.asyncProperty(aStory, async ({ plan, removed, isCleared }) => {
      const before = trackOf(plan)
      const simulation = aSimulation()
      simulation.server.tracks.set('anna', before)
      const [tab, other] = [simulation.open(), simulation.open()]
      await simulation.signIn('anna')
      await simulation.rest()
      if (isCleared) tab.send({ type: 'CLEAR' })
      else for (const object of removed) tab.send({ type: 'DETACH', object })
      await simulation.rest()
      const without = tab.track()
      const written = simulation.storage.log.length

      const gone = isCleared ? plan : removed
      tab.send(changeToRestore(tab.snapshot().context, gone, before))
      const seen = [tab.track()]
      while (simulation.pending().length > 0 || seen.length === 1) {
        seen.push(other.track(), simulation.server.trackOf('anna'))
        await simulation.settled()
        await simulation.respond()
      }

      expect(tab.track()).toEqual(before)
      expect(simulation.server.trackOf('anna')).toEqual(before)
      for (const track of seen) expect([without, before]).toContainEqual(track)
      const changes = simulation.storage.log.slice(written).filter(({ operation }) => operation.type === 'CHANGE')
      expect(changes).toHaveLength(1)
    }),
    { numRuns: 50 },
  )
})
