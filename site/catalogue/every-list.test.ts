// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { calendarDate, calendarMonth, languages, objectTypes, type Outgoing } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { words } from '../messages/intl.tsx'
import { PortalError } from '../portal/error.ts'
import { createPortal } from '../portal/portal.ts'
import { anyTime, listAddress, readListFilters, type FilterName, type ListFilters } from './lists/list-filters.ts'
import { listParamsOf } from './lists/list-of-kind.ts'
import { listsOfKinds } from './testing/lists-of-kinds.ts'

const lists = listsOfKinds.map((list) => ({ ...list, name: list.catalogue.path }))

const everything: ListFilters = {
  page: 3,
  territory: 9,
  categories: ['ethno', 'family'],
  isAccessible: true,
  access: ['toilet', 'lift'],
  isFree: true,
  openOn: calendarDate('2027-03-16'),
  sort: 'price',
  from: calendarDate('2026-12-01'),
  to: calendarDate('2026-12-31'),
  when: 'any',
}
const asAddress = {
  territory_id: '9',
  category: 'ethno,family',
  for_disabled: '1',
  access: 'toilet,lift',
  free: '1',
  open_on: '2027-03-16',
  sort: 'price',
  from: '2026-12-01',
  to: '2026-12-31',
  when: 'any',
  page: '3',
}
const fieldsOf: Record<FilterName, readonly (keyof ListFilters)[]> = {
  territory: ['territory'],
  category: ['categories'],
  access: ['isAccessible'],
  words: ['q'],
  type: ['types'],
  facts: ['access'],
  free: ['isFree'],
  day: ['openOn'],
  sort: ['sort'],
  dates: ['from', 'to'],
  month: ['when'],
  distance: [],
}

const nowhere = { chosenTerritory: null, chosenMonth: null, territories: [] }
const aTerritory = { title: 'Сургут', title_en: 'Surgut', geolocation: '61.0,69.0' }
const inFive = { chosenTerritory: 5, chosenMonth: null, territories: [] }

/** The results of a list's query, and the requests it sends. */
async function loadList(
  { catalogue, key }: (typeof lists)[number],
  filters: ListFilters,
  response: object = { total: 0 },
) {
  const sent: Outgoing[] = []
  const portal = createPortal(async (outgoing) => {
    sent.push(outgoing)
    if (response instanceof Error) throw response
    return { [key]: [], ...response }
  })
  const query = catalogue.query(portal, listParamsOf(catalogue, filters, nowhere))
  const page = await new QueryClient().fetchQuery({ ...query, retry: false })
  return { page, params: Object.fromEntries(sent[0]?.query ?? []), calls: sent.length, path: sent[0]?.path }
}

describe.each(lists)('the list at $name', (list) => {
  const { catalogue, key } = list
  const { takes } = catalogue

  test('reads only its filters from an address', () => {
    const read = readListFilters(asAddress, takes)
    const expected = ['page', ...takes.flatMap((name) => fieldsOf[name])]

    expect(Object.keys(read).toSorted()).toEqual(expected.toSorted())
    expect(everything).toMatchObject(read)
  })

  test('writes an address that it reads back', () => {
    const filters = readListFilters(asAddress, takes)
    const { pathname, searchParams } = new URL(listAddress(catalogue.path, filters), 'https://portal.example')

    expect(pathname).toBe(catalogue.path)
    expect(readListFilters(Object.fromEntries(searchParams), takes)).toEqual(filters)
  })

  test('requests its page in one call, without filters of other lists', async () => {
    const { params, calls } = await loadList(list, readListFilters(asAddress, takes))
    const names: Record<FilterName, readonly string[]> = {
      territory: ['territory_id'],
      category: [catalogue.path === '/tracks' ? 'type' : 'category'],
      access: ['for_disabled'],
      words: ['q'],
      type: ['type_id'],
      facts: ['access'],
      free: ['free'],
      day: ['open_on'],
      sort: ['sort'],
      distance: [],
      dates: ['from', 'to'],
      // This filter removes the chosen month and is not sent.
      month: [],
    }

    expect(calls).toBe(1)
    expect(params).toMatchObject({ limit: String(catalogue.pageSize), offset: String(2 * catalogue.pageSize) })
    expect(Object.keys(params).toSorted()).toEqual(
      ['limit', 'offset', ...takes.flatMap((name) => names[name])].toSorted(),
    )
  })

  test('is sorted by distance from a known centre, if its objects have coordinates', () => {
    const territories = [
      { ...aTerritory, id: 1 },
      { ...aTerritory, id: 9, geolocation: '61.25,73.4' },
    ]
    const paramsOf = (filters: ListFilters) => listParamsOf(catalogue, filters, { ...nowhere, territories })
    const { near, sort } = paramsOf({ page: 1, territory: 9, sort: 'distance' })

    expect([near, sort]).toEqual([takes.includes('distance') ? '61.25,73.4' : undefined, undefined])
    expect(listParamsOf(catalogue, { page: 1, sort: 'distance' }, nowhere)).not.toHaveProperty('near')
  })

  test('is filtered by the chosen territory only if it has that filter', () => {
    const { territory_id } = listParamsOf(catalogue, { page: 1 }, inFive)
    expect(territory_id).toBe(takes.includes('territory') ? 5 : undefined)
  })

  test('uses the territory of the address rather than the chosen one', () => {
    const { territory_id } = listParamsOf(catalogue, { page: 1, territory: 9 }, inFive)
    expect(territory_id).toBe(takes.includes('territory') ? 9 : undefined)
  })

  test('is filtered by the chosen month only if it has that filter, and the address has precedence', () => {
    const inJune = { ...nowhere, chosenMonth: calendarMonth('2027-06') }
    const timeOf = (filters: Partial<ListFilters>) => {
      const { from, to, open_on } = listParamsOf(catalogue, { page: 1, ...filters }, inJune)
      return { from, to, open_on }
    }
    const none = { from: undefined, to: undefined, open_on: undefined }
    const ofMonth = takes.includes('dates')
      ? { ...none, from: '2027-06-01', to: '2027-06-30' }
      : { ...none, open_on: '2027-06-01' }

    expect(timeOf({})).toEqual(takes.includes('month') ? ofMonth : none)
    expect(timeOf({ when: 'any' })).toEqual(none)
    const day = calendarDate('2026-12-05')
    const ofDay = takes.includes('day') ? [{ openOn: day }, { open_on: day }] : [{ when: anyTime }, {}]
    const [own, sent] = takes.includes('dates') ? [{ from: day }, { from: day }] : ofDay
    expect(timeOf({ ...own })).toEqual({ ...none, ...sent })
  })

  test('shows a list with a total unchanged', async () => {
    const cards = [{ id: 3 }, { id: 1 }]
    const { page } = await loadList(list, { page: 1 }, { [key]: cards, total: 40 })

    expect(page).toEqual({ cards, total: 40 })
  })

  test('cuts its page from a complete list without a total', async () => {
    const cards = Array.from({ length: 30 }, (_, id) => ({ id, the_title: '', the_summary: '', territory_id: null }))
    const { page } = await loadList(list, { page: 2 }, { [key]: cards })

    expect(page.total).toBe(30)
    expect(page.cards.map(({ id }) => id)).toEqual(cards.slice(12, 24).map(({ id }) => id))
  })

  test('has no cards on a page after the last', async () => {
    const { page } = await loadList(list, { page: 9 }, { [key]: [{ id: 1, the_title: '', territory_id: null }] })
    expect(page).toEqual({ cards: [], total: 1 })
  })

  test('fails if its provider fails', async () => {
    await expect(loadList(list, { page: 1 }, new PortalError(503))).rejects.toMatchObject({ status: 503 })
  })

  test('passes on a bug as a bug', async () => {
    await expect(loadList(list, { page: 1 }, new TypeError('a bug'))).rejects.toThrow(TypeError)
  })

  test('has separate cache entries for each page and each filter', () => {
    const portal = createPortal(async () => ({}))
    const keyOf = (filters: ListFilters) =>
      JSON.stringify(catalogue.query(portal, listParamsOf(catalogue, filters, nowhere)).queryKey)
    const filters: ListFilters[] = [{ page: 1 }, { page: 2 }, { page: 1, territory: 9 }].slice(0, takes.length ? 3 : 2)

    expect(new Set(filters.map(keyOf)).size).toBe(
      takes.includes('territory') ? filters.length : Math.min(filters.length, 2),
    )
  })

  test.each(languages)('has a title, a description and a count in %s', (language) => {
    const say = words(language)
    const { titleId, descriptionId, countId, emptyId } = catalogue

    expect([say(titleId), say(descriptionId), say(emptyId)].every((text) => text.length > 2)).toBe(true)
    for (const count of [1, 2, 5, 21, 1000]) expect(say(countId, { count })).toMatch(/\d/)
  })
})

test('all lists except for those of places are tested', () => {
  expect(lists.map(({ type }) => type)).toEqual(objectTypes.filter((type) => type !== 'location'))
})

test('no two lists share a query key', () => {
  const portal = createPortal(async () => ({}))
  const names = lists.map(({ catalogue }) => catalogue.query(portal, { limit: 12, offset: 0 }).queryKey[0])

  expect(new Set(names).size).toBe(lists.length)
})

test('the provider’s call of tours, excursions and tracks fails as unavailable, whatever its status', async () => {
  const specified = lists.filter(({ name }) => ['/tours', '/excursions', '/tracks'].includes(name))
  expect(specified).toHaveLength(3)
  for (const list of specified)
    await expect(loadList(list, { page: 1 }, new PortalError(429))).rejects.toMatchObject({ status: 503 })
})
