import { beforeAll, expect, test } from 'vitest'
import { addCatalogue, words } from '../messages/intl.tsx'
import ru from '../messages/ru.json'
import { monthRuns, seasonText } from './months.ts'

beforeAll(() => addCatalogue('ru', ru))

test('months are told in runs, through the new year', () => {
  expect(monthRuns([12, 1, 2, 3, 6, 7, 8, 9])).toEqual([[12, 3], [6, 9]])
  expect(monthRuns([4])).toEqual([[4, 4]])
})

test('the year round is no season', () => {
  expect(monthRuns([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toEqual([])
  expect(seasonText(words('ru'), [])).toBeUndefined()
})

test('a season is told by the names of its months', () => {
  expect(seasonText(words('ru'), [12, 1, 2, 4])).toBe('декабрь\u00a0— февраль, апрель')
})
