import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContent } from '../seed/content.ts'
import { aPortal, type TestPortal } from '../testing/portal.ts'

const content = readContent()
const ways = content['transport-ways']

/** The body of the article behind `/guides/79`, `/posts/8006` or `/pages/108`. */
function articleAt(link: string) {
  const [, kind, id] = /^\/(guides|posts|pages)\/(\d+)$/.exec(link) ?? []
  const articles = { guides: content.guides, posts: content.posts, pages: content.pages }
  const all: { id: number | null; body: { ru: string; en?: string } }[] =
    kind === 'guides' || kind === 'posts' || kind === 'pages' ? articles[kind] : []
  return all.find((article) => article.id === Number(id))?.body
}

const withPlainSpaces = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('the ways to territories', () => {
  test.each(ways.map((one) => [one.id, one.source] as const))('%s: its article says so', (_, { link, quote }) => {
    const body = articleAt(link)
    expect(withPlainSpaces(body?.ru)).toContain(quote.ru)
    expect(withPlainSpaces(body?.en)).toContain(quote.en)
  })

  test('exist for each territory', () => {
    const reached = new Set(ways.flatMap(({ territory_ids }) => territory_ids))
    expect(content.territories.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([])
    expect(content.territories).toHaveLength(22)
  })

  test('over water and over ice say when they are open, and are never open at the same time', () => {
    const dated = ways.filter(({ kind }) => kind === 'river' || kind === 'winter_road')
    expect(dated.length).toBeGreaterThan(4)
    expect(dated.map(({ from, through }) => [from, through].every((day) => /^\d{2}-\d{2}$/.test(day ?? '')))).toEqual(
      dated.map(() => true),
    )
    const boats = dated.filter(({ kind }) => kind === 'river')
    expect(boats.length).toBeGreaterThan(2)
    expect(boats.filter(({ from = '', through = '' }) => from <= '04-20' || through >= '10-25')).toEqual([])
    const ice = dated.filter(({ kind }) => kind === 'winter_road')
    expect(ice.length).toBeGreaterThan(1)
    expect(ice.filter(({ from = '', through = '' }) => from <= '12-20' || through > '04-20')).toEqual([])
  })
})

describe('the call', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await aPortal()
  })
  afterAll(() => portal.close())

  test('returns every way in both languages, with its days, its article and the date of the comparison with it', async () => {
    const list = await portal.ask('transportWays', 'portal/dictionary/transport-way')

    expect(list.map(({ id }) => id)).toEqual(ways.map(({ id }) => id))
    expect(list.filter(({ source_title, source_title_en }) => !source_title || !source_title_en)).toEqual([])
    expect(list.find(({ id }) => id === 'winter_road_berezovo')).toEqual({
      id: 'winter_road_berezovo',
      kind: 'winter_road',
      territory_ids: [15],
      title: 'Зимник из Приобья и Игрима: пока он не открыт, дороги нет',
      title_en: 'The winter road from Priobye and Igrim: until it opens there is no road',
      from: '12-21',
      through: '04-05',
      source_link: '/posts/8006',
      source_title: 'Навигация закончилась: как теперь в Берёзово',
      source_title_en: 'The boats have stopped: getting to Berezovo now',
      checked_on: '2026-11-22',
    })
  })
})
