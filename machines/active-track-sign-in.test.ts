import { expect, test } from 'vitest'
import { keptOverSession, readKept, unsentChanges } from './kept-track.ts'
import { emptyTrack } from './track.ts'
import { aSignedInTab, attached, detached, fair, museum, park } from './testing/signed-in-tab.ts'
import { aServer, aSimulation } from './testing/track-simulation.ts'

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
  expect(readKept(simulation.storage.text).guest).toEqual(emptyTrack)
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
  expect(simulation.effects).toEqual(['refused MERGE too many'])
  expect(simulation.server.trackOf('boris')).toEqual(emptyTrack)
})

test('what a guest wanted to save is not saved without the track that the account has no room for', async () => {
  const simulation = aSimulation(null, aServer(2))
  const { server } = simulation
  server.take('anna', attached(fair))
  const tab = simulation.open()
  for (const object of [museum, park]) tab.send(attached(object))
  await simulation.rest()
  tab.send({ type: 'SAVE', key: 'first', title: 'Winter road' })
  await simulation.rest()
  await simulation.signIn('anna')
  await simulation.rest()

  expect([tab.track(), server.saved.size]).toEqual([{ locations: [], events: [2001] }, 0])
})

test.each([
  ['signed out', 'anna'],
  ['whose session has ended', null],
])(
  'a guest’s track that an account %s refused is the guest’s again, and goes along at the next sign-in',
  async (_, forgotten) => {
    const simulation = aSimulation(null, aServer(2))
    const { storage, server } = simulation
    server.take('anna', attached(fair))
    const tabs = [simulation.open(), simulation.open()]
    for (const object of [museum, { ...park, note: 'skates' }]) tabs[0]?.send(attached(object))
    await simulation.signIn('anna')
    await simulation.rest()
    tabs.forEach((tab) => tab.close())

    // Each tab clears what is stored, and one only after a page has shown the guest's track.
    storage.text = keptOverSession(storage.text, forgotten)
    const cleared = storage.text
    await simulation.signOut()
    const guest = simulation.open()
    await simulation.settled()
    storage.text = keptOverSession(storage.text, forgotten)
    guest.close()
    const next = simulation.open()
    await simulation.rest()
    const ofGuest = next.track()
    await simulation.signIn('anna')
    await simulation.rest()
    const ofAnna = next.track()
    storage.text = keptOverSession(storage.text, forgotten)
    next.close()
    await simulation.signOut()
    const last = simulation.open()
    await simulation.rest()
    await simulation.signIn('boris')
    await simulation.rest()

    expect(cleared).not.toMatch(/anna|2001/)
    expect(ofGuest).toEqual({ locations: [1001, 1002], events: [], plan: [museum, { ...park, note: 'skates' }] })
    expect(ofAnna).toEqual({ locations: [], events: [2001] })
    expect([last.track(), server.trackOf('boris')]).toEqual([ofGuest, ofGuest])
    expect(simulation.effects).toEqual(['refused MERGE too many', 'refused MERGE too many'])
  },
)

test('a guest’s track that one account after another has refused comes back whole, and once', async () => {
  const simulation = aSimulation(null, aServer(1))
  for (const owner of ['anna', 'boris']) simulation.server.take(owner, attached(fair))
  const tab = simulation.open()
  tab.send(attached(museum))
  await simulation.signIn('anna')
  await simulation.rest()
  await simulation.signOut()
  tab.send(attached(park))
  await simulation.signIn('boris')
  await simulation.rest()

  simulation.storage.text = keptOverSession(simulation.storage.text, 'boris')
  tab.close()
  await simulation.signOut()
  const guest = simulation.open()
  await simulation.rest()

  expect(guest.track()).toEqual({ locations: [1001, 1002], events: [] })
  expect(simulation.storage.text).toBe('{"locations":[1001,1002],"events":[]}')
})

test('what was not sent before a session ended is sent once in the next one of the account, and to no other', async () => {
  const { tab, storage, ...simulation } = await aSignedInTab()
  tab.send({ type: 'WENT_OFFLINE' })
  tab.send(attached(museum))
  tab.send(attached(fair))
  await simulation.settled()
  tab.close()
  await simulation.signOut()
  storage.text = keptOverSession(storage.text, null)

  const guest = simulation.open()
  await simulation.rest()
  const ofGuest = guest.track()
  guest.send(attached(park))
  await simulation.signIn('boris')
  await simulation.rest()
  const ofBoris = simulation.server.trackOf('boris').locations
  await simulation.signOut()
  await simulation.signIn('anna')
  await simulation.rest()
  await simulation.signOut()
  await simulation.signIn('anna')
  await simulation.rest()

  expect([ofGuest, ofBoris]).toEqual([emptyTrack, [park.object_id]])
  expect(simulation.server.trackOf('anna')).toEqual({ locations: [museum.object_id], events: [fair.object_id] })
  expect(['anna', 'boris'].map((owner) => unsentChanges(storage.text, owner))).toEqual([0, 0])
})
