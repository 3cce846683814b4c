// @vitest-environment jsdom
import { activeTrackKey, activeTrackMachine, emptyTrack, type SyncedTrack, type TrackResponse } from '@tropa/machines'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { sendUnsent } from '../visitor/unsent-changes.ts'
import { holdTrack } from './hold-track.ts'
import { storeOperations } from './track-storage.ts'

const museum = { object_type: 'location', object_id: 1001 } as const
let stop = () => {}

/** A page of a signed-in visitor. */
function aPage(send: () => Promise<TrackResponse>) {
  const machine = activeTrackMachine.provide({
    actors: {
      load: fromPromise(async () => localStorage.getItem(activeTrackKey)),
      store: fromPromise(({ input, signal }) => storeOperations(input, signal)),
      lead: fromCallback(({ sendBack }) => sendBack({ type: 'TOOK_LEAD' })),
      sync: fromPromise<unknown, SyncedTrack>(async () => emptyTrack),
      send: fromPromise(send),
    },
    actions: { refused: () => {}, go: () => {} },
  })
  const actor = createActor(machine).start()
  const release = holdTrack(actor)
  stop = () => {
    release()
    actor.stop()
  }
  actor.send({ type: 'SIGNED_IN', owner: '1' })
  return actor
}

afterEach(() => {
  stop()
  localStorage.clear()
  vi.restoreAllMocks()
})

test('signing out waits until every change of the account’s track has been sent', async () => {
  const send = vi.fn(async (): Promise<TrackResponse> => ({ kind: 'accepted', track: { locations: [1001] } }))
  aPage(send).send({ type: 'ATTACH', object: museum })

  expect(await sendUnsent()).toBe(true)
  expect(send).toHaveBeenCalledOnce()
})

test('a change whose call has failed is sent again immediately before signing out', async () => {
  const send = vi.fn<() => Promise<TrackResponse>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  send.mockResolvedValue({ kind: 'accepted', track: { locations: [1001] } })
  const actor = aPage(send)
  actor.send({ type: 'ATTACH', object: museum })
  await vi.waitFor(() => expect(actor.getSnapshot().value.syncing).toBe('failed'))

  expect(await sendUnsent()).toBe(true)
})

test('signing out also waits for a stored guest’s track that is not merged yet', async () => {
  localStorage.setItem(activeTrackKey, JSON.stringify({ locations: [1001], events: [] }))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  aPage(() => new Promise(() => {}))

  expect(await sendUnsent()).toBe(false)
})
