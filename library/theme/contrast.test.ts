import { expect, test } from 'vitest'
import { schemes } from './colors.ts'
import { contrastRatio, faintPairs } from './contrast.ts'

test('black on white has the greatest contrast, a colour on itself none', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#0a5872', '#0a5872')).toBe(1)
})

test.each(Object.entries(schemes))('every pair of adjacent colours of %s has enough contrast', (_, colors) => {
  expect(faintPairs(colors)).toEqual([])
})

test.each(['#7a1f3d', '#738', 'purple'])('dark text on an action in %s is a faint pair', (action) => {
  expect(faintPairs({ ...schemes.light, action }).map(({ pair }) => pair)).toEqual(['onAction on action'])
})

test('a skeleton is visible on every background in light and dark', () => {
  const unseen = (['light', 'dark'] as const).flatMap((scheme) =>
    (['bg', 'surface', 'surfaceSunken', 'surfaceRaised'] as const)
      .filter((ground) => contrastRatio(schemes[scheme].skeleton, schemes[scheme][ground]) < 1.08)
      .map((ground) => `${scheme}: ${ground}`),
  )

  expect(unseen).toEqual([])
})
