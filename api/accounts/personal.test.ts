import { calls, mostKept } from '@tropa/contract'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import * as people from '../database/people-tables.ts'
import { type AccountPortal, anAccountPortal, statusOf } from '../testing/accounts.ts'
import { ownedTables } from './personal-data.ts'

let portal: AccountPortal
beforeAll(async () => {
  portal = await anAccountPortal()
})
afterAll(() => portal.close())

describe('favourites', () => {
  const put = (token: string, object: string) =>
    statusOf(portal.call('addFavorite', undefined, { token, path: `portal/profile/favorite/${object}` }))
  const listOf = async (token: string) =>
    v.parse(calls.favorites.responses[200], await (await portal.call('favorites', undefined, { token })).json())

  test('of every kind are stored once and shown as cards, the latest first', async () => {
    const { token } = await portal.aUser()
    const first = await rows<{ object_type: string; id: number }>(
      portal.db,
      sql`select object_type, min(id) as id from object group by 1 order by 1`,
    )
    expect(first.length).toBeGreaterThan(5)
    for (const { object_type, id } of first) {
      expect([object_type, await put(token, `${object_type}/${id}`)]).toEqual([object_type, 204])
      portal.clock.forward(1)
      await put(token, `${object_type}/${id}`)
    }
    const { favorite_list, total } = await listOf(token)

    expect(total).toBe(first.length)
    expect(favorite_list.map(({ object_type }) => object_type)).toEqual(
      first.map(({ object_type }) => object_type).reverse(),
    )
  })

  test('an object that was removed from the content is marked; one without a stored card is left out', async () => {
    const { email, token } = await portal.aUser()
    await put(token, 'location/1001')
    await portal.db.execute(sql`
      insert into removed_card select object_type, 777, language, card from object_text
      where object_type = 'location' and id = 1002`)
    await portal.db.execute(sql`
      insert into favorite select account.id, 'location', lost, now() - interval '1 year'
      from account, unnest(array[777, 778]) as lost where email = ${email}`)

    const { favorite_list, total } = await listOf(token)

    expect(total).toBe(2)
    expect(favorite_list.filter((card) => 'is_removed' in card && card.is_removed).map(({ id }) => id)).toEqual([1002])
    expect(favorite_list).toHaveLength(2)
  })

  test('an unknown object is 404, and removing twice changes nothing', async () => {
    const { token } = await portal.aUser()
    expect(await put(token, 'location/999999')).toBe(404)
    await put(token, 'location/1001')
    const path = 'portal/profile/favorite/location/1001'
    for (const _ of [1, 2]) expect(await statusOf(portal.call('removeFavorite', undefined, { token, path }))).toBe(204)
    expect((await listOf(token)).favorite_list).toEqual([])
  })

  test('are listed as ids at once, the latest first, for the hearts of a page', async () => {
    const { email, token } = await portal.aUser()
    await portal.db.execute(sql`
      insert into favorite select account.id, 'location', 100000 + n, now() + interval '1 second' * n
      from account, generate_series(1, ${mostKept.favorites}) as n where email = ${email}`)
    const response = await portal.call('favoriteObjects', undefined, { token })
    const { favorite_list } = v.parse(calls.favoriteObjects.responses[200], await response.json())

    expect(favorite_list.map(({ object_id }) => object_id)).toEqual(
      Array.from({ length: mostKept.favorites }, (_, index) => 100_000 + mostKept.favorites - index),
    )
  })

  test('are limited to the number in the contract', async () => {
    const { email, token } = await portal.aUser()
    await portal.db.execute(sql`
      insert into favorite select account.id, 'location', 100000 + n, now()
      from account, generate_series(1, ${mostKept.favorites}) as n where email = ${email}`)
    expect(await put(token, 'location/1001')).toBe(422)
  })
})

describe('history', () => {
  const open = (token: string, object_id: number) =>
    statusOf(portal.call('addHistory', { object_type: 'location', object_id }, { token }))
  const seen = async (token: string) => {
    const response = await (await portal.call('history', undefined, { token })).json()
    return v.parse(calls.history.responses[200], response).history_list.map(({ card }) => card.id)
  }

  test('has the latest first and each object once, and can be switched off and cleared', async () => {
    const { token } = await portal.aUser()
    for (const id of [1001, 1002, 1001]) {
      portal.clock.forward(1)
      expect(await open(token, id)).toBe(204)
    }
    expect(await open(token, 999999)).toBe(404)
    expect(await seen(token)).toEqual([1001, 1002])
    await portal.call('updateProfileSettings', { keeps_history: false }, { token })
    expect(await open(token, 1003)).toBe(204)
    expect(await seen(token)).toEqual([1001, 1002])
    await portal.call('clearHistory', undefined, { token })
    expect(await seen(token)).toEqual([])
  })

  test('can be restored after it was cleared, without dates in the future', async () => {
    const { token } = await portal.aUser()
    const { now } = portal.clock
    const times = [-60_000, -120_000, 86_400_000].map((ms) => new Date(now.getTime() + ms).toISOString())
    await portal.call('updateProfileSettings', { keeps_history: false }, { token })
    for (const [at, seen_at] of times.entries())
      await portal.call('addHistory', { object_type: 'location', object_id: 1001 + at, seen_at }, { token })

    const { history_list } = await (await portal.call('history', undefined, { token })).json()
    expect(history_list.map(({ seen_at }: { seen_at: string }) => Date.parse(seen_at) - now.getTime())).toEqual([
      0, -60_000, -120_000,
    ])
    const wrong = { object_type: 'location', object_id: 1001, seen_at: 'yesterday' }
    expect(await statusOf(portal.call('addHistory', wrong, { token }))).toBe(422)
  })
})

describe('family', () => {
  const child = { last_name: 'Айваседа', first_name: 'Пётр', snils: '112-233-445 95', passport: 'iv-аб 123456' }

  test('participants can be added, changed and removed', async () => {
    const { token } = await portal.aUser()
    const added = await portal.call('addParticipant', child, { token })
    const { participant } = await added.json()
    expect([added.status, participant]).toMatchObject([201, { first_name: 'Пётр', snils: '11223344595', sex: null }])
    const path = `portal/profile/family/${participant.id}`
    await portal.call('updateParticipant', { ...child, first_name: 'Павел' }, { token, path })
    const { participant_list } = await (await portal.call('family', undefined, { token })).json()
    expect(participant_list).toMatchObject([{ id: participant.id, first_name: 'Павел' }])
    expect(await statusOf(portal.call('removeParticipant', undefined, { token, path }))).toBe(204)
    expect(await statusOf(portal.call('removeParticipant', undefined, { token, path }))).toBe(404)
  })

  test('are limited to the number in the contract, also if they are added at once', async () => {
    const { token } = await portal.aUser()
    const many = Array.from({ length: mostKept.family + 3 }, () => portal.call('addParticipant', child, { token }))
    const statuses = await Promise.all(many.map(statusOf))
    expect(statuses.filter((status) => status === 201)).toHaveLength(mostKept.family)
    expect(statuses.filter((status) => status === 422)).toHaveLength(3)
  })
})

const everyTable = Object.values<unknown>(people).flatMap((table) =>
  is(table, PgTable) ? [getTableConfig(table)] : [],
)

/** Gives a user a row in each table that can hold one: a new table without a line here fails the test below. */
async function fillTables({ email, token }: { email: string; token: string }): Promise<void> {
  await portal.call('addFavorite', undefined, { token, path: 'portal/profile/favorite/location/1001' })
  await portal.call('addHistory', { object_type: 'location', object_id: 1001 }, { token })
  await portal.call('addParticipant', { last_name: 'Айваседа', first_name: 'Пётр' }, { token })
  await portal.call('recover', { email })
  await portal.call('login', { email, password: 'wrong horse' })
  await portal.mails()
  const stops = { locations: [1001], events: [] }
  const key = { 'idempotency-key': 'a-key-of-16-or-more' }
  await portal.call('attach', { object_type: 'location', object_id: 1001 }, { token })
  await portal.call('shareTrack', stops, { token, headers: key })
  await portal.call('saveTrack', {}, { token, headers: key })
  await portal.call('attach', { object_type: 'location', object_id: 1002 }, { token })
}

describe('personal data', () => {
  const allText = async () => {
    const texts: string[] = []
    for (const { name } of everyTable)
      texts.push(JSON.stringify(await rows(portal.db, sql`select * from ${sql.identifier(name)}`)))
    return texts.join('\n')
  }

  test('the export has every table with data of the user, and no secret', async () => {
    const user = await portal.aUser()
    await fillTables(user)
    const { data } = await (await portal.call('exportAccount', undefined, { token: user.token })).json()

    expect(ownedTables.length).toBeGreaterThan(9)
    // Orders are tested in `orders/buying.test.ts`, which buys, exports and erases.
    const filled = ownedTables.filter(({ name }) => name !== 'customer_order')
    expect(filled.filter(({ name }) => !data[name]?.length)).toEqual([])
    expect(JSON.stringify(data)).toContain(user.email)
    expect(JSON.stringify(data)).not.toMatch(/argon2id|_hash"/)
  })

  test('erasure leaves no data of the user in any table of people', async () => {
    const user = await portal.aUser({ first_name: 'Неповторима' })
    await fillTables(user)
    const [stored] = await rows<{ id: string }>(portal.db, sql`select id from account where email = ${user.email}`)
    const before = await allText()
    for (const trace of [stored?.id ?? '', user.email, 'Неповторима']) expect(before).toContain(trace)

    expect(await statusOf(portal.call('eraseAccount', { old_password: user.password }, { token: user.token }))).toBe(
      202,
    )

    const after = await allText()
    for (const trace of [stored?.id ?? '', user.email, 'Неповторима'])
      expect([trace, after.includes(trace)]).toEqual([trace, false])
    expect(await statusOf(portal.call('profile', undefined, { token: user.token }))).toBe(401)
    expect(await statusOf(portal.call('login', user))).toBe(422)
  })

  test('erasure requires the password, and slows down guessing', async () => {
    const user = await portal.aUser()
    const erase = (body?: object) => portal.call('eraseAccount', body, { token: user.token })

    const wrong = await erase({ old_password: 'a wrong one' })
    expect([wrong.status, (await wrong.json()).errors]).toEqual([422, { old_password: ['The password is wrong'] }])
    expect((await (await erase({})).json()).errors).toEqual({ old_password: ['Required field'] })
    expect(await statusOf(erase())).toBeGreaterThanOrEqual(400)
    for (const _ of [1, 2, 3, 4]) await erase({ old_password: 'a wrong one' })
    const slowed = await erase({ old_password: user.password })

    expect([slowed.status, Number(slowed.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await statusOf(portal.call('profile', undefined, { token: user.token }))).toBe(200)
  })

  test('every table of people with a column for a user is found by the name of the column', () => {
    const withUser = everyTable.filter(({ columns }) => columns.some(({ name }) => /user|account|owner/.test(name)))
    expect(withUser.length).toBeGreaterThan(8)
    // Accounts of the ledger are not users' accounts.
    const owned = [...ownedTables.map(({ name }) => name), 'ledger_entry']
    expect(withUser.map(({ name }) => name).filter((name) => !owned.includes(name))).toEqual([])
  })
})
