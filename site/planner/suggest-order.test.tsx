import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Outgoing } from '@tropa/contract'
import { routingAddresses } from '@tropa/contract/addresses'
import { afterEach, describe, expect, test } from 'vitest'
import { renderVisit } from '../app/testing/rendered-visit.tsx'
import { sendFrom } from '../app/testing/test-provider-responses.ts'
import { words } from '../messages/intl.tsx'
import { languages, type Language } from '../region/languages.ts'
import type { PlannedVisit } from './schedule/planned-visit.ts'
import { timesOf } from './schedule/day-times.ts'
import { at, aVisit } from './schedule/testing/planned-visits.ts'
import { SuggestOrder } from './SuggestOrder.tsx'
import type { ScheduledDay } from './schedule/schedule.ts'

afterEach(cleanup)

/** A place on one line through the region. @param longitude in tenths of a degree past 69° */
const visit = (key: string, longitude: number) =>
  aVisit(key, { title: `Place ${key}`, point: at(61, 69 + longitude / 10), stay: 1 })
const dayOf = (...visits: readonly PlannedVisit[]): ScheduledDay => ({
  day: 2,
  date: null,
  visits,
  times: timesOf(visits, null),
})
const [west, middle, east] = [visit('west', 0), visit('middle', 1), visit('east', 2)]
const zigzag = dayOf(west, east, middle)

type Roads = (from: string, to: string) => { km: number; minutes: number }
async function aDay(day: ScheduledDay, { language = 'en', roads }: { language?: Language; roads?: Roads } = {}) {
  const applied: (readonly string[])[] = []
  const sent: Outgoing[] = []
  const others = sendFrom().send
  const send = async (outgoing: Outgoing) => {
    if (outgoing.path !== routingAddresses.roadLegs.path) return others(outgoing)
    sent.push(outgoing)
    if (!roads) throw new TypeError('Failed to fetch')
    const points = outgoing.query.get('points')?.split(';') ?? []
    return { leg_list: points.slice(1).map((to, index) => roads(points[index] ?? to, to)) }
  }
  await renderVisit(<SuggestOrder day={day} onApply={(keys) => applied.push(keys)} />, {
    language,
    send,
    facts: { hasRoads: roads !== undefined || language === 'ru' },
  })
  return { applied, sent }
}
const button = (language: Language = 'en') =>
  screen.getByRole('button', { name: words(language)('plan.suggestFor', { day: 2 }) })

test('a better order is shown before it is applied, with the saved distance', async () => {
  const { applied } = await aDay(zigzag)

  await userEvent.click(button())

  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent?.split('Place ')[1])).toEqual([
    'west',
    'middle',
    'east',
  ])
  expect(screen.getByRole('status').textContent).toMatch(/16.*11|16.*10/)
  expect(applied).toEqual([])
})

test('other advantages of an order besides its distance are shown', async () => {
  const [long, short] = [visit('long', 0), visit('short', 1)].map((one, index) => ({
    ...one,
    stay: index === 0 ? 4 : 1,
    usualHours: index === 0 ? null : [{ from: 10, to: 12 }],
  }))
  if (!long || !short) throw new Error('two stops were made')
  await aDay(dayOf(long, short, visit('third', 2)))

  await userEvent.click(button())

  expect((await screen.findByText(/^We suggest/)).textContent).toContain('1 more stop is reached in its hours.')
})

test('a stop that still does not fit is marked in the suggested order', async () => {
  const closed = { ...visit('closed', 3), usualHours: [] }
  await aDay(dayOf(west, east, middle, closed))

  await userEvent.click(button())

  const texts = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '')
  expect(texts).toHaveLength(4)
  expect(texts.filter((text) => text.includes('Closed'))).toEqual([expect.stringContaining('Place closed')])
})

test('accepting an order applies it to the plan and returns focus to the button', async () => {
  const { applied } = await aDay(zigzag)
  await userEvent.click(button())
  await userEvent.click(await screen.findByRole('button', { name: words('en')('plan.suggestApply') }))

  expect(applied).toEqual([['west', 'middle', 'east']])
  expect(screen.queryByRole('listitem')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button()))
})

test('declining an order changes nothing', async () => {
  const { applied } = await aDay(zigzag)
  await userEvent.click(button())
  await userEvent.click(await screen.findByRole('button', { name: words('en')('plan.suggestCancel') }))

  expect([applied, screen.queryByRole('listitem')]).toEqual([[], null])
  expect(document.activeElement).toBe(button())
})

test.each([[[]], [[west]], [[west, east]]])('a day with %j has no suggested order', async (visits) => {
  await aDay(dayOf(...visits))
  expect(screen.queryByRole('button')).toBeNull()
})

describe.each(languages)('in %s', (language) => {
  test('a day without a better order says so, also if the roads do not load', async () => {
    const { sent } = await aDay(dayOf(west, middle, east), { language })
    await userEvent.click(button(language))

    expect(await screen.findByText(words(language)('plan.suggestSame'))).toBeDefined()
    expect(sent.length).toBe(language === 'ru' ? 1 : 0)
    expect(screen.queryByRole('listitem')).toBeNull()
  })
})

/** By road the west and the east are close to each other, and the middle is far from both. */
const aroundTheMiddle = (from: string, to: string) =>
  [from, to].some((point) => point === '61,69.1') ? { km: 90, minutes: 80 } : { km: 5, minutes: 6 }

test('an order that is a detour on the map stays if the roads go that way', async () => {
  const { sent } = await aDay(zigzag, { roads: aroundTheMiddle })
  await userEvent.click(button())

  expect(await screen.findByText(words('en')('plan.suggestSame'))).toBeDefined()
  expect(sent.map(({ query }) => query.get('points')?.split(';').length)).toEqual([9])
})

test('an order that is better by road says so, with the distance by road', async () => {
  await aDay(dayOf(west, middle, east), { roads: aroundTheMiddle })
  await userEvent.click(button())

  const preview = await screen.findByText(/95\skm by road instead of\s180/)
  expect(preview).toBeDefined()
})
