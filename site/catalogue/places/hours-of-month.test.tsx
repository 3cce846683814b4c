// @vitest-environment node
import { calendarDate, calendarMonth } from '@tropa/contract'
import { expect, test } from 'vitest'
import { renderedPage, today } from '../../app/testing/rendered-page.tsx'
import { responses, sendFrom } from '../../app/testing/test-provider-responses.ts'
import type { Preferences } from '../../visitor/preferences.ts'
import { aPlace } from '../testing/catalogue-objects.ts'

const place = aPlace({ opening_hours: [{ days: [2, 3, 4, 5, 6], opens: '10:00', closes: '18:00' }] })

/** The days that the panel of hours marks, and whether it says that the place is open or closed now. */
async function hoursIn(preferences: Partial<Preferences>) {
  const { send } = sendFrom({ ...responses, location: { location: place } })
  const { main } = await renderedPage(`/locations/${place.id}`, { send, preferences })
  const panel = main.querySelector('#hours')?.closest('section')
  return {
    rows: panel?.textContent?.includes('10:00–\u206018:00'),
    marked: panel?.querySelectorAll('[aria-current=date]').length,
    status: [...(panel?.querySelectorAll('*') ?? [])]
      .map(({ textContent }) => textContent)
      .find((text) => text === 'сейчас открыто' || text === 'сейчас закрыто'),
  }
}

test('for today the hours say that a place is closed now, and the day is marked', async () => {
  expect(await hoursIn({})).toEqual({ rows: true, marked: 1, status: 'сейчас закрыто' })
  expect(await hoursIn({ travelDate: calendarDate(today) })).toEqual({
    rows: true,
    marked: 1,
    status: 'сейчас закрыто',
  })
})

test('for a month no day is marked, and a place is not closed, not even in the current month', async () => {
  for (const month of ['2027-03', today.slice(0, 7)])
    expect(await hoursIn({ travelMonth: calendarMonth(month) })).toEqual({ rows: true, marked: 0, status: undefined })
})

test('a chosen day is marked, without the current state', async () => {
  expect(await hoursIn({ travelDate: calendarDate('2027-03-15') })).toEqual({
    rows: true,
    marked: 1,
    status: undefined,
  })
})
