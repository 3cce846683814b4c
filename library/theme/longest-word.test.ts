import { describe, expect, test } from 'vitest'
import { createElement } from 'react'
import { longestPart, longestWordStyle } from './longest-word.ts'

describe('the longest part of a title', () => {
  test.each([
    ['the longest word', 'Парк имени Первооткрывателей', 'Первооткрывателей'],
    ['words that typesetting joins', 'Когда поедем в\u00a0Югру?', 'в\u00a0Югру?'],
    ['a name whose hyphen does not break', 'Слёт в Ханты-\u2060Мансийске', 'Ханты-\u2060Мансийске'],
    ['half of a name whose hyphen breaks', 'Этно-стойбище', 'стойбище'],
  ])('is %s', (_, title, part) => {
    expect(longestPart(title)).toBeCloseTo(longestPart(part), 5)
  })

  test('has the width in the font, within a tenth', () => {
    // Measured in the display font, em.
    const drawn = { Первооткрывателям: 9.37, Международный: 7.83, этнографический: 7.94, Nizhnevartovsk: 6.87 }

    for (const [word, width] of Object.entries(drawn)) {
      expect(longestPart(word) / width, word).toBeGreaterThan(0.98)
      expect(longestPart(word) / width, word).toBeLessThan(1.12)
    }
  })
})

test('words inside elements of a title count', () => {
  expect(longestWordStyle(createElement('bdi', {}, 'Слово'))).toEqual(longestWordStyle('Слово'))
})
