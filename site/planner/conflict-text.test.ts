import { calendarDate } from '@tropa/contract'
import { expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { words } from '../messages/intl.tsx'
import { conflictText, dateText } from './conflict-text.ts'

test.each([
  ['ru', 'К этому времени уже закроется', 'К этому времени начнётся без вас'],
  ['en', 'It will have closed by then', 'It will have begun without you'],
] as const)(
  'in %s a stop that is too late says whether the place closes or the event begins',
  (language, closed, begun) => {
    const text = (kind: 'tooLate' | 'missed') => conflictText(words(language), { kind, key: 'stop', day: 1 })

    expect([text('tooLate'), text('missed')]).toEqual([closed, begun])
  },
)

test('a line of a conflict or of its fix never breaks between the day and the month', () => {
  expect(dateText(words('ru'), calendarDate('2026-12-04'))).toBe('4\u00a0декабря')
  expect(dateText(words('en'), calendarDate('2026-12-04'))).toBe('4\u00a0December')
})
