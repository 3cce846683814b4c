// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { bandMask, bandNames, bandPath, ornament } from './ornament.ts'

test.each(bandNames)('the period of %s ends at the height where it began', (name) => {
  const { path, width } = bandPath(name)
  const moves = [...path.matchAll(/h(-?\d+)|l(-?\d+)/g)].map(([, level, slope]) => Number(level ?? slope))
  expect(moves.reduce((sum, move) => sum + move, 0)).toBe(width)
})

test('a band of several periods is a valid picture', () => {
  const drawn = new DOMParser().parseFromString(ornament({ name: 'antler', periods: 3 }), 'image/svg+xml')
  expect(drawn.querySelectorAll('path[transform]')).toHaveLength(3)
})

test('a mask is short enough for a style sheet', () => {
  for (const name of bandNames) expect(bandMask(name).length).toBeLessThan(512)
})
