import { type Call, calls, isCacheable, refusalsOf } from '@tropa/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { readContent } from '../seed/content.ts'
import { seed } from '../seed/seed.ts'
import { openSeededDatabase } from '../testing/database.ts'
import { aPortalOver } from '../testing/portal.ts'

/** Of each kind, the list of the content that its objects are in. */
const lists = {
  location: 'locations',
  event: 'events',
  tour: 'tours',
  excursion: 'excursions',
  track: 'tracks',
  guide: 'guides',
  post: 'posts',
  product: 'products',
  company: 'companies',
  page: 'pages',
  doc: 'docs',
} as const

const kindOf = ({ path }: Call) => /^portal\/(\w+)\/\{id\}$/.exec(path)?.[1]
const details = Object.values<Call>(calls).filter((call) => isCacheable(call) && call.params !== undefined)
const isKind = (kind: string | undefined): kind is keyof typeof lists =>
  kind !== undefined && Object.hasOwn(lists, kind)

/** Some information pages have a word in place of a number. */
const addressOf = (object: { id: number | null; slug?: string | null } | undefined) => object?.id ?? object?.slug

let database: OpenDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

test('a removed object of any kind is 404 by its id, which every such call declares', async () => {
  const { fetch } = aPortalOver(database.db)
  const content = readContent()
  const lastOf = (kind: keyof typeof lists) => addressOf(content[lists[kind]].at(-1))
  const statuses = () =>
    Promise.all(
      details.map(async (call) => {
        const kind = kindOf(call)
        if (!isKind(kind)) throw new Error(`${call.path} has no kind`)
        return [kind, (await fetch(`portal/${kind}/${lastOf(kind)}`)).status]
      }),
    )
  expect(await statuses()).toEqual(details.map((call) => [kindOf(call), 200]))

  const shorter = Object.fromEntries(Object.values(lists).map((list) => [list, content[list].slice(0, -1)]))
  await seed(database.db, 'without the last of each', () => ({ ...content, ...shorter }))

  expect(await statuses()).toEqual(details.map((call) => [kindOf(call), 404]))
  expect(details.filter((call) => !refusalsOf(call).includes(404))).toEqual([])
})

test('no call distinguishes a removed object from one that never existed', () => {
  for (const call of Object.values<Call>(calls)) expect(refusalsOf(call)).not.toContain(410)
})
