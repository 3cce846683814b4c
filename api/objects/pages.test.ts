import { type Call, calls, isCacheable } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPortal, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
  await portal.db.execute(sql`update object set position = 1`)
})
afterAll(() => portal.close())

const isPaged = ({ query }: Call) =>
  query !== undefined &&
  'entries' in query &&
  ['limit', 'offset'].every((name) => Object.hasOwn(Object(query.entries), name))
const lists = Object.entries<Call>(calls).filter(
  ([name, call]) => isPaged(call) && isCacheable(call) && name !== 'search',
)

type Numbered = { id: number }
async function pageOf(path: string, limit: number, offset: number): Promise<{ ids: number[]; total: number }> {
  const { total, ...lists }: { total: number } & Record<string, Numbered[]> = await (
    await portal.fetch(`${path}?limit=${limit}&offset=${offset}`)
  ).json()
  return { ids: (lists[`${path.split('/')[1]}_list`] ?? []).map(({ id }) => id), total }
}

test.each(lists)(
  '%s: pages neither repeat nor lose an object if several have the same position',
  async (_, { path }) => {
    const { total } = await pageOf(path, 1, 0)
    const found: number[] = []
    for (let offset = 0; offset < total; offset += 3) found.push(...(await pageOf(path, 3, offset)).ids)

    expect(found).toHaveLength(total)
    expect(new Set(found).size).toBe(total)
  },
)
