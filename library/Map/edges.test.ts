import { expect, test } from 'vitest'
import { edgePixels } from './edges.ts'
import { overlaysOf } from './overlays.ts'

const routes = ['#000', '#111', '#222', '#333'] as const
const palette = { cluster: '#000', onCluster: '#fff', ground: '#fff', routes, area: '#000' }

test.each([
  [343, 528],
  [1312, 576],
])('no label and no name covers an edge between two of its points (%i × %i)', (wide, high) => {
  const points = edgePixels(wide, high)
  const isTouched = (left: number, top: number, right: number, bottom: number) =>
    points.some(([x, y]) => x >= left && x <= right && y >= top && y <= bottom)
  for (let y = 0; y + 15 <= high; y += 5)
    for (const x of [-40, wide - 60]) expect(isTouched(x, y, x + 100, y + 15), `${x} ${y}`).toBe(true)
  for (let x = 0; x + 40 <= wide; x += 7)
    for (const y of [-8, high - 8]) expect(isTouched(x, y, x + 40, y + 16), `${x} ${y}`).toBe(true)
  expect(isTouched(20, 20, wide - 20, high - 20)).toBe(false)
})

test('edges get their space before everything else, and are not drawn', () => {
  const { layers, sources } = overlaysOf(
    { places: [], route: [], area: null },
    { palette, maxZoom: 14, edges: [{ latitude: 61, longitude: 69 }] },
  )
  expect(layers.at(-1)).toMatchObject({ source: 'ov-edges', layout: { 'icon-image': 'ov-pin' } })
  expect(sources['ov-edges'].data).toMatchObject({ features: [{ geometry: { coordinates: [69, 61] } }] })
})
