import { project } from '@tropa/library/drawing/projection.ts'
import { expect, test } from 'vitest'
import { sketchTowns } from '../region/sketch-window.ts'
import { routeWindow } from './route-window.ts'

test('stops in one town are shown with their surroundings', () => {
  const { window } = routeWindow(['61.0036,69.0262', '61.0044,69.0311'])
  expect(window.north - window.south).toBeGreaterThan(1.2)
})

test('stops far apart all fit', () => {
  const { window } = routeWindow(['61.0036,69.0262', '63.9333,65.05', '60.9344,76.5531'])
  expect(window.north).toBeGreaterThan(63.93)
  expect(window.south).toBeLessThan(60.93)
  expect(window.east).toBeGreaterThan(76.56)
})

test.each(['61.0036,69.0262', '63.2,60.1', '61.9,85.2'])(
  'a single stop in %s is shown with the nearest town',
  (place) => {
    const { places, window } = routeWindow([place])
    const isShown = (geolocation: string) => {
      const [latitude = NaN, longitude = NaN] = geolocation.split(',').map(Number)
      const { x, y } = project([latitude, longitude], window)
      return Math.min(x, y) > 0 && Math.max(x, y) < 1
    }

    expect(places).toHaveLength(1)
    expect(isShown(place)).toBe(true)
    expect(sketchTowns.some(({ geolocation }) => isShown(geolocation))).toBe(true)
    expect(sketchTowns.every(({ geolocation }) => isShown(geolocation))).toBe(false)
  },
)
