import { type Calls, type ResponseBody, mostResults } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPlaces } from '../testing/many-places.ts'
import { aPortal, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
  await addPlaces(portal.db, 15)
})
afterAll(() => portal.close())

const museums = encodeURIComponent('музей')
const search = async (rest: string): Promise<Required<ResponseBody<Calls['search']>>> => {
  const { result_list, tag_list = [], total = -1 } = await portal.ask('search', `portal/search?q=${museums}&${rest}`)
  return { result_list, tag_list, total }
}

test.each(['', '&tag=location'])('pages to the end of many results neither repeat nor lose one%s', async (tag) => {
  const { total, tag_list } = await search(`limit=100${tag}`)
  const pages = []
  for (let offset = 0; offset < mostResults + 200; offset += 70)
    pages.push(await search(`limit=70&offset=${offset}${tag}`))
  const found = pages.flatMap(({ result_list }) =>
    result_list.map(({ object_type, object_id }) => `${object_type} ${object_id}`),
  )

  expect(total).toBe(mostResults)
  expect(found).toHaveLength(total)
  expect(new Set(found).size).toBe(total)
  expect(pages.map((page) => page.total)).toEqual(pages.map(() => total))
  expect(tag_list.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(mostResults)
})

test('a result has the same index for any length of pages', async () => {
  const ids = async (rest: string) =>
    (await search(rest)).result_list.map(({ object_type, object_id }) => `${object_type} ${object_id}`)

  expect([...(await ids('limit=50&offset=200')), ...(await ids('limit=50&offset=250'))]).toEqual(
    await ids('limit=100&offset=200'),
  )
})

test('suggestions do not depend on the order of rows in the table', async () => {
  const suggest = () => portal.ask('suggestions', `portal/search/suggestions?q=${encodeURIComponent('му')}`)
  const before = await suggest()

  await portal.db.execute(sql`update object set position = position where id < 10000`)
  await portal.db.execute(sql`vacuum object`)

  expect(before).toHaveLength(8)
  expect(await suggest()).toEqual(before)
})
