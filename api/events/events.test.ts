import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPortal, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
})
afterAll(() => portal.close())

const list = (query: string, language: 'ru' | 'en' = 'ru') => portal.ask('events', `portal/event?${query}`, { language })

test('coming events stand in the order they begin, and none is over', async () => {
  const { event_list, total = 0 } = await list('limit=100')
  const begins = event_list.map(({ dates }) => Date.parse(dates?.starts_at ?? ''))

  expect(event_list).toHaveLength(total)
  expect(begins).toEqual(begins.toSorted((one, other) => one - other))
  expect(event_list.length).toBeGreaterThan(10)
})

test('a territory leaves its own events, and pages follow each other', async () => {
  const { event_list } = await list('territory_id=1&limit=100')
  expect(event_list.every(({ territory_id }) => territory_id === 1)).toBe(true)

  const [first, second] = [await list('limit=2'), await list('limit=2&offset=2')]
  expect(new Set([...first.event_list, ...second.event_list].map(({ id }) => id)).size).toBe(4)
  expect((await list('offset=500')).total).toBe(first.total)
})

test('ids are answered whole and in their order, unknown ones left out', async () => {
  const { event_list, total } = await list('ids=4002,999,4001', 'en')
  expect(event_list.map(({ id }) => id)).toEqual([4002, 4001])
  expect(total).toBe(2)
})
