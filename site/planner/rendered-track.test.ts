import { type activeTrackMachine, emptyTrack, type Track, type TrackOperation } from '@tropa/machines'
import { expect, test } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { shownTrackOf } from './rendered-track.ts'

const rendered: Track = { locations: [1, 2], events: [] }
const pressed: TrackOperation = {
  type: 'CHANGE',
  owner: null,
  change: { type: 'DETACH', object: { object_type: 'location', object_id: 1 } },
}

const aState = (isLoading: boolean, pending: readonly TrackOperation[] = [], track = emptyTrack) =>
  ({
    context: { owner: null, pending, track },
    hasTag: () => isLoading,
  }) as unknown as SnapshotFrom<typeof activeTrackMachine>

test('until the track is loaded the rendered one is shown, with presses since', () => {
  const shown = shownTrackOf(rendered)

  expect(shown(aState(true))).toEqual(rendered)
  expect(shown(aState(true, [pressed]))).toEqual({ locations: [2], events: [] })
})

test('the same state has the same track object, so that rendering does not loop', () => {
  const shown = shownTrackOf(rendered)
  const state = aState(true, [pressed])

  expect(shown(state)).toBe(shown(state))
})

test('a loaded track is shown unchanged, and a page without a rendered one shows that of the machine', () => {
  const track = { locations: [3], events: [] }

  expect(shownTrackOf(rendered)(aState(false, [], track))).toBe(track)
  expect(shownTrackOf(null)(aState(true, [], track))).toBe(track)
})
