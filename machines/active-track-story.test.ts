import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readKept, unsentOf } from './kept-track.ts'
import { anIdeal, aWorld, unknownPlace } from './testing/track-world.ts'
import { applyChange, count, type ObjectRef, readTrack, type TrackChange } from './track.ts'

const museum: ObjectRef = { object_type: 'location', object_id: 1001 }
const park: ObjectRef = { object_type: 'location', object_id: 1002 }
const fair: ObjectRef = { object_type: 'event', object_id: 2001 }

const anObject = fc.constantFrom(museum, park, fair)
const aPlan = fc.array(fc.oneof(anObject, fc.constant({ ...fair, day: 2 }), fc.constant({ ...museum, day: 1 })), { maxLength: 3 })
const anAttached = fc.oneof(anObject, fc.constant(unknownPlace), fc.constant({ ...fair, day: 2 }))
const aChange: fc.Arbitrary<TrackChange> = fc.oneof(
  { weight: 4, arbitrary: anAttached.map((object): TrackChange => ({ type: 'ATTACH', object })) },
  { weight: 2, arbitrary: anObject.map((object): TrackChange => ({ type: 'DETACH', object })) },
  { weight: 2, arbitrary: aPlan.map((plan): TrackChange => ({ type: 'REORDER', plan })) },
  { weight: 1, arbitrary: fc.constant<TrackChange>({ type: 'CLEAR' }) },
)
const onTheNet = ['WENT_OFFLINE', 'WENT_ONLINE', 'land', 'answer', 'fail', 'late', 'rest'] as const
const doings = ['SAVE', 'reload', 'anna', 'boris', 'signOut', ...onTheNet] as const
const aStep = fc.record({
  at: fc.nat(1),
  act: fc.oneof({ weight: 2, arbitrary: aChange }, { weight: 3, arbitrary: fc.constantFrom(...doings) }),
})

/** A browser with two tabs, or with one where storage refuses everything and each tab is alone; and what should come of it. */
async function aTale(isRefusing: boolean) {
  const world = aWorld(isRefusing ? null : '{"locations":[1002],"events":[]}')
  world.storage.isRefusing = isRefusing
  const ideal = anIdeal(readTrack(world.storage.text))
  const tabs = isRefusing ? [world.open()] : [world.open(), world.open()]
  await world.settled()

  const ask = (at: number, change: TrackChange | { type: 'SAVE'; key: string }) => {
    const tab = tabs[at % tabs.length]
    // A guest is not told that a place is unknown.
    const isUnknown = world.session() === null && change.type === 'ATTACH' && change.object === unknownPlace
    if (!tab || isUnknown || (change.type === 'SAVE' && count(tab.track()) === 0)) return
    tab.send(change)
    ideal.take(world.session(), change)
  }
  const signIn = (owner: string) => (ideal.signIn(owner), world.signIn(owner))
  const reload = async (at: number) => {
    if (isRefusing) return
    tabs[at]?.close()
    tabs[at] = world.open()
    await world.settled()
  }
  const doOne = async (act: (typeof doings)[number], at: number, key: string) => {
    switch (act) {
      case 'SAVE':
        return ask(at, { type: act, key })
      case 'WENT_OFFLINE':
      case 'WENT_ONLINE':
        return tabs[at % tabs.length]?.send({ type: act })
      case 'anna':
      case 'boris':
        return signIn(act)
      case 'reload':
        return reload(at)
      case 'land':
        return world.pending()[0]?.land()
      default:
        return world[act]()
    }
  }
  return { world, ideal, tabs, ask, signIn, doOne }
}

const title = 'whatever happens on the way, the server holds what was asked for in the end, its order and days, and every tab shows it'
test(title, { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(aStep, { maxLength: 30 }), async (isRefusing, story) => {
      const { world, ideal, tabs, ask, signIn, doOne } = await aTale(isRefusing)
      for (const [index, { at, act }] of story.entries()) {
        if (typeof act === 'object') ask(at, act)
        else await doOne(act, at, String(index))

        for (const { snapshot, track } of tabs) {
          const { owner, isSynced, kept } = snapshot().context
          if (owner === null) expect(track()).toEqual(ideal.browser.guest)
          else if (isSynced) expect(track()).toEqual(unsentOf(kept, owner).reduce(applyChange, world.server.trackOf(owner)))
        }
      }

      for (const owner of ['anna', 'boris']) {
        await signIn(owner)
        for (const tab of tabs) tab.send({ type: 'WENT_ONLINE' })
        await world.rest()

        expect(world.server.trackOf(owner)).toEqual(ideal.server.trackOf(owner))
        for (const { track } of tabs) expect(track()).toEqual(ideal.server.trackOf(owner))
      }
      expect([...world.server.saved]).toEqual([...ideal.server.saved])
      expect(readKept(world.storage.text).accounts.flatMap(({ unsent }) => unsent)).toEqual([])
    }),
    { numRuns: 150 },
  )
})
