import { type ListCall, objectKinds, type ObjectType, objectTypes } from '@tropa/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPortal, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
})
afterAll(() => portal.close())

const languages = ['ru', 'en'] as const

/** How many objects the region's content has of each kind that has no tests of its own. */
const totals = {
  tour: 14,
  excursion: 16,
  track: 12,
  guide: 14,
  post: 14,
  product: 12,
  company: 10,
  page: 9,
} satisfies Record<Exclude<ObjectType, 'location' | 'event'>, number>

const isCounted = (type: ObjectType): type is keyof typeof totals => type in totals

type Kind = { list: ListCall<ObjectType> | 'docs'; detail: ObjectType | 'doc'; total: number }
/** Each kind by its list and its object. */
const kinds: Kind[] = [
  ...objectTypes.filter(isCounted).map((type) => ({ list: objectKinds[type].list, detail: type, total: totals[type] })),
  { list: 'docs', detail: 'doc', total: 5 },
]

type Listed = { id: number; the_title: string; link: string }
const listed = async (
  list: (typeof kinds)[number]['list'],
  detail: string,
  query: string,
  language: 'ru' | 'en' = 'ru',
) => {
  const response: object = await portal.ask(list, `portal/${detail}?${query}`, { language })
  return new Map<string, unknown>(Object.entries(response)).get(`${detail}_list`) as Listed[]
}

test.each(kinds.flatMap((kind) => languages.map((language) => ({ ...kind, language }))))(
  '$list and each of their objects match the schema in $language',
  async ({ list, detail, total, language }) => {
    const cards = await listed(list, detail, 'limit=100', language)

    expect(cards).toHaveLength(total)
    for (const { id, the_title, link } of cards) {
      const response = await portal.ask(detail, `portal/${detail}/${id}`, { language })
      const object: unknown = detail === 'company' ? response : new Map(Object.entries(response)).get(detail)
      expect(object).toMatchObject({ id, the_title, link })
      expect(JSON.stringify(response)).not.toMatch(/<script|<iframe|<img|\son\w+=|javascript:/i)
    }
  },
)

test.each(kinds)('$list have pages without gaps or repeats, and a total', async ({ list, detail, total }) => {
  const [first, second, beyond] = await Promise.all(
    ['limit=3', 'limit=3&offset=3', 'offset=500'].map((query) => listed(list, detail, query)),
  )

  expect(new Set([...(first ?? []), ...(second ?? [])].map(({ id }) => id)).size).toBe(Math.min(total, 6))
  expect(beyond).toEqual([])
  expect(await portal.ask(list, `portal/${detail}?limit=1`)).toMatchObject({ total })
})

test.each(kinds)('an unknown $detail is 404, in the language of Accept-Language', async ({ detail }) => {
  const [ru, en] = await Promise.all(languages.map((language) => portal.fetch(`portal/${detail}/99999`, { language })))

  expect([ru?.status, en?.status]).toEqual([404, 404])
  expect(await ru?.json()).toEqual({ message: 'Страница не найдена' })
  expect(await en?.json()).toEqual({ message: 'This page could not be found' })
})

test.each(kinds)('a limit of 101 or an invalid id is 422 for $list', async ({ detail }) => {
  const [list, object] = [
    await portal.fetch(`portal/${detail}?limit=101`, { language: 'en' }),
    await portal.fetch(`portal/${detail}/a_b`, { language: 'en' }),
  ]

  expect([list.status, object.status]).toEqual([422, 422])
  expect(await list.json()).toMatchObject({ errors: { limit: ['No more than 100'] } })
  expect(await object.json()).toMatchObject({ errors: { id: [expect.any(String)] } })
})

test.each(kinds)('$list have an ETag and are 304 when unchanged', async ({ detail }) => {
  const first = await portal.fetch(`portal/${detail}`, { language: 'en' })
  const again = await portal.fetch(`portal/${detail}`, {
    language: 'en',
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })

  expect(first.headers.get('cache-control')).toContain('public')
  expect(first.headers.get('content-language')).toBe('en')
  expect(again.status).toBe(304)
})
