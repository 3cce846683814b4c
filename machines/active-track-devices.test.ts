import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aServer, aSimulation } from './testing/track-simulation.ts'
import { emptyTrack, has, planOf, type TrackChange } from './track.ts'
import { mostDays, type ObjectRef } from './track-fields.ts'
import { dayCount, plannedDays, toDay, withDayNote, withNewDay, withoutDay, withStopNote } from './track-days.ts'
import type { Track } from './track.ts'

const objects: readonly ObjectRef[] = [1001, 1002, 1003, 1004].map((object_id) => ({
  object_type: 'location',
  object_id,
}))
const anObject = fc.constantFrom(...objects)
const aNote = fc.constantFrom('', 'lunch at noon', 'train at 9')

/** What a visitor does to the days of the track that is shown. */
type Act = (track: Track) => TrackChange | null
const anAct: fc.Arbitrary<Act> = fc.oneof(
  anObject.map((object): Act => () => ({ type: 'ATTACH', object })),
  anObject.map((object): Act => () => ({ type: 'DETACH', object })),
  fc.tuple(anObject, fc.integer({ min: 1, max: 3 })).map(
    ([object, day]): Act =>
      (track) =>
        toDay(track, object, day),
  ),
  fc.constant<Act>(withNewDay),
  fc.constant<Act>((track) => withoutDay(track, 1)),
  fc.tuple(anObject, aNote).map(
    ([object, note]): Act =>
      () =>
        withStopNote(object, note),
  ),
  aNote.map(
    (note): Act =>
      () =>
        withDayNote(1, note),
  ),
)
const steps = ['WENT_OFFLINE', 'WENT_ONLINE', 'land', 'respond', 'fail', 'rest'] as const
const aStep = fc.record({
  device: fc.constantFrom(0, 1),
  act: fc.oneof({ weight: 3, arbitrary: anAct }, { weight: 2, arbitrary: fc.constantFrom(...steps) }),
})

async function twoDevices() {
  const server = aServer()
  const devices = [aSimulation(null, server), aSimulation(null, server)].map((simulation) => ({
    simulation,
    tab: simulation.open(),
  }))
  for (const { simulation } of devices) {
    await simulation.signIn('anna')
    await simulation.rest()
  }
  return { server, devices }
}
type Device = Awaited<ReturnType<typeof twoDevices>>['devices'][number]

async function perform({ simulation, tab }: Device, step: (typeof steps)[number]) {
  if (step === 'WENT_OFFLINE' || step === 'WENT_ONLINE') tab.send({ type: step })
  else if (step === 'land') simulation.pending()[0]?.land()
  else await simulation[step]()
  await simulation.settled()
}

/** Each device goes online again, sends its unsent changes, and then loads the track. */
async function calm(devices: readonly Device[]) {
  for (const { simulation, tab } of devices) {
    tab.send({ type: 'WENT_ONLINE' })
    await simulation.rest()
  }
  for (const { simulation } of devices) {
    await simulation.signOut()
    await simulation.signIn('anna')
    await simulation.rest()
  }
}

test('two devices that change days and notes end with the same track, for any order of responses and failures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { maxLength: 25 }), async (story) => {
      const { server, devices } = await twoDevices()
      const removed = new Set<number>()
      const added = new Set<number>()
      for (const { device, act } of story) {
        const chosen = devices[device]
        if (!chosen) continue
        if (typeof act === 'string') {
          await perform(chosen, act)
          continue
        }
        const change = act(chosen.tab.track())
        if (change?.type === 'ATTACH') added.add(change.object.object_id)
        if (change?.type === 'DETACH') removed.add(change.object.object_id)
        if (change) chosen.tab.send(change)
        await chosen.simulation.settled()
      }
      await calm(devices)

      const track = server.trackOf('anna')
      expect(devices.map(({ tab }) => tab.track())).toEqual([track, track])
      // Nothing is lost that nobody has removed, and each stop is on one day.
      const lost = objects.filter(({ object_id: id }) => added.has(id) && !removed.has(id))
      expect(lost.filter((object) => !has(track, object))).toEqual([])
      expect(plannedDays(track).flatMap(({ stops }) => stops)).toHaveLength(planOf(track).length)
      expect(dayCount(track)).toBeLessThanOrEqual(mostDays)
    }),
    { numRuns: 150 },
  )
})

test('notes and orders of an offline device are not reverted by changes of another one', async () => {
  const [first, second, third] = objects
  if (!first || !second || !third) throw new Error('three objects are needed')
  const { server, devices } = await twoDevices()
  const [one, other] = devices
  if (!one || !other) throw new Error('two devices are needed')
  for (const object of [first, second, third]) one.tab.send({ type: 'ATTACH', object })
  await one.simulation.rest()
  await calm(devices)
  for (const { tab } of devices) tab.send({ type: 'WENT_OFFLINE' })

  one.tab.send(withStopNote(first, 'lunch at noon'))
  one.tab.send({ type: 'REORDER', plan: planOf(one.tab.track()), start_date: '2026-12-24' })
  other.tab.send({ type: 'REORDER', plan: [third, second, first] })
  other.tab.send(withStopNote(second, 'train at 9'))
  other.tab.send(withDayNote(1, 'warm boots'))
  for (const { tab, simulation } of [other, one]) {
    tab.send({ type: 'WENT_ONLINE' })
    await simulation.rest()
  }

  expect(server.trackOf('anna')).toMatchObject({
    plan: [third, { ...second, note: 'train at 9' }, { ...first, note: 'lunch at noon' }],
    day_notes: [{ day: 1, note: 'warm boots' }],
    start_date: '2026-12-24',
  })
})

test('a change of a note names the one in its field, even if this browser has stored an older track', async () => {
  const [first] = objects
  if (!first) throw new Error('an object is needed')
  const { server, devices } = await twoDevices()
  const [one, other] = devices
  if (!one || !other) throw new Error('two devices are needed')
  one.tab.send({ type: 'ATTACH', object: first })
  await one.simulation.rest()
  await calm(devices)
  one.tab.close()
  other.tab.send(withStopNote(first, 'lunch at noon'))
  await other.simulation.rest()

  // The page was rendered with the note, while the response with it is still under way.
  const opened = one.simulation.open()
  await one.simulation.settled()
  opened.send(withStopNote(first, '', 'lunch at noon'))
  await one.simulation.rest()

  expect(server.trackOf('anna')).toEqual({ locations: [first.object_id], events: [] })
})

test('a page begins with its rendered track if that is newer than the stored one, also in a following tab', async () => {
  const [first, second] = objects
  if (!first || !second) throw new Error('two objects are needed')
  const { devices } = await twoDevices()
  const [one] = devices
  if (!one) throw new Error('a device is needed')
  one.tab.send({ type: 'ATTACH', object: first })
  await one.simulation.rest()
  const rendered = { locations: [second.object_id, first.object_id], events: [] }

  const opened = one.simulation.open()
  opened.send({ type: 'SIGNED_IN', owner: 'anna', rendered, version: 8 })
  expect(opened.track()).toEqual(rendered)
  await one.simulation.settled()
  opened.send({ type: 'SIGNED_IN', owner: 'anna', rendered: emptyTrack, version: 7 })
  await one.simulation.settled()

  expect([opened.track(), one.tab.track()]).toEqual([rendered, rendered])
})
