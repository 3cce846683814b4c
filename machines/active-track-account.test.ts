import { expect, test } from 'vitest'
import { retryLongestMs } from './timing.ts'
import { count, emptyTrack, type ObjectRef, type PlannedObject, readTrack, type TrackChange } from './track.ts'
import { aServer, aSimulation, unknownPlace } from './testing/track-simulation.ts'

const museum: ObjectRef = { object_type: 'location', object_id: 1001 }
const park: ObjectRef = { object_type: 'location', object_id: 1002 }
const fair: ObjectRef = { object_type: 'event', object_id: 2001 }
const attached = (object: PlannedObject): TrackChange => ({ type: 'ATTACH', object })
const detached = (object: ObjectRef): TrackChange => ({ type: 'DETACH', object })

/** Anna is signed in, her track has come, and this is the tab. */
async function aSignedInTab() {
  const simulation = aSimulation()
  const tab = simulation.open()
  await simulation.signIn('anna')
  await simulation.answer()
  return { ...simulation, tab }
}
/** The changes on their way to the server. */
const sentChanges = ({ pending }: ReturnType<typeof aSimulation>) => pending().map(({ change }) => change)

test('who signs in sees the track of the account', async () => {
  const simulation = aSimulation()
  simulation.server.take('anna', attached(fair))
  const tab = simulation.open()

  await simulation.signIn('anna')
  const wasLoading = tab.snapshot().hasTag('loading')
  await simulation.rest()

  expect([wasLoading, tab.snapshot().hasTag('loading'), tab.track()]).toEqual([
    true,
    false,
    { locations: [], events: [2001] },
  ])
})

test('changes are shown at once and sent one at a time, in order', async () => {
  const { tab, ...simulation } = await aSignedInTab()

  tab.send(attached(museum))
  tab.send(attached(fair))
  tab.send(detached(museum))
  const atOnce = tab.track()
  await simulation.settled()
  const first = sentChanges(simulation)
  await simulation.answer()
  const then = sentChanges(simulation)
  await simulation.rest()

  expect([atOnce, first]).toEqual([{ locations: [], events: [2001] }, [attached(museum)]])
  expect(then).toEqual([attached(fair)])
  expect([simulation.server.trackOf('anna'), tab.track()]).toEqual([atOnce, atOnce])
})

test('what the server refuses is taken back with a notice, and what came after it stays', async () => {
  const { tab, ...simulation } = await aSignedInTab()

  for (const object of [museum, unknownPlace, park]) tab.send(attached(object))
  const atOnce = tab.track().locations
  await simulation.rest()

  expect([atOnce, tab.track().locations, simulation.effects]).toEqual([
    [1001, 13, 1002],
    [1001, 1002],
    ['refused ATTACH'],
  ])
})

test('a failure that may pass is tried again after 1 s, 2 s, 4 s and at last every half a minute, and the next one after 1 s', async () => {
  const { tab, ...simulation } = await aSignedInTab()
  tab.send(attached(museum))
  await simulation.settled()

  const waits = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]
  const pending: number[] = []
  for (const span of waits) {
    await simulation.fail()
    simulation.wait(span - 1)
    pending.push(simulation.pending().length)
    simulation.wait(1)
    pending.push(simulation.pending().length)
  }
  await simulation.rest()

  tab.send(attached(park))
  await simulation.settled()
  await simulation.fail()
  simulation.wait(1000)
  pending.push(simulation.pending().length)
  await simulation.rest()

  expect(pending).toEqual([...waits.flatMap(() => [0, 1]), 1])
  expect([tab.track().locations, simulation.server.trackOf('anna').locations, simulation.effects]).toEqual([
    [1001, 1002],
    [1001, 1002],
    [],
  ])
})

test('offline the changes wait, and are sent in order once online', async () => {
  const { tab, ...simulation } = await aSignedInTab()

  tab.send({ type: 'WENT_OFFLINE' })
  tab.send(attached(fair))
  tab.send(attached(museum))
  simulation.wait(retryLongestMs)
  const offline = [simulation.pending().length, count(tab.track())]
  tab.send({ type: 'WENT_ONLINE' })
  await simulation.rest()

  expect(offline).toEqual([0, 2])
  expect(simulation.server.trackOf('anna').plan).toEqual([fair, museum])
})

test('the network that comes back is used at once, whatever the wait', async () => {
  const { tab, ...simulation } = await aSignedInTab()
  tab.send(attached(museum))
  tab.send({ type: 'WENT_OFFLINE' })
  await simulation.fail()

  tab.send({ type: 'WENT_ONLINE' })

  expect(sentChanges(simulation)).toEqual([attached(museum)])
})

test('what was not sent is sent after a reload, and is shown meanwhile', async () => {
  const { tab, ...simulation } = await aSignedInTab()
  tab.send({ type: 'WENT_OFFLINE' })
  tab.send(attached({ ...fair, day: 2 }))
  tab.send(attached(museum))
  await simulation.settled()

  tab.close()
  const next = simulation.open()
  await simulation.settled()
  const shown = next.track()
  await simulation.rest()

  expect(shown.plan).toEqual([{ ...fair, day: 2 }, museum])
  expect([next.track(), simulation.server.trackOf('anna')]).toEqual([shown, shown])
})

test('a guest who signs in brings the track along, once', async () => {
  const simulation = aSimulation(
    JSON.stringify({ locations: [1001], events: [2001], plan: [{ ...fair, day: 3 }, museum] }),
  )
  simulation.server.take('anna', attached(park))
  const tabs = [simulation.open(), simulation.open()]
  await simulation.settled()

  await simulation.signIn('anna')
  await simulation.rest()
  tabs[0]?.send(detached(museum))
  await simulation.rest()
  tabs.push(simulation.open())
  await simulation.rest()

  expect(simulation.server.trackOf('anna').plan).toEqual([park, { ...fair, day: 3 }])
  expect(tabs.map((tab) => tab.track())).toEqual(tabs.map(() => simulation.server.trackOf('anna')))
  expect(readTrack(simulation.storage.text)).toEqual(emptyTrack)
})

test('what another tab has brought along is not brought again, though word of it is late', async () => {
  const simulation = aSimulation('{"locations":[1001],"events":[]}')
  const tab = simulation.open()
  await simulation.settled()
  simulation.storage.text = '{"locations":[],"events":[]}'

  await simulation.signIn('anna')
  await simulation.rest()

  expect([tab.track(), simulation.server.trackOf('anna')]).toEqual([emptyTrack, emptyTrack])
})

test.each(['before the server heard of it', 'after'])(
  'a reload amid that, %s, loses nothing and doubles nothing',
  async (when) => {
    const simulation = aSimulation('{"locations":[1001],"events":[]}')
    const tab = simulation.open()
    await simulation.signIn('anna')
    await simulation.answer()
    if (when === 'after') simulation.pending()[0]?.land()

    tab.close()
    const next = simulation.open()
    next.send(detached(museum))
    next.send(attached(park))
    await simulation.rest()

    expect([next.track().locations, simulation.server.trackOf('anna').locations]).toEqual([[1002], [1002]])
  },
)

test('what a guest and then the account asked for before the kept track was there is done in that order', async () => {
  const simulation = aSimulation('{"locations":[1002],"events":[]}')
  const tab = simulation.open()

  tab.send(attached(museum))
  tab.send({ type: 'SIGNED_IN', owner: 'anna' })
  tab.send(detached(museum))
  const atOnce = tab.track()
  await simulation.rest()

  expect([atOnce, tab.track().locations]).toEqual([emptyTrack, [1002]])
})

test('a guest who saves goes to sign in, and it is saved after, a reload between', async () => {
  const simulation = aSimulation()
  const guest = simulation.open()
  await simulation.settled()
  guest.send({ type: 'SAVE', key: 'of nothing' })
  guest.send(attached(museum))
  guest.send({ type: 'SAVE', key: 'first' })
  await simulation.settled()
  guest.close()

  const tab = simulation.open()
  await simulation.settled()
  const shownToGuest = tab.track().locations
  await simulation.signIn('anna')
  await simulation.rest()

  expect([simulation.effects, shownToGuest]).toEqual([['/login'], [1001]])
  expect([...simulation.server.saved]).toEqual([['first', { locations: [1001], events: [] }]])
  expect([tab.track(), simulation.server.trackOf('anna')]).toEqual([emptyTrack, emptyTrack])
})

test('saving an empty track is nothing, for a guest as for an account', async () => {
  const simulation = aSimulation()
  const tab = simulation.open()
  await simulation.settled()

  tab.send({ type: 'SAVE', key: 'first' })
  tab.send(attached(museum))
  await simulation.signIn('anna')
  await simulation.rest()
  tab.send(detached(museum))
  tab.send({ type: 'SAVE', key: 'second' })
  await simulation.rest()

  expect([simulation.effects, simulation.server.saved.size]).toEqual([[], 0])
})

test('a guest who saves and then clears the track wants nothing saved', async () => {
  const simulation = aSimulation('{"locations":[1001],"events":[]}')
  const tab = simulation.open()
  await simulation.settled()

  tab.send({ type: 'SAVE', key: 'first' })
  tab.send({ type: 'CLEAR' })
  tab.send(attached(park))
  await simulation.signIn('anna')
  await simulation.rest()

  expect([simulation.server.saved.size, tab.track().locations]).toEqual([0, [1002]])
})

test('saving empties the track, and saves once though its answer is lost', async () => {
  const { tab, ...simulation } = await aSignedInTab()
  tab.send(attached(museum))
  tab.send({ type: 'SAVE', key: 'first' })
  const atOnce = tab.track()
  await simulation.answer()
  simulation.pending()[0]?.land()
  await simulation.fail()
  tab.send(attached(park))

  simulation.wait(1000)
  await simulation.rest()

  expect([atOnce, simulation.effects, simulation.server.saved.size]).toEqual([emptyTrack, [], 1])
  expect([tab.track().locations, simulation.server.trackOf('anna').locations]).toEqual([[1002], [1002]])
})

test('who signs out sees an empty track, and what its account has not received waits for it', async () => {
  const { tab, ...simulation } = await aSignedInTab()
  tab.send(attached(museum))

  await simulation.signOut()
  const signedOut = tab.track()
  await simulation.signIn('boris')
  await simulation.rest()
  const another = tab.track()
  await simulation.signIn('anna')
  await simulation.rest()

  expect([signedOut, another, tab.track().locations]).toEqual([emptyTrack, emptyTrack, [1001]])
})

test('nothing of an account that has received everything stays in the browser after signing out', async () => {
  const { tab, storage, ...simulation } = await aSignedInTab()
  tab.send(attached(museum))
  await simulation.rest()

  await simulation.signOut()

  expect(storage.text).toBe('{"locations":[],"events":[]}')
})

test('an answer to the session before is dropped', async () => {
  const simulation = aSimulation()
  simulation.server.take('anna', attached(museum))
  const tab = simulation.open()
  await simulation.signIn('anna')
  const [late] = simulation.calls

  await simulation.signOut()
  late?.answer()
  await simulation.settled()

  expect([tab.track(), tab.snapshot().value.syncing]).toEqual([emptyTrack, 'idle'])
})

test('an answer that comes after the page was left is nothing to anybody', async () => {
  const { tab, storage, late, ...simulation } = await aSignedInTab()
  tab.send(attached(museum))
  await simulation.settled()
  const before = storage.text

  tab.close()
  await late()

  expect([storage.text, tab.track().locations]).toEqual([before, [1001]])
})

test('of two tabs one talks to the server, the other sees it, and takes over when the first is closed', async () => {
  const { tab, ...simulation } = await aSignedInTab()
  const other = simulation.open()
  await simulation.settled()

  other.send(attached(museum))
  tab.send(attached(fair))
  await simulation.settled()
  const pending = sentChanges(simulation)
  await simulation.answer()
  tab.close()
  await simulation.rest()

  expect(pending).toEqual([attached(museum)])
  expect(other.track()).toEqual({ locations: [1001], events: [2001] })
  expect(simulation.server.trackOf('anna')).toEqual(other.track())
})

test('where storage is full or forbidden the account receives changes all the same', async () => {
  const simulation = aSimulation()
  simulation.storage.isRefusing = true
  const tab = simulation.open()
  await simulation.settled()
  tab.send(attached(park))
  await simulation.settled()

  await simulation.signIn('anna')
  await simulation.rest()
  tab.send(attached(museum))
  await simulation.rest()

  expect([tab.track().locations, simulation.server.trackOf('anna').locations]).toEqual([
    [1002, 1001],
    [1002, 1001],
  ])
})

test('what a full storage did not take is brought along all the same', async () => {
  const { storage, ...simulation } = aSimulation('{"locations":[1002],"events":[]}')
  const tab = simulation.open()
  await simulation.settled()
  storage.isFull = true
  tab.send(attached(museum))
  await simulation.settled()

  await simulation.signIn('anna')
  await simulation.rest()

  expect([tab.track().locations, simulation.server.trackOf('anna').locations]).toEqual([
    [1002, 1001],
    [1002, 1001],
  ])
})

test('who signs in with no network keeps waiting for it', async () => {
  const simulation = aSimulation()
  const tab = simulation.open()
  tab.send({ type: 'WENT_OFFLINE' })

  await simulation.signIn('anna')
  tab.send(attached(museum))
  const pending = simulation.pending().length
  tab.send({ type: 'WENT_ONLINE' })
  await simulation.rest()

  expect([pending, simulation.server.trackOf('anna').locations]).toEqual([0, [1001]])
})

test('where storage refuses, each tab tells its own changes, since no tab knows of another’s', async () => {
  const { storage, ...simulation } = aSimulation()
  storage.isRefusing = true
  const tabs = [simulation.open(), simulation.open()]
  await simulation.signIn('anna')
  await simulation.rest()

  tabs.forEach((tab, index) => tab.send(attached([museum, fair][index] ?? park)))
  await simulation.rest()

  expect(simulation.server.trackOf('anna')).toEqual({ locations: [1001], events: [2001] })
})

test.each([
  ['{"locations":[1001],"events":[],"accounts":7,"save":{}}', 1],
  [
    '{"accounts":[null,{"owner":7},{"owner":"anna","track":"x","unsent":[{"type":"ATTACH"},{"type":"FLY"},{"type":"SAVE"},null]}]}',
    0,
  ],
])('%s in storage is no crash, and what can be understood of it is kept', async (text, objects) => {
  const simulation = aSimulation(text)
  const tab = simulation.open()
  await simulation.signIn('anna')
  await simulation.rest()

  expect([count(tab.track()), count(simulation.server.trackOf('anna'))]).toEqual([objects, objects])
})

test('a guest’s track that the account has no room for is back when the visitor signs out, and on no other account', async () => {
  const simulation = aSimulation(null, aServer(2))
  simulation.server.take('anna', attached(fair))
  const tab = simulation.open()
  for (const object of [museum, park]) tab.send(attached(object))
  await simulation.signIn('anna')
  await simulation.rest()
  const signedIn = tab.track()
  const reloaded = simulation.open()
  await simulation.rest()
  await simulation.signIn('boris')
  await simulation.rest()
  const ofBoris = tab.track()
  await simulation.signOut()

  expect([signedIn, reloaded.track(), ofBoris]).toEqual([
    { locations: [], events: [2001] },
    { locations: [1001, 1002], events: [] },
    emptyTrack,
  ])
  expect(tab.track()).toEqual({ locations: [1001, 1002], events: [] })
  expect(simulation.effects).toEqual(['refused MERGE'])
  expect(simulation.server.trackOf('boris')).toEqual(emptyTrack)
})
