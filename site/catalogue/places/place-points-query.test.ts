import type { LocationPoints } from '@tropa/contract'
import { expect, test } from 'vitest'
import { allPoints } from './place-points-query.ts'

type Feature = LocationPoints['features'][number]
const feature = (id: number): Feature => ({
  type: 'Feature',
  id,
  geometry: { type: 'Point', coordinates: [69, 61] },
  properties: { type_id: 1, the_title: `Place ${id}`, link: `/locations/${id}` },
})
const features = (count: number) => Array.from({ length: count }, (_, index) => feature(index + 1))

/** A provider with this many places, which sends at most `limit` at once. */
function aProvider(count: number, limit: number, { hasTotal = true, hasOffset = true } = {}) {
  const offsets: number[] = []
  const ask = async (offset: number): Promise<LocationPoints> => {
    offsets.push(offset)
    const from = hasOffset ? offset : 0
    return {
      type: 'FeatureCollection',
      ...(hasTotal && { total: count }),
      features: features(count).slice(from, from + limit),
    }
  }
  return { ask, offsets }
}

test('every page is requested once', async () => {
  const { ask, offsets } = aProvider(7, 3)

  expect(await allPoints(ask, 'map')).toEqual({ features: features(7), total: 7 })
  expect(offsets).toEqual([0, 3, 6])
})

test.each([
  ['fits a page', 3, 3, [0]],
  ['is empty', 0, 3, [0]],
])('a list that %s needs one call', async (_, count, limit, calls) => {
  const { ask, offsets } = aProvider(count, limit)

  expect(await allPoints(ask, 'map')).toEqual({ features: features(count), total: count })
  expect(offsets).toEqual(calls)
})

test('a list without a total is complete', async () => {
  const { ask, offsets } = aProvider(7, 3, { hasTotal: false })

  expect(await allPoints(ask, 'map')).toEqual({ features: features(3), total: 3 })
  expect(offsets).toEqual([0])
})

test('with a provider that ignores offset the first page is used, with the number of missing places', async () => {
  const { ask, offsets } = aProvider(7, 3, { hasOffset: false })

  expect(await allPoints(ask, 'file')).toEqual({ features: features(3), total: 7 })
  expect(offsets).toEqual([0, 3])
})

test('a map has a limit of places, because a browser could not draw more, and a file has none', async () => {
  expect((await allPoints(aProvider(100, 2).ask, 'map')).features).toHaveLength(8)
  expect(await allPoints(aProvider(100, 2).ask, 'map')).toMatchObject({ total: 100 })
  expect((await allPoints(aProvider(30, 2).ask, 'file')).features).toHaveLength(30)
})
