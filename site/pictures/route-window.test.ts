import { expect, test } from 'vitest'
import { routeWindow } from './route-window.ts'

test('stops in one town are shown with their district around them', () => {
  const { window } = routeWindow(['61.0036,69.0262', '61.0044,69.0311'])
  expect(window.north - window.south).toBeGreaterThan(1.2)
})

test('stops far apart all fit', () => {
  const { window } = routeWindow(['61.0036,69.0262', '63.9333,65.05', '60.9344,76.5531'])
  expect(window.north).toBeGreaterThan(63.93)
  expect(window.south).toBeLessThan(60.93)
  expect(window.east).toBeGreaterThan(76.56)
})
