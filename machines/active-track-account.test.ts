import { expect, test } from 'vitest'
import { retryLongestMs } from './timing.ts'
import { count, emptyTrack, type ObjectRef, type PlannedObject, readTrack, type TrackChange } from './track.ts'
import { aWorld, unknownPlace } from './testing/track-world.ts'

const museum: ObjectRef = { object_type: 'location', object_id: 1001 }
const park: ObjectRef = { object_type: 'location', object_id: 1002 }
const fair: ObjectRef = { object_type: 'event', object_id: 2001 }
const attached = (object: PlannedObject): TrackChange => ({ type: 'ATTACH', object })
const detached = (object: ObjectRef): TrackChange => ({ type: 'DETACH', object })

/** Anna is signed in, her track has come, and this is the tab. */
async function aVisit() {
  const world = aWorld()
  const tab = world.open()
  await world.signIn('anna')
  await world.answer()
  return { ...world, tab }
}
/** What the server is being told. */
const told = ({ pending }: ReturnType<typeof aWorld>) => pending().map(({ change }) => change)

test('who signs in sees the track of the account', async () => {
  const world = aWorld()
  world.server.take('anna', attached(fair))
  const tab = world.open()

  await world.signIn('anna')
  const asked = tab.snapshot().hasTag('loading')
  await world.rest()

  expect([asked, tab.snapshot().hasTag('loading'), tab.track()]).toEqual([true, false, { locations: [], events: [2001] }])
})

test('changes are shown at once and told one at a time, in order', async () => {
  const { tab, ...visit } = await aVisit()

  tab.send(attached(museum))
  tab.send(attached(fair))
  tab.send(detached(museum))
  const atOnce = [tab.track(), told(visit)]
  await visit.answer()
  const then = told(visit)
  await visit.rest()

  expect(atOnce).toEqual([{ locations: [], events: [2001] }, [attached(museum)]])
  expect(then).toEqual([attached(fair)])
  expect([visit.server.trackOf('anna'), tab.track()]).toEqual([atOnce[0], atOnce[0]])
})

test('what the server refuses is taken back with a notice, and what came after it stays', async () => {
  const { tab, ...visit } = await aVisit()

  for (const object of [museum, unknownPlace, park]) tab.send(attached(object))
  const atOnce = tab.track().locations
  await visit.rest()

  expect([atOnce, tab.track().locations, visit.told]).toEqual([[1001, 13, 1002], [1001, 1002], ['refused ATTACH']])
})

test('a failure that may pass is tried again after 1 s, 2 s, 4 s and at last every half a minute, and the next one after 1 s', async () => {
  const { tab, ...visit } = await aVisit()
  tab.send(attached(museum))

  const waits = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]
  const asked: number[] = []
  for (const span of waits) {
    await visit.fail()
    visit.wait(span - 1)
    asked.push(visit.pending().length)
    visit.wait(1)
    asked.push(visit.pending().length)
  }
  await visit.rest()

  tab.send(attached(park))
  await visit.fail()
  visit.wait(1000)
  asked.push(visit.pending().length)
  await visit.rest()

  expect(asked).toEqual([...waits.flatMap(() => [0, 1]), 1])
  expect([tab.track().locations, visit.server.trackOf('anna').locations, visit.told]).toEqual([[1001, 1002], [1001, 1002], []])
})

test('offline the changes wait, and are told in order once online', async () => {
  const { tab, ...visit } = await aVisit()

  tab.send({ type: 'WENT_OFFLINE' })
  tab.send(attached(fair))
  tab.send(attached(museum))
  visit.wait(retryLongestMs)
  const offline = [visit.pending().length, count(tab.track())]
  tab.send({ type: 'WENT_ONLINE' })
  await visit.rest()

  expect(offline).toEqual([0, 2])
  expect(visit.server.trackOf('anna').plan).toEqual([fair, museum])
})

test('the network that comes back is used at once, whatever the wait', async () => {
  const { tab, ...visit } = await aVisit()
  tab.send(attached(museum))
  tab.send({ type: 'WENT_OFFLINE' })
  await visit.fail()

  tab.send({ type: 'WENT_ONLINE' })

  expect(told(visit)).toEqual([attached(museum)])
})

test('what was not told is told after a reload, and is shown meanwhile', async () => {
  const { tab, ...visit } = await aVisit()
  tab.send({ type: 'WENT_OFFLINE' })
  tab.send(attached({ ...fair, day: 2 }))
  tab.send(attached(museum))
  await visit.settled()

  tab.close()
  const next = visit.open()
  await visit.settled()
  const shown = next.track()
  await visit.rest()

  expect(shown.plan).toEqual([{ ...fair, day: 2 }, museum])
  expect([next.track(), visit.server.trackOf('anna')]).toEqual([shown, shown])
})

test('a guest who signs in brings the track along, once', async () => {
  const world = aWorld(JSON.stringify({ locations: [1001], events: [2001], plan: [{ ...fair, day: 3 }, museum] }))
  world.server.take('anna', attached(park))
  const tabs = [world.open(), world.open()]
  await world.settled()

  await world.signIn('anna')
  await world.rest()
  tabs[0]?.send(detached(museum))
  await world.rest()
  tabs.push(world.open())
  await world.rest()

  expect(world.server.trackOf('anna').plan).toEqual([park, { ...fair, day: 3 }])
  expect(tabs.map((tab) => tab.track())).toEqual(tabs.map(() => world.server.trackOf('anna')))
  expect(readTrack(world.storage.text)).toEqual(emptyTrack)
})

test('what another tab has brought along is not brought again, though word of it is late', async () => {
  const world = aWorld('{"locations":[1001],"events":[]}')
  const tab = world.open()
  await world.settled()
  world.storage.text = '{"locations":[],"events":[]}'

  await world.signIn('anna')
  await world.rest()

  expect([tab.track(), world.server.trackOf('anna')]).toEqual([emptyTrack, emptyTrack])
})

test.each(['before the server heard of it', 'after'])('a reload amid that, %s, loses nothing and doubles nothing', async (when) => {
  const world = aWorld('{"locations":[1001],"events":[]}')
  const tab = world.open()
  await world.signIn('anna')
  await world.answer()
  if (when === 'after') world.pending()[0]?.land()

  tab.close()
  const next = world.open()
  next.send(detached(museum))
  next.send(attached(park))
  await world.rest()

  expect([next.track().locations, world.server.trackOf('anna').locations]).toEqual([[1002], [1002]])
})

test('what a guest and then the account asked for before the kept track was there is done in that order', async () => {
  const world = aWorld('{"locations":[1002],"events":[]}')
  const tab = world.open()

  tab.send(attached(museum))
  tab.send({ type: 'SIGNED_IN', owner: 'anna' })
  tab.send(detached(museum))
  const atOnce = tab.track()
  await world.rest()

  expect([atOnce, tab.track().locations]).toEqual([emptyTrack, [1002]])
})

test('a guest who saves goes to sign in, and it is saved after, a reload between', async () => {
  const world = aWorld()
  const guest = world.open()
  await world.settled()
  guest.send({ type: 'SAVE', key: 'of nothing' })
  guest.send(attached(museum))
  guest.send({ type: 'SAVE', key: 'first' })
  await world.settled()
  guest.close()

  const tab = world.open()
  await world.settled()
  const shownToGuest = tab.track().locations
  await world.signIn('anna')
  await world.rest()

  expect([world.told, shownToGuest]).toEqual([['/login'], [1001]])
  expect([...world.server.saved]).toEqual([['first', { locations: [1001], events: [] }]])
  expect([tab.track(), world.server.trackOf('anna')]).toEqual([emptyTrack, emptyTrack])
})

test('saving an empty track is nothing, for a guest as for an account', async () => {
  const world = aWorld()
  const tab = world.open()
  await world.settled()

  tab.send({ type: 'SAVE', key: 'first' })
  tab.send(attached(museum))
  await world.signIn('anna')
  await world.rest()
  tab.send(detached(museum))
  tab.send({ type: 'SAVE', key: 'second' })
  await world.rest()

  expect([world.told, world.server.saved.size]).toEqual([[], 0])
})

test('a guest who saves and then clears the track wants nothing saved', async () => {
  const world = aWorld('{"locations":[1001],"events":[]}')
  const tab = world.open()
  await world.settled()

  tab.send({ type: 'SAVE', key: 'first' })
  tab.send({ type: 'CLEAR' })
  tab.send(attached(park))
  await world.signIn('anna')
  await world.rest()

  expect([world.server.saved.size, tab.track().locations]).toEqual([0, [1002]])
})

test('saving empties the track, and saves once though its answer is lost', async () => {
  const { tab, ...visit } = await aVisit()
  tab.send(attached(museum))
  tab.send({ type: 'SAVE', key: 'first' })
  const atOnce = tab.track()
  await visit.answer()
  visit.pending()[0]?.land()
  await visit.fail()
  tab.send(attached(park))

  visit.wait(1000)
  await visit.rest()

  expect([atOnce, visit.told, visit.server.saved.size]).toEqual([emptyTrack, [], 1])
  expect([tab.track().locations, visit.server.trackOf('anna').locations]).toEqual([[1002], [1002]])
})

test('who signs out sees an empty track, and what the account was not told waits for it', async () => {
  const { tab, ...visit } = await aVisit()
  tab.send(attached(museum))

  await visit.signOut()
  const signedOut = tab.track()
  await visit.signIn('boris')
  await visit.rest()
  const another = tab.track()
  await visit.signIn('anna')
  await visit.rest()

  expect([signedOut, another, tab.track().locations]).toEqual([emptyTrack, emptyTrack, [1001]])
})

test('nothing of an account that was told everything stays in the browser after signing out', async () => {
  const { tab, storage, ...visit } = await aVisit()
  tab.send(attached(museum))
  await visit.rest()

  await visit.signOut()

  expect(storage.text).toBe('{"locations":[],"events":[]}')
})

test('an answer to the session before is dropped', async () => {
  const world = aWorld()
  world.server.take('anna', attached(museum))
  const tab = world.open()
  await world.signIn('anna')
  const [late] = world.calls

  await world.signOut()
  late?.answer()
  await world.settled()

  expect([tab.track(), tab.snapshot().value.telling]).toEqual([emptyTrack, 'idle'])
})

test('an answer that comes after the page was left is nothing to anybody', async () => {
  const { tab, storage, late, ...visit } = await aVisit()
  tab.send(attached(museum))
  await visit.settled()
  const before = storage.text

  tab.close()
  await late()

  expect([storage.text, tab.track().locations]).toEqual([before, [1001]])
})

test('of two tabs one talks to the server, the other sees it, and takes over when the first is closed', async () => {
  const { tab, ...visit } = await aVisit()
  const other = visit.open()
  await visit.settled()

  other.send(attached(museum))
  tab.send(attached(fair))
  const asked = told(visit)
  await visit.answer()
  tab.close()
  await visit.rest()

  expect(asked).toEqual([attached(museum)])
  expect(other.track()).toEqual({ locations: [1001], events: [2001] })
  expect(visit.server.trackOf('anna')).toEqual(other.track())
})

test('where storage is full or forbidden the account is told all the same', async () => {
  const world = aWorld()
  world.storage.isRefusing = true
  const tab = world.open()
  await world.settled()
  tab.send(attached(park))
  await world.settled()

  await world.signIn('anna')
  await world.rest()
  tab.send(attached(museum))
  await world.rest()

  expect([tab.track().locations, world.server.trackOf('anna').locations]).toEqual([[1002, 1001], [1002, 1001]])
})

test('what a full storage did not take is brought along all the same', async () => {
  const { storage, ...world } = aWorld('{"locations":[1002],"events":[]}')
  const tab = world.open()
  await world.settled()
  storage.isFull = true
  tab.send(attached(museum))
  await world.settled()

  await world.signIn('anna')
  await world.rest()

  expect([tab.track().locations, world.server.trackOf('anna').locations]).toEqual([[1002, 1001], [1002, 1001]])
})

test('who signs in with no network keeps waiting for it', async () => {
  const world = aWorld()
  const tab = world.open()
  tab.send({ type: 'WENT_OFFLINE' })

  await world.signIn('anna')
  tab.send(attached(museum))
  const asked = world.pending().length
  tab.send({ type: 'WENT_ONLINE' })
  await world.rest()

  expect([asked, world.server.trackOf('anna').locations]).toEqual([0, [1001]])
})

test('where storage refuses, each tab tells its own changes, since no tab knows of another’s', async () => {
  const { storage, ...world } = aWorld()
  storage.isRefusing = true
  const tabs = [world.open(), world.open()]
  await world.signIn('anna')
  await world.rest()

  tabs.forEach((tab, index) => tab.send(attached([museum, fair][index] ?? park)))
  await world.rest()

  expect(world.server.trackOf('anna')).toEqual({ locations: [1001], events: [2001] })
})

test.each([
  ['{"locations":[1001],"events":[],"accounts":7,"save":{}}', 1],
  ['{"accounts":[null,{"owner":7},{"owner":"anna","track":"x","unsent":[{"type":"ATTACH"},{"type":"FLY"},{"type":"SAVE"},null]}]}', 0],
])('%s in storage is no crash, and what can be understood of it is kept', async (text, objects) => {
  const world = aWorld(text)
  const tab = world.open()
  await world.signIn('anna')
  await world.rest()

  expect([count(tab.track()), count(world.server.trackOf('anna'))]).toEqual([objects, objects])
})
