import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readKept, unsentOf } from './kept-track.ts'
import { aReferenceModel, aSimulation, unknownPlace } from './testing/track-simulation.ts'
import { applyChange, count, type ObjectRef, readTrack, type TrackChange } from './track.ts'

const museum: ObjectRef = { object_type: 'location', object_id: 1001 }
const park: ObjectRef = { object_type: 'location', object_id: 1002 }
const fair: ObjectRef = { object_type: 'event', object_id: 2001 }

const anObject = fc.constantFrom(museum, park, fair)
const aPlan = fc.array(fc.oneof(anObject, fc.constant({ ...fair, day: 2 }), fc.constant({ ...museum, day: 1 })), {
  maxLength: 3,
})
const anAttached = fc.oneof(anObject, fc.constant(unknownPlace), fc.constant({ ...fair, day: 2 }))
const aChange: fc.Arbitrary<TrackChange> = fc.oneof(
  { weight: 4, arbitrary: anAttached.map((object): TrackChange => ({ type: 'ATTACH', object })) },
  { weight: 2, arbitrary: anObject.map((object): TrackChange => ({ type: 'DETACH', object })) },
  { weight: 2, arbitrary: aPlan.map((plan): TrackChange => ({ type: 'REORDER', plan })) },
  { weight: 1, arbitrary: fc.constant<TrackChange>({ type: 'CLEAR' }) },
)
const networkSteps = ['WENT_OFFLINE', 'WENT_ONLINE', 'land', 'answer', 'fail', 'late', 'rest'] as const
const steps = ['SAVE', 'reload', 'anna', 'boris', 'signOut', ...networkSteps] as const
const aStep = fc.record({
  at: fc.nat(1),
  act: fc.oneof({ weight: 2, arbitrary: aChange }, { weight: 3, arbitrary: fc.constantFrom(...steps) }),
})

/**
 * A browser with two tabs, or with one where storage refuses everything and each tab is
 * alone; and what should come of it.
 */
async function aBrowserWithTabs(isRefusing: boolean) {
  const simulation = aSimulation(isRefusing ? null : '{"locations":[1002],"events":[]}')
  simulation.storage.isRefusing = isRefusing
  const model = aReferenceModel(readTrack(simulation.storage.text))
  const tabs = isRefusing ? [simulation.open()] : [simulation.open(), simulation.open()]
  await simulation.settled()

  const ask = (at: number, change: TrackChange | { type: 'SAVE'; key: string }) => {
    const tab = tabs[at % tabs.length]
    // A guest does not learn that a place is unknown.
    const isUnknown = simulation.session() === null && change.type === 'ATTACH' && change.object === unknownPlace
    if (!tab || isUnknown || (change.type === 'SAVE' && count(tab.track()) === 0)) return
    tab.send(change)
    model.take(simulation.session(), change)
  }
  const signIn = (owner: string) => (model.signIn(owner), simulation.signIn(owner))
  const reload = async (at: number) => {
    if (isRefusing) return
    tabs[at]?.close()
    tabs[at] = simulation.open()
    await simulation.settled()
  }
  const perform = async (act: (typeof steps)[number], at: number, key: string) => {
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
        return simulation.pending()[0]?.land()
      default:
        return simulation[act]()
    }
  }
  return { simulation, model, tabs, ask, signIn, perform }
}

const title =
  'whatever happens on the way, the server holds what was asked for in the end, its order and days, and every tab shows it'
test(title, { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(aStep, { maxLength: 30 }), async (isRefusing, story) => {
      const { simulation, model, tabs, ask, signIn, perform } = await aBrowserWithTabs(isRefusing)
      for (const [index, { at, act }] of story.entries()) {
        if (typeof act === 'object') ask(at, act)
        else await perform(act, at, String(index))

        for (const { snapshot, track } of tabs) {
          const { owner, isSynced, kept } = snapshot().context
          if (owner === null) expect(track()).toEqual(model.browser.guest)
          else if (isSynced)
            expect(track()).toEqual(unsentOf(kept, owner).reduce(applyChange, simulation.server.trackOf(owner)))
        }
      }

      for (const owner of ['anna', 'boris']) {
        await signIn(owner)
        for (const tab of tabs) tab.send({ type: 'WENT_ONLINE' })
        await simulation.rest()

        expect(simulation.server.trackOf(owner)).toEqual(model.server.trackOf(owner))
        for (const { track } of tabs) expect(track()).toEqual(model.server.trackOf(owner))
      }
      expect([...simulation.server.saved]).toEqual([...model.server.saved])
      expect(readKept(simulation.storage.text).accounts.flatMap(({ unsent }) => unsent)).toEqual([])
    }),
    { numRuns: 150 },
  )
})
