// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { calendarDate, calendarMonth, type Outgoing } from '@tropa/contract'
import { expect, test } from 'vitest'
import { createPortal } from '../../portal/portal.ts'
import { eventsList } from '../events/events-list.ts'
import { toursList } from '../tours/tours-list.ts'
import type { ListFilters } from './list-filters.ts'
import type { ListOfKind } from './list-of-kind.ts'
import { nearestQuery } from './nearest-query.ts'

const june = { chosenTerritory: 5, chosenMonth: calendarMonth('2027-06'), territories: [] }

/** The queries that are sent until one has results. */
async function questionsOf<C extends { id: number }>(
  list: ListOfKind<C>,
  filters: Partial<ListFilters>,
  hasResults: (params: Record<string, string>) => boolean,
) {
  const sent: Record<string, string>[] = []
  const portal = createPortal(async ({ query }: Outgoing) => {
    const params = Object.fromEntries(query ?? [])
    sent.push(params)
    const cards = hasResults(params) ? [{ id: 7 }] : []
    return { event_list: cards, tour_list: cards, total: cards.length }
  })
  const query = nearestQuery(portal, list, { page: 3, ...filters }, june)
  const { cards, isElsewhere } = await new QueryClient().fetchQuery({ ...query, retry: false })
  const times = sent.map(({ from, to, open_on, territory_id, offset }) => [from, to, open_on, territory_id, offset])
  return { times, limits: [...new Set(sent.map(({ limit }) => limit))], ids: cards.map(({ id }) => id), isElsewhere }
}

test('the nearest events to an empty month are those after it, or else any', async () => {
  expect(await questionsOf(eventsList, {}, ({ from }) => !from)).toEqual({
    times: [
      ['2027-06-01', undefined, undefined, '5', '0'],
      [undefined, '2027-06-01', undefined, '5', '0'],
    ],
    limits: ['6'],
    ids: [7],
    isElsewhere: false,
  })
})

test('of many events before a month the last ones are the nearest', async () => {
  const offsets: (string | null)[] = []
  const portal = createPortal(async ({ query }: Outgoing) => {
    const params = new URLSearchParams(query)
    if (params.has('from')) return { event_list: [], total: 0 }
    offsets.push(params.get('offset'))
    return { event_list: [{ id: Number(params.get('offset')) }], total: 20 }
  })
  const query = nearestQuery(portal, eventsList, { page: 1 }, june)

  expect(await new QueryClient().fetchQuery({ ...query, retry: false })).toEqual({
    cards: [{ id: 14 }],
    isElsewhere: false,
  })
  expect(offsets).toEqual(['0', '14'])
})

test('if a territory has no events at all, those of the region at the same time come first, else its nearest', async () => {
  const inRegion = ({ territory_id: territory, to }: Record<string, string>) => !territory && !to
  const { times, ids, isElsewhere } = await questionsOf(eventsList, { sort: 'price' }, inRegion)
  expect(times).toEqual([
    ['2027-06-01', undefined, undefined, '5', '0'],
    [undefined, '2027-06-01', undefined, '5', '0'],
    [undefined, undefined, undefined, '5', '0'],
    ['2027-06-01', '2027-06-30', undefined, undefined, '0'],
    ['2027-06-01', undefined, undefined, undefined, '0'],
  ])
  expect({ ids, isElsewhere }).toEqual({ ids: [7], isElsewhere: true })
})

test('the nearest events to days in the address begin at the first of these days', async () => {
  const days = { from: calendarDate('2026-12-05'), to: calendarDate('2026-12-06') }
  expect((await questionsOf(eventsList, days, () => false)).times[0]).toEqual([
    '2026-12-05',
    undefined,
    undefined,
    '5',
    '0',
  ])
})

test('the nearest tours to an empty month are those of other months', async () => {
  expect(await questionsOf(toursList, {}, () => true)).toEqual({
    times: [[undefined, undefined, undefined, '5', '0']],
    limits: ['6'],
    ids: [7],
    isElsewhere: false,
  })
})

test('without a time in the address there are no nearest objects', async () => {
  expect(await questionsOf(toursList, { when: 'any' }, () => true)).toEqual({
    times: [],
    limits: [],
    ids: [],
    isElsewhere: false,
  })
})
