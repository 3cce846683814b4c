import { type Call, calls } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import { type AccountPortal, anAccountPortal, aRegistration, statusOf } from '../testing/accounts.ts'

let portal: AccountPortal
beforeAll(async () => {
  portal = await anAccountPortal()
})
afterAll(() => portal.close())

const ofUsers = Object.entries<Call>(calls).filter(([, { access }]) => access === 'user')
const names = ofUsers.map(([name]) => name as keyof typeof calls)
const pathOf = (name: keyof typeof calls, id: string | number) =>
  calls[name].path.replace('{object_type}/{object_id}', 'location/1001').replace(/\{\w+\}/, String(id))

describe('every call of users', () => {
  test('is refused without a session, and with an invalid token', async () => {
    expect(names.length).toBeGreaterThan(25)
    for (const name of names) {
      const path = pathOf(name, 1)
      const nobody = await portal.call(name, undefined, { path })
      const made = await portal.call(name, undefined, { path, token: 'A'.repeat(43) })
      expect([name, nobody.status, made.status]).toEqual([name, 401, 401])
      expect([name, nobody.headers.get('www-authenticate')]).toEqual([name, 'Bearer'])
      expect([name, nobody.headers.get('cache-control')]).toEqual([name, 'private, no-store'])
    }
  })

  test('is refused after sign-out, after a reset by another session and after the end of the session', async () => {
    const { token } = await portal.aUser()
    await portal.call('logout', undefined, { token })
    expect(names.length).toBeGreaterThan(25)
    for (const name of names)
      expect([name, await statusOf(portal.call(name, undefined, { token, path: pathOf(name, 1) }))]).toEqual([
        name,
        401,
      ])
  })

  test('never reaches data of another user', async () => {
    const [anna, eve] = [await portal.aUser(), await portal.aUser()]
    const participant = { first_name: 'Пётр', last_name: 'Айваседа' }
    const made = await (await portal.call('addParticipant', participant, { token: anna.token })).json()
    await portal.call('addFavorite', undefined, { token: anna.token, path: pathOf('addFavorite', 1) })
    await portal.call('addHistory', { object_type: 'location', object_id: 1001 }, { token: anna.token })
    const { session_list } = await (await portal.call('sessions', undefined, { token: anna.token })).json()
    const ids = { endSession: session_list[0].id, updateParticipant: made.participant.id }

    const before = await (await portal.call('exportAccount', undefined, { token: anna.token })).json()
    const asEve = { token: eve.token }
    for (const [name, body] of [
      ['endSession', undefined],
      ['updateParticipant', { first_name: 'Ева', last_name: 'Ева' }],
      ['removeParticipant', undefined],
    ] as const) {
      const id = name === 'endSession' ? ids.endSession : ids.updateParticipant
      expect([name, await statusOf(portal.call(name, body, { ...asEve, path: pathOf(name, id) }))]).toEqual([name, 404])
    }
    for (const name of ['removeFavorite', 'clearHistory'] as const)
      await portal.call(name, undefined, { ...asEve, path: pathOf(name, 1) })
    const reads = names.filter((name) => calls[name].method === 'get' && !calls[name].path.includes('{'))
    expect(reads.length).toBeGreaterThan(8)
    for (const name of reads) {
      const text = await (await portal.call(name, undefined, asEve)).text()
      expect([name, text.includes(anna.email) || text.includes('Пётр')]).toEqual([name, false])
    }
    await portal.call('eraseAccount', { old_password: eve.password }, asEve)

    const after = await (await portal.call('exportAccount', undefined, { token: anna.token })).json()
    expect(after.data).toEqual(before.data)
  })
})

describe('fields that a caller may not set', () => {
  const forbidden = {
    id: '8f14e45f-ceea-467f-a9b4-3c5d1f7f0a11',
    user_id: '8f14e45f-ceea-467f-a9b4-3c5d1f7f0a11',
    email_verified: true,
    email_verified_at: '2020-01-01T00:00:00Z',
    password_hash: 'x',
    created_at: '2020-01-01T00:00:00Z',
    language: 'en',
    gets_guide: true,
    keeps_history: false,
    __proto__: { email_verified: true },
  }
  const storedOf = async (email: string) =>
    (await rows<Record<string, unknown>>(portal.db, sql`select * from account where email = ${email}`))[0] ?? {}

  test('are ignored by registration and by the profile', async () => {
    const { email, token } = await portal.aUser(forbidden)
    const changed = { first_name: 'Анна', last_name: 'А', email, origin: 'ugra', municipality: 'Сургут', ...forbidden }
    expect(await statusOf(portal.call('updateProfile', changed, { token }))).toBe(200)
    const stored = await storedOf(email)

    expect(stored).toMatchObject({ email_verified_at: null, gets_guide: false, keeps_history: true })
    expect(stored['id']).not.toBe(forbidden.id)
    expect(stored['password_hash']).toMatch(/^\$argon2id\$/)
    expect(Date.parse(String(stored['created_at']))).toBe(portal.clock.now.getTime())
  })
})

describe('wrong passwords', () => {
  const attempt = async (email: string, password = 'wrong horse') => {
    const response = await portal.call('login', { email, password })
    return { status: response.status, wait: Number(response.headers.get('retry-after')) }
  }
  const guess = async (email: string, times: number) => {
    const statuses: number[] = []
    for (let turn = 0; turn < times; turn += 1) statuses.push((await attempt(email)).status)
    return statuses
  }

  test('of one visitor slow down that visitor more and more, whether the account exists or not', async () => {
    const { email } = await portal.aUser()
    for (const address of [email, aRegistration().email]) {
      portal.visitor.address = `198.51.100.${address.length}-${address}`
      expect(await guess(address, 5)).toEqual(Array(5).fill(422))
      const waits: number[] = []
      for (let turn = 0; turn < 6; turn += 1) {
        const { status, wait } = await attempt(address)
        expect(status).toBe(429)
        waits.push(wait)
        portal.clock.forward(wait)
        expect((await attempt(address)).status).toBe(422)
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 32])
    }
  })

  test('sent at once are counted before they are compared', async () => {
    const { email } = await portal.aUser()
    portal.visitor.address = `parallel ${email}`
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => attempt(email)))).map(({ status }) => status)

    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  test('from many addresses are slowed down, and delay the owner for at most half a minute', async () => {
    const { email, password } = await portal.aUser()
    let guesses = 0
    for (let address = 0; address < 60; address += 1) {
      portal.visitor.address = `many ${address} ${email}`
      if ((await attempt(email)).status === 422) guesses += 1
    }
    expect(guesses).toBe(30)

    portal.visitor.address = `a new place of the owner ${email}`
    const { status, wait } = await attempt(email, password)
    expect(status).toBe(429)
    expect(wait).toBeLessThanOrEqual(30)
    portal.clock.forward(wait)
    expect((await attempt(email, password)).status).toBe(200)
  })

  test('of others do not delay an owner who has signed in from the same address before', async () => {
    const { email, password } = await portal.aUser()
    const home = `home ${email}`
    portal.visitor.address = home
    expect((await attempt(email, password)).status).toBe(200)
    for (let address = 0; address < 40; address += 1) {
      portal.visitor.address = `others ${address} ${email}`
      await attempt(email)
    }

    portal.visitor.address = `elsewhere ${email}`
    expect((await attempt(email, password)).status).toBe(429)
    portal.visitor.address = home
    expect((await attempt(email)).status).toBe(422)
    expect((await attempt(email, password)).status).toBe(200)
  })

  test('for a change of the password are counted too', async () => {
    const { email, token } = await portal.aUser()
    portal.visitor.address = `change ${email}`
    const change = () =>
      statusOf(portal.call('changePassword', { old_password: 'wrong', password: 'new password' }, { token }))
    const statuses = []
    for (let turn = 0; turn < 6; turn += 1) statuses.push(await change())

    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })

  test('are stored without the address they were tried for', async () => {
    const { email } = await portal.aUser()
    await attempt(email)
    const stored = JSON.stringify(await rows(portal.db, sql`select * from sign_in_failure`))
    expect(stored.length).toBeGreaterThan(50)
    expect(stored).not.toContain(email)
  })
})

test('signing in does not take over an earlier session', async () => {
  const [eve, anna] = [await portal.aUser(), await portal.aUser()]
  const signedIn = await portal.call('login', anna, { token: eve.token })
  const { access_token } = await signedIn.json()

  expect(access_token).not.toBe(eve.token)
  const shown = await (await portal.call('profile', undefined, { token: eve.token })).json()
  expect(shown.user.email).toBe(eve.email)
})

test('limits of the contract count registrations, sign-ins and mails of one address', async () => {
  const strict = { requests: 2, seconds: 3600 }
  const limited = await anAccountPortal({ limits: { sign_in: strict, registration: strict, mail: strict } })
  const attempts = {
    registration: () => limited.call('registration', aRegistration()),
    login: () => limited.call('login', { email: 'a@example.org', password: 'x' }),
    recover: () => limited.call('recover', { email: 'a@example.org' }),
  }
  for (const [name, send] of Object.entries(attempts)) {
    const statuses = [(await send()).status, (await send()).status]
    const refusal = await send()
    expect([name, statuses.includes(429), refusal.status]).toEqual([name, false, 429])
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  await limited.close()
})
