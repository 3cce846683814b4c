import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as content from '../database/content.ts'
import { type OpenDatabase, rows } from '../database/database.ts'
import * as people from '../database/people-tables.ts'
import { openSeededDatabase } from '../testing/database.ts'
import { aPortalOver } from '../testing/portal.ts'
import { readContent } from './content.ts'
import { seed } from './seed.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

const tablesOf = (module: object) =>
  Object.values(module).flatMap((table) => (is(table, PgTable) ? [getTableConfig(table)] : []))

const remainingOf = async (offer: number) =>
  (await aPortalOver(database.db).ask('event', 'portal/event/4001')).event.offer_list.find(({ id }) => id === offer)
    ?.remaining

/** The region's content without one place and one event, as if the editors had deleted them. */
const withoutSome = () => {
  const all = readContent()
  return {
    ...all,
    locations: all.locations.filter(({ id }) => id !== 1001),
    events: all.events.filter(({ id }) => id !== 4001),
  }
}

test('every table is in the schema of content or in that of people', async () => {
  const found = await rows<{ name: string }>(
    database.db,
    sql`
    select schemaname || '.' || tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema', 'drizzle') order by 1`,
  )
  const named = [...tablesOf(content), ...tablesOf(people)].map(({ schema, name }) => `${schema}.${name}`)

  expect(found.map(({ name }) => name)).toEqual(named.sort())
  expect(new Set(tablesOf(people).map(({ schema }) => schema))).toEqual(new Set(['people']))
})

test('no foreign key connects the two schemas, so that no deletion cascades from content to people', async () => {
  const crossing = await rows(
    database.db,
    sql`
    select conname from pg_constraint
    join pg_class own on own.oid = conrelid join pg_class other on other.oid = confrelid
    where contype = 'f' and own.relnamespace <> other.relnamespace`,
  )

  expect(crossing).toEqual([])
})

test('data of people survives the removal of the content that it refers to', async () => {
  const { fetch } = aPortalOver(database.db)
  await database.db.execute(
    sql`create table people.stop as select 'location' as object_type, id from unnest(array[1001, 1002]) as id`,
  )
  await database.db.execute(sql`insert into sold_seats values (9002, 3)`)

  await seed(database.db, 'without some', withoutSome)

  expect((await fetch('portal/location/1001')).status).toBe(404)
  expect(await rows(database.db, sql`select * from sold_seats`)).toEqual([{ offer_id: 9002, sold: 3 }])
  const stops = await rows<{ title: string }>(
    database.db,
    sql`
    select coalesce(object_text.card, removed_card.card)::json ->> 'the_title' as title
    from stop left join object_text using (object_type, id) left join removed_card using (object_type, id)
    where coalesce(object_text.language, removed_card.language) = 'ru' order by id`,
  )
  expect(stops.map(({ title }) => title)).toEqual(['Музей Природы и Человека', expect.any(String)])
})

test('only lists by ids have removed objects, in order and marked', async () => {
  const { ask } = aPortalOver(database.db)
  const places = async (query: string) => ask('locations', `portal/location?${query}`)
  const { location_list, total } = await places('ids=1002,1001,1003')
  const { event_list } = await ask('events', 'portal/event?ids=4001')

  expect(location_list.map(({ id, is_removed = false }) => [id, is_removed])).toEqual([
    [1002, false],
    [1001, true],
    [1003, false],
  ])
  expect(total).toBe(3)
  expect(event_list.map(({ id, the_title, is_removed }) => [id, the_title !== '', is_removed])).toEqual([
    [4001, true, true],
  ])
  expect((await places('limit=100')).location_list.filter(({ is_removed }) => is_removed)).toEqual([])
  expect((await places('ids=1001&territory_id=1')).location_list).toEqual([])
})

test('an object that is restored is no longer marked, and its seats are still sold', async () => {
  await seed(database.db, 'whole again')

  expect(await rows(database.db, sql`select * from removed_card`)).toEqual([])
  expect(await remainingOf(9002)).toBe(15 - 3)
})

test('if there are fewer seats than sold, none are left, not a negative number', async () => {
  await database.db.execute(sql`update sold_seats set sold = 100000`)

  expect(await remainingOf(9002)).toBe(0)
})

test('of the tables of people seeding writes only that of removed cards', async () => {
  const written = async () =>
    rows<{ name: string; hash: string }>(
      database.db,
      sql`
    select 'sold' as name, md5(string_agg(xmin::text || sold, ',')) as hash from sold_seats union all
    select 'count', md5(string_agg(xmin::text || requests, ',')) from request_count`,
    )
  await database.db.execute(sql`insert into request_count values ('search', 'somebody', 1, 5)`)
  const before = await written()

  await seed(database.db, 'once more')

  expect(await written()).toEqual(before)
})
