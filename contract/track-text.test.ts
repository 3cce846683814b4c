import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ChangerName, TrackTitle } from './track-plan.ts'
import { isChangerName, trackTitleFrom } from './track-text.ts'

const names = [
  'Я',
  'Анна',
  'Anna-Maria',
  "O'Neil",
  'O’Neil',
  'А. Б.',
  'Ян К.',
  '7 отряд',
  'Nguye\u0302\u0303n',
  'a'.repeat(40),
]
const others = ['', ' ', '-Anna', '.', '🙂', '<b>x</b>', 'a\u202eb', 'Anna\nBoris', 'a'.repeat(41), '=1+1']
const invisible = ['a\u200bb', '\u3164', '\u2800', '\0', 'http://x']
const stacked = 'a\u0301\u0302\u0303'

test.each(names)('%s may change a shared track', (name) => {
  expect([v.is(ChangerName, name), isChangerName(name)]).toEqual([true, true])
})

test.each([...others, ...invisible, stacked])('%j is not a name', (name) => {
  expect([v.is(ChangerName, name), isChangerName(name)]).toEqual([false, false])
})

test('a typed name is trimmed', () => {
  expect([v.parse(ChangerName, ' Anna '), isChangerName(' Anna ')]).toEqual(['Anna', false])
})

test('a long text that is not a name is refused in a short time', () => {
  expect(isChangerName(`${'a '.repeat(20)}!`.slice(0, 40))).toBe(false)
  expect(v.is(ChangerName, `${'a.'.repeat(50_000)}!`)).toBe(false)
})

test.each(['a\u202eb', ' a\nb ', 'Зима', '👨\u200d👩\u200d👧', 'עברית', 'a\u2028b'])(
  '%j can be the name of a track',
  (text) => {
    expect(v.is(TrackTitle, trackTitleFrom(text))).toBe(true)
  },
)

test.each(['', ' \n', '\u200b', '\u202e', '\u2800'])('%j is an invisible text', (text) => {
  expect(trackTitleFrom(text)).toBe('')
})
