import { expect, test } from 'vitest'
import { schemes } from './colors.ts'
import { contrastPairs, contrastRatio } from './contrast.ts'

test('black on white has the greatest contrast, a colour on itself none', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#0a5872', '#0a5872')).toBe(1)
})

test.each(Object.entries(schemes))('every pair of adjacent colours of %s has enough contrast', (_, colors) => {
  const faint = contrastPairs
    .map(([front, ground, needed]) => ({
      pair: `${front} on ${ground}`,
      needed,
      ratio: contrastRatio(colors[front], colors[ground]),
    }))
    .filter(({ ratio, needed }) => ratio < needed)

  expect(faint).toEqual([])
})

test('a skeleton is visible on every background in light and dark', () => {
  const unseen = (['light', 'dark'] as const).flatMap((scheme) =>
    (['bg', 'surface', 'surfaceSunken', 'surfaceRaised'] as const)
      .filter((ground) => contrastRatio(schemes[scheme].skeleton, schemes[scheme][ground]) < 1.08)
      .map((ground) => `${scheme}: ${ground}`),
  )

  expect(unseen).toEqual([])
})
