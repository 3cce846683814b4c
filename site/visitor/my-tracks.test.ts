import { calendarDate } from '@tropa/contract'
import { withRemoved } from '@tropa/machines'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedPreferences } from './preference-change.ts'
import { followersOf } from './my-tracks.ts'
import { noPreferences } from './preferences.ts'

const nothingChosen = noPreferences('ru')

/** A page with kept tracks, and the server that stores each change. */
function aPage(myTracks: readonly number[]) {
  let preferences = { ...nothingChosen, myTracks }
  let order = myTracks
  const post = (fields: Readonly<Record<string, string>>) => {
    preferences = {
      ...preferences,
      ...changedPreferences(new Map(Object.entries(fields)), preferences, calendarDate('2026-11-22')),
    }
    order = withRemoved(order, preferences.myTracks, String)
  }
  return {
    kept: () => preferences.myTracks,
    drop: (id: number) => post({ drop_track: String(id) }),
    restore: (id: number) => post({ keep_track: String(id), keep_before: followersOf(order, id).join() }),
  }
}

test('undoing removals in any order restores the tracks in their original order', () => {
  const aStory = fc
    .uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 8 })
    .chain((tracks) => fc.record({ tracks: fc.constant(tracks), removed: fc.shuffledSubarray(tracks) }))
    .chain(({ tracks, removed }) =>
      fc.record({
        tracks: fc.constant(tracks),
        removed: fc.constant(removed),
        undone: fc.shuffledSubarray(removed, { minLength: removed.length }),
      }),
    )
  fc.assert(
    fc.property(aStory, ({ tracks, removed, undone }) => {
      const page = aPage(tracks)

      removed.forEach(page.drop)
      undone.forEach(page.restore)

      expect(page.kept()).toEqual(tracks)
    }),
  )
})
