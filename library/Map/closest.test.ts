import { describe, expect, it } from 'vitest'
import { closestZoom, zoomOf } from './closest.ts'

/** Km from side to side, by the resolution of Web Mercator. */
const kmAcross = (zoom: number, width: number, latitude: number) =>
  ((78_271.517 * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom / 1000) * width

describe('the highest zoom of a map', () => {
  it.each([
    [343, 58.5],
    [343, 66],
    [560, 61],
    [1312, 61],
    [2000, 61],
  ])('shows 20 km from side to side, in a frame of %i px at %i°', (width, latitude) => {
    const zoom = closestZoom({ maxZoom: 18, closestKm: 20 }, width, latitude)
    expect(kmAcross(zoom, width, latitude)).toBeCloseTo(20, 2)
  })

  it('never exceeds the highest level of the tiles', () => {
    expect(closestZoom({ maxZoom: 9, closestKm: 20 }, 1312, 61)).toBe(9)
    expect(closestZoom({ maxZoom: 17 }, 343, 61)).toBe(17)
  })

  it('is that of the tiles while the frame has no width', () => {
    expect(closestZoom({ maxZoom: 17, closestKm: 20 }, 0, 61)).toBe(17)
    expect(zoomOf(40_075.017, 512, 0)).toBeCloseTo(0)
  })
})
