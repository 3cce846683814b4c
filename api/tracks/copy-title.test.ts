import { longestTrackTitle } from '@tropa/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyTitle } from './copy-title.ts'

test.each([
  ['a copy says that it is one', 'Зима', ['Зима'], 'ru', 'Зима (копия)'],
  ['the next copy is numbered', 'Зима', ['Зима', 'Зима (копия)'], 'ru', 'Зима (копия 2)'],
  ['a copy of a copy is numbered with the others', 'Зима (копия)', ['Зима', 'Зима (копия)'], 'ru', 'Зима (копия 2)'],
  ['a number that is free again is taken', 'Зима', ['Зима (копия)', 'Зима (копия 3)'], 'ru', 'Зима (копия 2)'],
  ['a copy in English says so in English', 'Зима (копия 2)', [null], 'en', 'Зима (copy)'],
] as const)('%s', (_, title, taken, language, copy) => {
  expect(copyTitle(title, taken, language)).toBe(copy)
})

test('any number of copies of a title have different names, none longer than the limit', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: longestTrackTitle }),
      fc.nat(20),
      (text, count) => {
        const title = text.slice(0, longestTrackTitle).toWellFormed()
        const all: string[] = [title]
        for (let made = 0; made <= count; made += 1) all.push(copyTitle(all.at(-1) ?? '', all, 'ru'))

        expect(new Set(all).size).toBe(all.length)
        expect(all.every(({ length }) => length <= longestTrackTitle)).toBe(true)
      },
    ),
  )
})
