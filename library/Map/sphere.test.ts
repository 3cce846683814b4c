import { expect, test } from 'vitest'
import { boundsOf, edgesOf, isWithin } from './bounds.ts'
import { clusterRadius, countOfBadge, badgeName } from './cluster.ts'
import { lngLat, lngLatBounds } from './coordinates.ts'
import { circleAround, distanceKm, greatCircle, partway, pointAt } from './sphere.ts'

const moscow = { latitude: 55.7558, longitude: 37.6173 }
const surgut = { latitude: 61.25, longitude: 73.4167 }

test('the distance is that along the great circle', () => {
  expect(distanceKm(moscow, surgut)).toBeCloseTo(2140, -2)
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20015, 0)
  expect(distanceKm(moscow, moscow)).toBe(0)
})

test('a great circle keeps its ends, bends towards the pole and has no long steps', () => {
  const line = greatCircle(moscow, surgut, 50)

  expect([line[0], line.at(-1)]).toEqual([moscow, surgut])
  expect(Math.max(...line.map(({ latitude }) => latitude))).toBeGreaterThan(61)
  const steps = line.slice(1).map((point, index) => distanceKm(line[index] ?? point, point))
  expect(Math.max(...steps)).toBeLessThanOrEqual(50.001)
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(distanceKm(moscow, surgut), 3)
})

test('the middle of a leg has the same distance from both ends, for any length', () => {
  for (const to of [surgut, { latitude: 55.76, longitude: 37.63 }]) {
    const middle = partway(moscow, to, 1 / 2)
    expect(distanceKm(moscow, middle)).toBeCloseTo(distanceKm(moscow, to) / 2, 6)
    expect(distanceKm(middle, to)).toBeCloseTo(distanceKm(moscow, to) / 2, 6)
  }
})

test('a leg from a point to itself has no length', () => {
  expect(greatCircle(moscow, moscow)).toEqual([moscow, moscow])
})

test('a circle is closed, and all its corners have the same distance from the middle', () => {
  const circle = circleAround({ ...surgut, radiusKm: 30 }, 12)

  expect(circle).toHaveLength(13)
  expect(circle[12]).toEqual(circle[0])
  for (const corner of circle) expect(distanceKm(surgut, corner)).toBeCloseTo(30, 6)
})

test('going east over the 180th meridian comes out in the west', () => {
  expect(pointAt({ latitude: 0, longitude: 179.9 }, 100, 90).longitude).toBeCloseTo(-179.2, 1)
})

test('bounds contain every point; without points there are no bounds', () => {
  expect(boundsOf([moscow, surgut])).toEqual({ south: 55.7558, west: 37.6173, north: 61.25, east: 73.4167 })
  expect(boundsOf([])).toBeNull()
  expect(isWithin(moscow, { south: 55, west: 37, north: 56, east: 38 })).toBe(true)
  expect(isWithin(surgut, { south: 55, west: 37, north: 56, east: 38 })).toBe(false)
})

test('the edges of an area are its outermost points', () => {
  const bounds = boundsOf(edgesOf({ latitude: 0, longitude: 0, radiusKm: 111.195 }))

  expect(bounds?.north).toBeCloseTo(1, 4)
  expect(bounds?.west).toBeCloseTo(-1, 4)
})

test('longitude comes first for MapLibre only', () => {
  expect(lngLat(surgut)).toEqual([73.4167, 61.25])
  expect(lngLatBounds({ south: 1, west: 2, north: 3, east: 4 })).toEqual([
    [2, 1],
    [4, 3],
  ])
})

test('a cluster is wide enough for a finger and grows with its digits, up to a limit', () => {
  expect([2, 10, 2000, 10 ** 9].map(clusterRadius)).toEqual([23, 26, 32, 34])
  expect(clusterRadius(1) * 2).toBeGreaterThanOrEqual(44)
})

test('the image of a badge is recognised by its name, and other images are ignored', () => {
  expect(countOfBadge(badgeName(1200))).toBe(1200)
  expect(countOfBadge('airport-15')).toBeNull()
})
