// @vitest-environment node
import { calendarDate, calendarMonth, type Event } from '@tropa/contract'
import { expect, test } from 'vitest'
import { renderedPage } from '../../app/testing/rendered-page.tsx'
import { responses, sendFrom } from '../../app/testing/test-provider-responses.ts'
import type { Preferences } from '../../visitor/preferences.ts'

const dates = { starts_at: '2027-03-06T12:00:00+05:00', ends_at: '2027-03-08T14:00:00+05:00' }
const event: Event = { ...responses.event.event, schedule: [{ ...dates, location_id: 1 }], dates }

async function panelFor(preferences: Partial<Preferences>) {
  const { main } = await renderedPage('/events/1', { send: sendFrom({ event: { event } }).send, preferences })
  const panel = main.querySelector('#dates')?.closest('section')
  return { text: panel?.textContent?.replaceAll('\u00a0', ' ') ?? '', form: panel?.querySelector('form [name]') }
}

test.each([
  [{ travelMonth: calendarMonth('2027-03') }, 'В это время событие проходит.'],
  [{ travelMonth: calendarMonth('2027-04') }, 'В это время события нет.'],
  [{ travelDate: calendarDate('2027-03-07') }, 'В это время событие проходит.'],
  [{ travelDate: calendarDate('2027-03-09') }, 'В это время события нет.'],
])('with %o the page of an event says "%s"', async (preferences, words) => {
  expect((await panelFor(preferences)).text).toContain(words)
})

test('without a date it only has a form to choose one, which works without scripts', async () => {
  const { text, form } = await panelFor({})
  expect(text).toContain('Выбрать дату')
  expect(text).not.toContain('В это время')
  expect(form?.getAttribute('name')).toBe('travel_date')
})
