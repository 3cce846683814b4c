import { calendarDate } from '@tropa/contract'
import { expect, test } from 'vitest'
import { longDate, shortDate } from '../dates/date-formats.ts'
import { dayOf } from '../dates/dayjs.ts'
import { languages } from '../region/languages.ts'
import { typedDate } from './typed-date.ts'

/** More than two years, with a leap day. */
const days = Array.from({ length: 800 }, (_, index) =>
  dayOf(calendarDate('2027-01-01')).add(index, 'day').format('YYYY-MM-DD'),
)

test.each(languages)('a formatted date is parsed again, also with other separators (%s)', (language) => {
  for (const day of days) {
    const typed = [
      shortDate(day),
      shortDate(day).replaceAll('.', '/'),
      longDate(day, language),
      longDate(day, language).toUpperCase(),
      ` ${day} `,
    ]
    expect(typed.map(typedDate)).toEqual(typed.map(() => day))
  }
})

test.each([
  '',
  'завтра',
  '31.02.2025',
  '29.02.2027',
  '06.12.25',
  '31 февраля 2025',
  '6 декабряя 2025',
  '06.12.20255',
  '01.01.1700',
])('«%s» is not a date', (text) => {
  expect(typedDate(text)).toBeNull()
})
