import { objectTypes } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import { aPortal, type TestPortal } from '../testing/portal.ts'
import { readings } from './readings.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
})
afterAll(() => portal.close())

/** Our own answers always count. */
async function search(q: string, rest = '', language: 'ru' | 'en' = 'ru') {
  const {
    result_list,
    tag_list = [],
    total = -1,
  } = await portal.ask('search', `portal/search?q=${encodeURIComponent(q)}${rest}`, { language })
  return { result_list, tag_list, total }
}
const suggest = (q: string, language: 'ru' | 'en' = 'ru') =>
  portal.ask('suggestions', `portal/search/suggestions?q=${encodeURIComponent(q)}`, { language })
const titles = async (q: string) => (await search(q)).result_list.map(({ title }) => title)

test('words are found in any grammatical form', async () => {
  const { result_list } = await search('музеях Сургута')

  expect(
    result_list
      .slice(0, 2)
      .map(({ title }) => title)
      .sort(),
  ).toEqual(['Сургутский краеведческий музей', 'Сургутский художественный музей'])
})

test('English words find the same', async () => {
  const { result_list } = await search('museums in Surgut', '', 'en')

  expect(
    result_list
      .slice(0, 2)
      .map(({ title }) => title)
      .sort(),
  ).toEqual(['Surgut Art Museum', 'Surgut Museum of Local History'].sort())
})

test.each([
  ['самаровскй чугас', 'Природный парк «Самаровский чугас»'],
  ['архиопарк', 'Археопарк у Самаровского останца'],
  ['xeufc', 'Природный парк «Самаровский чугас»'],
  ['j,m', 'Слияние Оби и Иртыша'],
  ['ьгыугь', 'Музей Природы и Человека'],
  ['чуга', 'Природный парк «Самаровский чугас»'],
  ['ЧУГАС', 'Природный парк «Самаровский чугас»'],
])('%s is found', async (typed, title) => {
  const found = await search(typed, '&limit=100')

  expect(found.result_list.map((result) => result.title)).toContain(title)
})

test('е also finds ё', async () => {
  expect(await titles('березово')).toEqual(await titles('берёзово'))
  expect((await titles('березово')).length).toBeGreaterThan(5)
})

test('a type of place with a facility is found', async () => {
  const { result_list } = await search('гостиница с бассейном')

  expect(result_list.length).toBeGreaterThan(1)
  expect(result_list.every(({ link }) => link.startsWith('/hotels/'))).toBe(true)
})

test('all kinds of objects are found, each linked to its page and counted by tag', async () => {
  const words = ['музей', 'событие', 'тур', 'экскурсия', 'погода', 'новость', 'трек', 'прокат', 'туроператор', 'портал']
  const responses = await Promise.all(words.map((word) => search(word, '&limit=100')))
  const tags = new Set(responses.flatMap(({ tag_list }) => tag_list.map(({ tag }) => tag)))

  expect([...tags].sort()).toEqual([...objectTypes].sort())
  expect(responses).toHaveLength(words.length)
  for (const { result_list, tag_list, total } of responses) {
    expect(result_list.length).toBeGreaterThan(0)
    expect(tag_list.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    for (const { link } of result_list)
      expect(link).toMatch(
        /^\/(locations|hotels|events|tours|excursions|guides|posts|tracks|products|companies|pages)\/[\w-]+$|^\/(about|contacts|vusha-pusha)$/,
      )
  }
})

test('a tag filters the results and not the counts', async () => {
  const all = await search('музей')
  const tours = await search('музей', '&tag=tour')

  expect(tours.tag_list).toEqual(all.tag_list)
  expect(tours.total).toBe(all.tag_list.find(({ tag }) => tag === 'tour')?.count)
  expect(tours.result_list.every(({ tag }) => tag === 'tour')).toBe(true)
  expect((await search('музей', '&tag=nothing')).result_list).toEqual([])
})

test('results have pages in one stable order', async () => {
  const { total } = await search('музей')
  const pages = await Promise.all(
    [0, 20, 40, 60, 80, 100, 120].map((offset) => search('музей', `&limit=20&offset=${offset}`)),
  )
  const found = pages.flatMap(({ result_list }) =>
    result_list.map(({ object_type, object_id }) => `${object_type} ${object_id}`),
  )

  expect(new Set(found).size).toBe(total)
  expect(found).toHaveLength(total)
})

test.each(['null музей', 'музей NULL', '{null} "музей"', '\\null } музей'])(
  'no word of %s is ignored',
  async (typed) => {
    const understood: string[][] = []
    for await (const words of readings(portal.db, typed)) understood.push(words)

    expect(understood[0]?.toSorted()).toEqual(['null', 'музей'])
    for (const words of understood)
      expect(words.filter((word) => typeof word === 'string' && word !== '')).toHaveLength(2)
    expect((await search(typed)).total).toBe((await search('музей')).total)
  },
)

test('unknown words find nothing', async () => {
  for (const typed of ['zzzzqqqq', 'и', 'в на по', '', '   ', '!!!', '«»', 'null zzqx'])
    expect(await search(typed)).toEqual({ result_list: [], tag_list: [], total: 0 })
})

test('if no object has all the words, those with some of them are found', async () => {
  expect((await search('мамонты космодром байдарка')).total).toBeGreaterThan(2)
})

test('a mistyped word is corrected from the configured similarity on, and not below', async () => {
  await portal.db.execute(sql`insert into word (word, uses) values ('qzxwjkvbqzpf', 1)`)
  const correctedAt = (threshold: string, typed: string) =>
    portal.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${threshold}, true)`)
      const understood: string[][] = []
      for await (const words of readings(tx, typed)) understood.push(words)
      return understood.flat().includes('qzxwjkvbqzpf')
    })
  const [{ likeness = 0 } = {}] = await rows<{ likeness: number }>(
    portal.db,
    sql`select similarity('qzxwjkvbqzpf', 'qzxwmmmm')::float8 as likeness`,
  )

  expect(likeness).toBeGreaterThan(0.2)
  expect(likeness).toBeLessThan(0.3)
  expect(await correctedAt('0.2', 'qzxwmmmm')).toBe(true)
  expect(await correctedAt('0.4', 'qzxwmmmm')).toBe(false)
  expect(await rows(portal.db, sql`show pg_trgm.similarity_threshold`)).toEqual([
    { 'pg_trgm.similarity_threshold': '0.4' },
  ])
})

test('at most eight suggestions complete titles, with kind and territory', async () => {
  const list = await suggest('муз')

  expect(list).toHaveLength(8)
  expect(list).toContainEqual(
    expect.objectContaining({
      title: 'Музей Природы и Человека',
      description: 'Музей · Ханты-Мансийск',
      link: '/locations/1001',
      cover: expect.objectContaining({ url: expect.stringMatching(/^\/media\//) }),
    }),
  )
})

test('a company is suggested as the organiser that lists call it', async () => {
  const { company_list } = await portal.ask('companies', 'portal/company')
  const [found] = await suggest(company_list[0]?.the_title ?? '')

  expect(found?.description).toMatch(/^Организатор/)
})

test.each(['снегоходов', 'бани', 'тайгой'])(
  'matches in texts fill the suggestions if titles are too few: %s',
  async (typed) => {
    expect(await suggest(typed)).toHaveLength(8)
  },
)

test('suggestions have each kind with the words in a title', async () => {
  const kinds = (await suggest('музей')).map(({ link }) => link.split('/')[1])

  expect(kinds).toHaveLength(8)
  expect(kinds.filter((kind) => kind === 'locations')).toHaveLength(4)
  expect(kinds).toEqual(expect.arrayContaining(['events', 'excursions']))
})

test.each(['самаровскй', 'xeuf', 'самаровский чу', 'chuga'])('suggestions understand %s', async (typed) => {
  expect((await suggest(typed)).map(({ link }) => link)).toContain('/locations/1012')
})

test('suggestions are in the language of Accept-Language, for a query in any language', async () => {
  expect((await suggest('чугас', 'en')).map(({ title }) => title)).toContain('Samarovsky Chugas Nature Park')
})

test('there are no suggestions for an empty text', async () => {
  for (const typed of ['', ' ', '%', ':*', '\\', "'"]) expect(await suggest(typed)).toEqual([])
})
