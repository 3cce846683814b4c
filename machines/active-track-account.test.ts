import { expect, test } from 'vitest'
import { retryLongestMs } from './timing.ts'
import { count, emptyTrack } from './track.ts'
import { aSignedInTab, attached, detached, fair, museum, park, sentChanges } from './testing/signed-in-tab.ts'
import { aSimulation, unknownPlace } from './testing/track-simulation.ts'

test('a visitor who signs in sees the track of the account', async () => {
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
  await simulation.respond()
  const then = sentChanges(simulation)
  await simulation.rest()

  expect([atOnce, first]).toEqual([{ locations: [], events: [2001] }, [attached(museum)]])
  expect(then).toEqual([attached(fair)])
  expect([simulation.server.trackOf('anna'), tab.track()]).toEqual([atOnce, atOnce])
})

test('a refused change is rolled back with a notice, and later changes stay', async () => {
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

test('a temporary failure is retried after 1 s, 2 s, 4 s and finally every half a minute, and the next one after 1 s', async () => {
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

test('when the network returns, changes are sent at once, for any waiting time', async () => {
  const { tab, ...simulation } = await aSignedInTab()
  tab.send(attached(museum))
  tab.send({ type: 'WENT_OFFLINE' })
  await simulation.fail()

  tab.send({ type: 'WENT_ONLINE' })

  expect(sentChanges(simulation)).toEqual([attached(museum)])
})

test('unsent changes are sent after a reload, and are shown meanwhile', async () => {
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

test('a response for the previous session is dropped', async () => {
  const simulation = aSimulation()
  simulation.server.take('anna', attached(museum))
  const tab = simulation.open()
  await simulation.signIn('anna')
  const [late] = simulation.calls

  await simulation.signOut()
  late?.respond()
  await simulation.settled()

  expect([tab.track(), tab.snapshot().value.syncing]).toEqual([emptyTrack, 'idle'])
})

test('a response after the page was left is ignored', async () => {
  const { tab, storage, late, ...simulation } = await aSignedInTab()
  tab.send(attached(museum))
  await simulation.settled()
  const before = storage.text

  tab.close()
  await late()

  expect([storage.text, tab.track().locations]).toEqual([before, [1001]])
})

test('one of two tabs calls the server; the other shows the result, and takes over when the first is closed', async () => {
  const { tab, ...simulation } = await aSignedInTab()
  const other = simulation.open()
  await simulation.settled()

  other.send(attached(museum))
  tab.send(attached(fair))
  await simulation.settled()
  const pending = sentChanges(simulation)
  await simulation.respond()
  tab.close()
  await simulation.rest()

  expect(pending).toEqual([attached(museum)])
  expect(other.track()).toEqual({ locations: [1001], events: [2001] })
  expect(simulation.server.trackOf('anna')).toEqual(other.track())
})

test('a tab requests a track that this browser has never received, even if the calls of the leading tab fail', async () => {
  const simulation = aSimulation()
  simulation.server.take('anna', attached(museum))
  const tabs = [simulation.open(), simulation.open()]
  await simulation.signIn('anna')
  await simulation.fail()
  await simulation.fail()
  const failures = tabs.map((tab) => tab.snapshot().context.failures)

  tabs[1]?.send({ type: 'WENT_ONLINE' })
  await simulation.respond()

  expect(failures).toEqual([1, 1])
  expect(tabs.map((tab) => tab.track().locations)).toEqual([[1001], [1001]])
})

test.each(['leads', 'has closed'])(
  'the response to a following tab keeps changes that were stored since, even if the other tab %s',
  async (state) => {
    const simulation = aSimulation()
    const [tab, other] = [simulation.open(), simulation.open()]
    await simulation.signIn('anna')
    const request = simulation.pending()[1]
    request?.land()
    await simulation.respond()
    tab.send(attached(museum))
    await simulation.settled()
    const sending = simulation.pending().find(({ change }) => change !== null)
    sending?.respond()
    await simulation.settled()
    if (state === 'has closed') tab.close()
    request?.respond()
    await simulation.settled()

    expect(other.track().locations).toEqual([1001])
  },
)

test('if storage is full or forbidden, the account still receives changes', async () => {
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

test('if storage refuses, each tab sends its own changes, because no tab knows those of another', async () => {
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
])('%s in storage does not cause a crash, and its valid parts are kept', async (text, objects) => {
  const simulation = aSimulation(text)
  const tab = simulation.open()
  await simulation.signIn('anna')
  await simulation.rest()

  expect([count(tab.track()), count(simulation.server.trackOf('anna'))]).toEqual([objects, objects])
})
