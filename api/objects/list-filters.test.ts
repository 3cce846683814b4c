import type { LocationCard, Money, OpeningHours } from '@tropa/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPortal, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
})
afterAll(() => portal.close())

type Card = {
  id: number
  the_title: string
  territory_id: number | null
  territory_ids?: number[] | undefined
  category?: string | undefined
  type?: LocationCard['type'] | string | undefined
  for_disabled: boolean
  access: string[]
  season: number[]
  price_from?: Money | undefined
  opening_hours?: OpeningHours[] | undefined
}

const monday = 1
const weekdayOf = (date: string) => ((new Date(date).getUTCDay() + 6) % 7) + monday
const isOpen = (date: string) => (card: Card) =>
  (card.opening_hours ?? []).some(
    ({ days, valid_from, valid_through }) =>
      days.includes(weekdayOf(date)) &&
      (!valid_from || valid_from <= date) &&
      (!valid_through || date <= valid_through),
  )
const isInSeason =
  (month: number) =>
  ({ season }: Card) =>
    season.length === 0 || season.includes(month)
const knows =
  (facts: string[]) =>
  ({ access }: Card) =>
    facts.every((fact) => access.includes(fact))

type Filter = { query: string; keeps: (card: Card) => boolean }
const everywhere: Filter[] = [
  {
    query: 'territory_id=1',
    keeps: ({ territory_id, territory_ids = [] }) => [territory_id, ...territory_ids].includes(1),
  },
  { query: 'for_disabled=1', keeps: ({ for_disabled }) => for_disabled },
  { query: 'access=step_free,toilet', keeps: knows(['step_free', 'toilet']) },
  { query: 'access=parking', keeps: knows(['parking']) },
  { query: 'free=1', keeps: ({ price_from }) => price_from?.value === '0.00' },
  { query: 'free=0', keeps: () => true },
]
const byCategory: Filter = {
  query: 'category=ethno,family',
  keeps: ({ category = '' }) => ['ethno', 'family'].includes(category),
}
const bySeason: Filter = { query: 'open_on=2027-03-15', keeps: isInSeason(3) }
const byType: Filter = {
  query: 'type_id=1,3',
  keeps: ({ type }) => typeof type === 'object' && [1, 3].includes(type.id),
}

/** Each list by its filters; the content has at most 102 of a kind, two pages of 100. */
const lists = [
  {
    list: 'locations',
    path: 'location',
    filters: [...everywhere, byType, { query: 'open_on=2027-03-15', keeps: isOpen('2027-03-15') }],
  },
  { list: 'tours', path: 'tour', filters: [...everywhere, byCategory, bySeason] },
  { list: 'excursions', path: 'excursion', filters: [...everywhere, byCategory, bySeason] },
  { list: 'products', path: 'product', filters: [...everywhere, bySeason] },
  { list: 'events', path: 'event', filters: everywhere },
] as const

type List = (typeof lists)[number]
async function page({ list, path }: List, query: string): Promise<{ cards: Card[]; total: number }> {
  const response = await portal.ask(list, `portal/${path}?limit=100&${query}`, { language: 'ru' })
  const fields = new Map<string, unknown>(Object.entries(response))
  return { cards: fields.get(`${path}_list`) as Card[], total: fields.get('total') as number }
}
const whole = async (list: List, query = '') => [
  ...(await page(list, query)).cards,
  ...(await page(list, `offset=100&${query}`)).cards,
]
const idsOf = (cards: readonly Card[]) => cards.map(({ id }) => id)

test.each(lists)(
  '$list: each filter and each pair of filters give the same objects as filtering the content',
  async (list) => {
    const all = await whole(list)
    const pairs = list.filters.flatMap((one, index) =>
      list.filters.slice(index).map((other) => ({ query: `${one.query}&${other.query}`, both: [one, other] })),
    )
    // Two filters on the same parameter cannot be combined: only its last value would count.
    const tried = pairs.filter(
      ({ both: [one, other] }) => one === other || one?.query.split('=')[0] !== other?.query.split('=')[0],
    )
    expect(tried.length).toBeGreaterThan(10)
    for (const { query, both } of tried) {
      const expected = idsOf(all.filter((card) => both.every(({ keeps }) => keeps(card))))
      const { cards, total } = await page(list, both[0] === both[1] ? (both[0]?.query ?? '') : query)
      expect([query, total, idsOf(cards)]).toEqual([query, expected.length, expected.slice(0, 100)])
    }
  },
)

test.each(lists.filter(({ list }) => list !== 'events'))('$list: no filter keeps all objects or none', async (list) => {
  const all = await whole(list)
  const kept = list.filters.map(({ keeps }) => all.filter(keeps).length)

  expect(kept.filter((count) => count > 0 && count < all.length).length).toBeGreaterThan(2)
})

const sorted = lists.filter(({ list }) => list !== 'events')

test.each(sorted)('$list by title are in alphabetical order', async (list) => {
  const titles = (await whole(list, 'sort=title')).map(({ the_title }) => the_title)

  expect(titles).toHaveLength((await whole(list)).length)
  // A quotation mark that begins a title does not count.
  const words = titles.map((title) => title.replace(/^[^\p{L}\p{N}]+/u, ''))
  expect(words).toEqual(words.toSorted(new Intl.Collator('ru').compare))
})

test.each(sorted)('$list by price begin with the cheapest and end with those of unknown price', async (list) => {
  const prices = (await whole(list, 'sort=price')).map(({ price_from }) => Number(price_from?.value ?? Infinity))

  expect(new Set(prices).size).toBeGreaterThan(3)
  expect(prices).toEqual(prices.toSorted((one, other) => (one === other ? 0 : one - other)))
})

test('places near a point are sorted by distance unless another order is requested', async () => {
  const near = 'near=61.0036,69.0262&radius_km=5'
  const { cards: nearest } = await page(lists[0], near)
  const { cards: byTitle } = await page(lists[0], `${near}&sort=title`)
  const distances = nearest.map((card) => ('distance_km' in card ? Number(card.distance_km) : -1))

  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  expect(new Set(idsOf(byTitle))).toEqual(new Set(idsOf(nearest)))
  expect(idsOf(byTitle)).not.toEqual(idsOf(nearest))
  expect(byTitle.some((card) => 'distance_km' in card)).toBe(false)
})

test.each(['access=stairs', 'open_on=2027-02-30', 'sort=fame', 'category=fun', 'free=maybe'])(
  '%s is refused with an error of its field',
  async (query) => {
    const response = await portal.fetch(`portal/tour?${query}`)

    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).errors)).toEqual([query.split('=')[0]])
  },
)

test('the map has the same places as the list with filters by facts, price and hours', async () => {
  const query = 'access=toilet&open_on=2027-03-16'
  const { features } = await portal.ask('locationPoints', `portal/location/points?${query}`)

  expect(features.map(({ id }) => id)).toEqual(idsOf(await whole(lists[0], query)))
  expect(features.length).toBeGreaterThan(3)
})

test('types and territories are counted with the other filters', async () => {
  const response = await portal.ask('locations', 'portal/location?free=1&type_id=2')
  const all = await whole(lists[0])
  const free = all.filter(({ price_from }) => price_from?.value === '0.00')
  const counts = new Map(response.location_type_list.map(({ id, count }) => [id, count]))

  expect(free.length).toBeGreaterThan(10)
  const freeOf = (id: number) => free.filter(({ type }) => typeof type === 'object' && type.id === id).length
  expect(counts.size).toBeGreaterThan(3)
  expect(counts).toEqual(new Map([...counts.keys()].map((id) => [id, freeOf(id)])))
})

test.each(['tour', 'excursion', 'track'] as const)(
  'categories of each %s are counted with the other filters',
  async (kind) => {
    const call = { tour: 'tours', excursion: 'excursions', track: 'tracks' } as const
    const chosen = kind === 'track' ? 'type=family' : 'category=family'
    const response = await portal.ask(call[kind], `portal/${kind}?territory_id=1&${chosen}&limit=100`)
    const all = await portal.ask(call[kind], `portal/${kind}?territory_id=1&limit=100`)
    const counted = response.category_list ?? []

    expect(counted.length).toBeGreaterThan(1)
    expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
    expect(counted.find(({ id }) => id === 'family')?.count).toBe(response.total)
    expect(all.category_list).toEqual(counted)
  },
)
