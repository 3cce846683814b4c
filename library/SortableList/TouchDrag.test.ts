import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edgeScroll, landingAt } from './TouchDrag.ts'

const rows = [
  { key: '1', top: 0, bottom: 100 },
  { key: '2', top: 110, bottom: 150 },
  { key: '3', top: 160, bottom: 400 },
]

test.each([
  [-20, '1', 'before'],
  [49, '1', 'before'],
  [51, '2', 'before'],
  [131, '3', 'before'],
  [281, '3', 'after'],
  [9000, '3', 'after'],
] as const)('at %i px the row would be dropped beside %s, %s it', (y, beside, position) => {
  expect(landingAt(rows, y)).toEqual({ beside, position })
})

test('without rows there is no position to drop at', () => {
  expect(landingAt([], 10)).toBeNull()
})

test('the window scrolls only near its edges, towards them, and at most 14 px a frame', () => {
  expect([edgeScroll(400, 800), edgeScroll(88, 800), edgeScroll(712, 800)]).toEqual([0, 0, 0])
  expect([edgeScroll(0, 800), edgeScroll(800, 800), edgeScroll(-500, 800), edgeScroll(2000, 800)]).toEqual([
    -14, 14, -14, 14,
  ])
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 4000 }), fc.integer({ min: 200, max: 2000 }), (y, height) => {
      const speed = edgeScroll(y, height)
      return Math.abs(speed) <= 14 && (y < height / 2 ? speed <= 0 : speed >= 0)
    }),
  )
})
