import { expect, test } from 'vitest'
import { calendarDate, datesFrom } from './calendar-date.ts'
import { sessionDays } from './session-days.ts'

const at = (date: string, hour: number) => ({ date: calendarDate(date), hour })

test.each([
  ['an evening', at('2026-12-24', 18.5), at('2026-12-24', 21), ['2026-12-24 18.5-21']],
  ['a night', at('2026-12-31', 22), at('2027-01-01', 2), ['2026-12-31 22-26']],
  ['a day and a night', at('2026-12-31', 10), at('2027-01-01', 10), ['2026-12-31 10-34']],
  ['two days', at('2026-12-31', 10), at('2027-01-01', 18), ['2026-12-31 10-18', '2027-01-01 10-18']],
  ['two nights', at('2026-12-30', 20), at('2027-01-01', 2), ['2026-12-30 20-26', '2026-12-31 20-26']],
])('%s is on its days at its times', (_, start, end, days) => {
  expect(sessionDays(start, end).map(({ date, from, to }) => `${date} ${from}-${to}`)).toEqual(days)
})

test('dates continue over leap days and years, and not backwards', () => {
  const [first, last] = [calendarDate('2028-02-28'), calendarDate('2028-03-01')]

  expect(datesFrom(first, last)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(datesFrom(last, first)).toEqual([])
})
