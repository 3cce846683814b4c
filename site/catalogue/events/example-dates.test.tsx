// @vitest-environment node
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { anEvent } from '../testing/catalogue-objects.ts'
import { renderedPage } from '../../app/testing/rendered-page.tsx'
import { sendFrom } from '../../app/testing/test-provider-responses.ts'
import { languages } from '../../region/languages.ts'

const Written = v.array(
  v.object({
    id: v.number(),
    title: v.object({ ru: v.string() }),
    schedule: v.array(v.object({ starts_at: v.string(), ends_at: v.string() })),
    dates_demo: v.optional(v.boolean()),
  }),
)
const content = readFileSync(new URL('../../../api/content/events.json', import.meta.url), 'utf8')
const cards = v.parse(Written, JSON.parse(content)).map(({ id, title, schedule: [first], dates_demo }) =>
  anEvent({
    id,
    the_title: title.ru,
    dates: first,
    dates_demo,
  }),
)
const send = (event_list: typeof cards) => sendFrom({ events: { event_list, total: event_list.length } }).send
const rowsOf = async (language: (typeof languages)[number], events: typeof cards) => {
  const { main } = await renderedPage('/events', { language, send: send(events) })
  return [...main.querySelectorAll('article')].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
}
const example = { ru: 'Пример: дата не объявлена', en: 'Example: date not announced' }
const none = { ru: 'Даты пока не назначены', en: 'No dates are set yet' }

test.each(languages)('an example date is marked as such beside it, in %s', async (language) => {
  const examples = cards.filter(({ dates_demo }) => dates_demo)
  expect(examples.length).toBeGreaterThan(10)
  const rows = await rowsOf(language, examples)

  expect(rows).toHaveLength(examples.length)
  expect(rows.filter((row) => !row.includes(example[language]) || row.includes(none[language]))).toEqual([])
})

test.each([
  ['ru', '4–\u20606 декабря'],
  ['en', '4–\u20606 December'],
] as const)('a card has all days of an event, in %s', async (language, days) => {
  const dates = {
    starts_at: '2030-12-05T10:00:00+05:00',
    ends_at: '2030-12-05T19:00:00+05:00',
    first_starts_at: '2030-12-04T10:00:00+05:00',
    last_ends_at: '2030-12-06T16:00:00+05:00',
  }
  const [row] = await rowsOf(language, [anEvent({ id: 1, dates })])

  expect(row).toContain(days)
})

test.each(languages)(
  'an event without a date says so, and one with an announced date has no note, in %s',
  async (language) => {
    const [undated, announced] = await rowsOf(language, [
      anEvent({ id: 1, dates: undefined, dates_demo: true }),
      anEvent({ id: 2, dates: { starts_at: '2030-06-01T12:00:00+05:00', ends_at: '2030-06-01T14:00:00+05:00' } }),
    ])

    expect(undated).toContain(none[language])
    expect(undated).not.toContain(example[language])
    expect([none[language], example[language]].filter((words) => announced?.includes(words))).toEqual([])
  },
)
