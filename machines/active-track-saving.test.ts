import { expect, test } from 'vitest'
import { emptyTrack } from './track.ts'
import { aSignedInTab, attached, detached, museum, park } from './testing/signed-in-tab.ts'
import { aSimulation } from './testing/track-simulation.ts'

test('a guest who saves is redirected to sign in, and the track is saved after that, with a reload between', async () => {
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

test('saving an empty track does nothing, for a guest and for an account', async () => {
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

test('if a guest saves and then clears the track, nothing is saved', async () => {
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

test('saving empties the track, and saves once even if its response is lost', async () => {
  const { tab, ...simulation } = await aSignedInTab()
  tab.send(attached(museum))
  tab.send({ type: 'SAVE', key: 'first' })
  const atOnce = tab.track()
  await simulation.respond()
  simulation.pending()[0]?.land()
  await simulation.fail()
  tab.send(attached(park))

  simulation.wait(1000)
  await simulation.rest()

  expect([atOnce, simulation.effects, simulation.server.saved.size]).toEqual([emptyTrack, [], 1])
  expect([tab.track().locations, simulation.server.trackOf('anna').locations]).toEqual([[1002], [1002]])
})
