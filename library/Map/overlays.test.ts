import { expect, test } from 'vitest'
import { sizeOfRoom } from './label-rooms.ts'
import { dataOf, overlaysOf, stopsOf, withOverlays, type MapData } from './overlays.ts'

const place = (id: number) => ({ id, title: `Place ${id}`, href: `/${id}`, latitude: 60 + id, longitude: 70 })
const data = (more: Partial<MapData> = {}): MapData => ({
  places: [place(1), place(2), place(3)],
  route: [],
  area: null,
  ...more,
})
const palette = {
  cluster: '#000',
  onCluster: '#fff',
  ground: '#fff',
  routes: ['#000', '#111', '#222', '#333'] as const,
  area: '#000',
}

test('lines and areas are added below the names of a style, and the other overlays above all its layers', () => {
  const land = { id: 'land', type: 'background' } as const
  const names = { id: 'names', type: 'symbol', source: 'towns' } as const
  const { layers, sources } = withOverlays(
    { version: 8, sources: {}, layers: [land, names] },
    overlaysOf(data(), { palette, maxZoom: 14 }),
  )
  const ids = layers.map(({ id }) => id)
  const at = ids.indexOf('names')

  expect(ids[0]).toBe('land')
  expect(ids.slice(1, at)).toEqual(expect.arrayContaining(['ov-area', 'ov-route-case', 'ov-route-0', 'ov-route-3']))
  expect(ids.slice(at + 1)).toEqual(expect.arrayContaining(['ov-points', 'ov-clusters', 'ov-stops-room']))
  expect(ids.filter((id) => !id.startsWith('ov-'))).toEqual(['land', 'names'])
  expect(Object.keys(sources)).toEqual(['ov-edges', 'ov-labels', 'ov-area', 'ov-route', 'ov-stops', 'ov-places'])
})

test('stops keep the order of the route, and unknown ids are left out', () => {
  expect(stopsOf(data({ route: [3, 9, 1] })).map(({ id }) => id)).toEqual([3, 1])
})

test('a stop is not clustered, and the others keep their index in the list', () => {
  const points = dataOf(data({ route: [1, 3] }))['ov-places']

  expect(points).toMatchObject({ features: [{ properties: { index: 1 }, geometry: { coordinates: [70, 62] } }] })
})

test('there is a leg between every two stops', () => {
  expect(dataOf(data({ route: [1, 2, 3] }))['ov-route']).toMatchObject({ features: [{}, {}] })
  expect(dataOf(data({ route: [1] }))['ov-route']).toMatchObject({ features: [] })
})

test('legs belong to the day of the stop where they end, and four styles of lines alternate', () => {
  const legs = dataOf(data({ route: [1, 2, 3], routeParts: [0, 1, 4] }))['ov-route']
  expect(legs).toMatchObject({ features: [{ properties: { part: 1 } }, { properties: { part: 0 } }] })

  const lines = overlaysOf(data(), { palette, maxZoom: 14 }).layers.filter(({ id }) => /^ov-route-\d$/.test(id))
  expect(lines.map(({ paint }) => paint?.['line-color' as never])).toEqual(palette.routes)
  expect(new Set(lines.map(({ paint }) => JSON.stringify(paint?.['line-dasharray' as never]))).size).toBe(4)
})

test('labels of overlays get their space before the names of the base map', () => {
  const label = { latitude: 61, longitude: 69, wide: 110, tall: 24 }
  const labels = [label, { ...label, tall: 0 }]
  const { layers, sources } = overlaysOf(data(), { palette, maxZoom: 14, labels })
  const room = layers.find(({ id }) => id === 'ov-labels-room')

  expect(room).toMatchObject({ layout: { 'icon-image': ['get', 'room'], 'icon-allow-overlap': true } })
  expect(sources['ov-labels'].data).toMatchObject({
    features: [{ properties: { room: 'ov-room-112x24' }, geometry: { coordinates: [69, 61] } }],
  })
  expect(['ov-room-112x24', 'ov-pin', 'ov-cluster-3'].map(sizeOfRoom)).toEqual([{ wide: 112, tall: 24 }, null, null])
})
