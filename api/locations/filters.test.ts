import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, rows } from '../database/database.ts'
import { openTestDatabase } from '../testing/database.ts'
import { distanceTo, pointOf, within } from './filters.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const place = (geolocation: string) => {
  const { latitude, longitude } = pointOf(geolocation)
  return sql`(select ${latitude}::float8 as latitude, ${longitude}::float8 as longitude) as place`
}

async function kilometres(from: string, to: string): Promise<number> {
  const [row] = await rows<{ distance: number }>(
    database.db,
    sql`select ${distanceTo(pointOf(to))} as distance from ${place(from)}`,
  )
  return row?.distance ?? Number.NaN
}
async function isWithin(geolocation: string, centre: string, radius: number): Promise<boolean> {
  const found = await rows(
    database.db,
    sql`select 1 from ${place(geolocation)} where ${within(pointOf(centre), radius)}`,
  )
  return found.length > 0
}

test.each([
  ['61.0019,69.0271', '61.254,73.3962', 236],
  ['55.7558,37.6173', '59.9343,30.3351', 634],
  ['0,0', '0,1', 111],
  ['61,69', '61,69', 0],
])('the distance from %s to %s is about %d km on the sphere', async (from, to, expected) => {
  expect(Math.abs((await kilometres(from, to)) - expected)).toBeLessThan(Math.max(0.001, expected * 0.01))
})

test('a circle contains the places within its radius, and not those in the corners of its box', async () => {
  const centre = '61,69'

  expect(await isWithin('61.08,69', centre, 10)).toBe(true)
  expect(await isWithin('61,69.18', centre, 10)).toBe(true)
  expect(await isWithin('61.08,69.16', centre, 10)).toBe(false)
  expect(await isWithin('61.1,69', centre, 10)).toBe(false)
})

test('the box around a wide circle contains all of it', async () => {
  expect(await isWithin('61.32,78.3', '61,69', 500)).toBe(true)
})

test('a circle around a pole contains every longitude', async () => {
  expect(await isWithin('89.9,170', '90,0', 20)).toBe(true)
})
