import { expect, test } from 'vitest'
import { keptOverSession, readStored, unsentChanges } from './stored-track.ts'
import { emptyTrack } from './track.ts'
import { aSignedInTab, attached, detached, fair, museum, park } from './testing/signed-in-tab.ts'
import { aServer, aSimulation } from './testing/track-simulation.ts'

test('the track of a guest who signs in is merged once', async () => {
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
  expect(readStored(simulation.storage.text).guest).toEqual(emptyTrack)
})

test('a track that another tab has merged is not merged again, even if the storage event is late', async () => {
  const simulation = aSimulation('{"locations":[1001],"events":[]}')
  const tab = simulation.open()
  await simulation.settled()
  simulation.storage.text = '{"locations":[],"events":[]}'

  await simulation.signIn('anna')
  await simulation.rest()

  expect([tab.track(), simulation.server.trackOf('anna')]).toEqual([emptyTrack, emptyTrack])
})

test.each(['before the server heard of it', 'after'])(
  'a reload during the merge, %s, neither loses nor duplicates changes',
  async (when) => {
    const simulation = aSimulation('{"locations":[1001],"events":[]}')
    const tab = simulation.open()
    await simulation.signIn('anna')
    await simulation.respond()
    if (when === 'after') simulation.pending()[0]?.land()

    tab.close()
    const next = simulation.open()
    next.send(detached(museum))
    next.send(attached(park))
    await simulation.rest()

    expect([next.track().locations, simulation.server.trackOf('anna').locations]).toEqual([[1002], [1002]])
  },
)

test('changes of a guest and then of the account before the stored track has loaded are applied in that order', async () => {
  const simulation = aSimulation('{"locations":[1002],"events":[]}')
  const tab = simulation.open()

  tab.send(attached(museum))
  tab.send({ type: 'SIGNED_IN', owner: 'anna' })
  tab.send(detached(museum))
  const atOnce = tab.track()
  await simulation.rest()

  expect([atOnce, tab.track().locations]).toEqual([emptyTrack, [1002]])
})

test('a visitor who signs out sees an empty track, and unsent changes wait for their account', async () => {
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

test('after signing out nothing of an account without unsent changes stays in the browser', async () => {
  const { tab, storage, ...simulation } = await aSignedInTab()
  tab.send(attached(museum))
  await simulation.rest()

  await simulation.signOut()

  expect(storage.text).toBe('{"locations":[],"events":[]}')
})

test('changes that a full storage did not store are merged too', async () => {
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

test('signing in offline waits for the network', async () => {
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

test('a guest’s track that does not fit into the account is restored when the visitor signs out, and on no other account', async () => {
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

test('a guest’s save is not carried out without the track that does not fit into the account', async () => {
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
  'a guest’s track that an account %s refused is the guest’s again, and is merged at the next sign-in',
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

test('a guest’s track that several accounts have refused is restored completely and once', async () => {
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

test('changes that were unsent when a session ended are sent once in the account’s next session, and to no other', async () => {
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
