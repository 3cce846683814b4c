import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStored, unsentOf } from './stored-track.ts'
import { leastChange } from './least-order.ts'
import { aReferenceModel, aSimulation, unknownPlace } from './testing/track-simulation.ts'
import { type AccountChange, applyChange, count, type TrackChange } from './track.ts'
import type { ObjectRef } from './track-fields.ts'

const museum: ObjectRef = { object_type: 'location', object_id: 1001 }
const park: ObjectRef = { object_type: 'location', object_id: 1002 }
const fair: ObjectRef = { object_type: 'event', object_id: 2001 }

const anObject = fc.constantFrom(museum, park, fair)
const aStop = fc.constantFrom({ ...fair, day: 2 }, { ...museum, day: 1 }, { ...museum, note: 'closed on Mondays' })
const anOrder = fc.record(
  {
    plan: fc.array(fc.oneof(anObject, aStop), { maxLength: 3 }),
    attached: fc.constantFrom([fair], [{ ...museum, day: 2 }, park]),
    detached: fc.constantFrom([fair], [museum, park]),
    day_notes: fc.constantFrom([], [{ day: 1, note: 'lunch at noon' }], [{ day: 2, note: 'train at 9' }]),
    days: fc.constantFrom(2, 5, null),
    start_date: fc.constantFrom('2026-12-05', '2027-06-01', null),
  },
  { requiredKeys: ['plan'] },
)
const anAttached = fc.oneof(anObject, fc.constant(unknownPlace), fc.constant({ ...fair, day: 2 }))
const aChange: fc.Arbitrary<TrackChange> = fc.oneof(
  { weight: 4, arbitrary: anAttached.map((object): TrackChange => ({ type: 'ATTACH', object })) },
  { weight: 2, arbitrary: anObject.map((object): TrackChange => ({ type: 'DETACH', object })) },
  { weight: 2, arbitrary: anOrder.map((order): TrackChange => ({ type: 'REORDER', ...order })) },
  { weight: 1, arbitrary: fc.constant<TrackChange>({ type: 'CLEAR' }) },
)
const networkSteps = ['WENT_OFFLINE', 'WENT_ONLINE', 'land', 'respond', 'fail', 'late', 'rest'] as const
const storageSteps = ['deliver', 'deliverTwice', 'lock', 'unlock', 'settle'] as const
const steps = ['SAVE', 'reload', 'anna', 'boris', 'signOut', ...networkSteps, ...storageSteps] as const
const aStep = fc.record({
  at: fc.nat(1),
  pick: fc.nat(3),
  act: fc.oneof({ weight: 2, arbitrary: aChange }, { weight: 3, arbitrary: fc.constantFrom(...steps) }),
})

type Change = TrackChange | { type: 'SAVE'; key: string }
type Step = { at: number; pick: number; key: string }

/**
 * A browser with two tabs whose storage events are late, in any order and doubled, or with one tab where storage
 * refuses everything; and what should follow.
 */
async function aBrowserWithTabs(isRefusing: boolean) {
  const simulation = aSimulation(isRefusing ? null : '{"locations":[1002],"events":[]}')
  const { storage } = simulation
  storage.isRefusing = isRefusing
  storage.isLate = true
  const model = aReferenceModel(readStored(storage.text).guest)
  const open = () => {
    const made: AccountChange[] = []
    return { tab: simulation.open(), made }
  }
  const tabs = isRefusing ? [open()] : [open(), open()]
  const all = [...tabs]
  await simulation.settled()

  const make = (at: number, change: Change) => {
    const { tab, made } = tabs[at % tabs.length] ?? open()
    const before = tab.track()
    // A guest does not learn that a place is unknown.
    const isUnknown = simulation.session() === null && change.type === 'ATTACH' && change.object === unknownPlace
    if (isUnknown || (change.type === 'SAVE' && count(before) === 0)) return
    tab.send(change)
    const least = leastChange(before, change)
    made.push(least)
    if (isRefusing) model.take(simulation.session(), least)
    const isGuestSaving = simulation.session() === null && change.type === 'SAVE'
    expect(tab.track()).toEqual(isGuestSaving ? before : applyChange(before, change))
  }
  const signIn = (owner: string) => {
    if (isRefusing) model.signIn(owner)
    return simulation.signIn(owner)
  }
  /** The model takes what the tabs do in the order in which it is written. */
  const catchUp = () => {
    for (const { operation } of storage.log.slice(model.seen)) {
      if (operation.type === 'CHANGE') model.take(operation.owner, operation.change)
      if (operation.type === 'SESSION' && operation.owner !== null) model.signIn(operation.owner)
    }
    model.seen = storage.log.length
  }
  const reload = async (at: number) => {
    if (isRefusing) return
    await simulation.settled()
    tabs[at]?.tab.close()
    const opened = open()
    tabs[at] = opened
    all.push(opened)
    await simulation.settled()
  }
  const perform = async (act: (typeof steps)[number], { at, pick, key }: Step) => {
    const chosen = tabs[at % tabs.length]?.tab
    switch (act) {
      case 'SAVE':
        return make(at, { type: act, key })
      case 'WENT_OFFLINE':
      case 'WENT_ONLINE':
        return chosen?.send({ type: act })
      case 'anna':
      case 'boris':
        return signIn(act)
      case 'reload':
        return reload(at)
      case 'land':
        return simulation.pending()[0]?.land()
      case 'deliver':
      case 'deliverTwice':
        return chosen && simulation.deliver(chosen, pick, act === 'deliverTwice')
      case 'lock':
        return void (storage.isLocked = true)
      case 'unlock':
        return storage.unlock()
      case 'settle':
        return simulation.settled()
      default:
        return simulation[act]()
    }
  }
  /** The lock is free, every event arrives. */
  const calm = async () => {
    storage.isLate = false
    storage.unlock()
    await simulation.settled()
    catchUp()
  }
  return { simulation, model, tabs, all, make, signIn, perform, calm }
}

const title =
  'however late, reordered and doubled storage events are, the server holds what was done in the end, and every tab shows it'
test(title, async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(aStep, { maxLength: 30 }), async (isRefusing, story) => {
      const { simulation, model, tabs, all, make, signIn, perform, calm } = await aBrowserWithTabs(isRefusing)
      for (const [index, { at, pick, act }] of story.entries()) {
        if (typeof act === 'object') make(at, act)
        else await perform(act, { at, pick, key: String(index) })

        for (const { tab } of tabs) {
          const { owner, isSynced, kept } = tab.snapshot().context
          if (owner !== null && isSynced)
            expect(tab.track()).toEqual(unsentOf(kept, owner).reduce(applyChange, simulation.server.trackOf(owner)))
        }
      }
      await calm()
      if (simulation.session() === null) for (const { tab } of tabs) expect(tab.track()).toEqual(model.browser.guest)

      for (const owner of ['anna', 'boris']) {
        await signIn(owner)
        for (const { tab } of tabs) tab.send({ type: 'WENT_ONLINE' })
        await simulation.rest()
        await calm()

        expect(simulation.server.trackOf(owner)).toEqual(model.server.trackOf(owner))
        for (const { tab } of tabs) expect(tab.track()).toEqual(model.server.trackOf(owner))
      }
      expect([...simulation.server.saved]).toEqual([...model.server.saved])
      expect(readStored(simulation.storage.text).accounts.flatMap(({ unsent }) => unsent)).toEqual([])
      if (isRefusing) return
      const writtenBy = (tab: object) =>
        simulation.storage.log.flatMap(({ by, operation }) =>
          by === tab && operation.type === 'CHANGE' ? [operation.change] : [],
        )
      for (const { tab, made } of all) expect(writtenBy(tab)).toEqual(made)
    }),
    { numRuns: 150 },
  )
})
