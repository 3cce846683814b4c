import { SessionStart } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import { argon2Passwords } from './passwords.ts'
import { type AccountPortal, anAccountPortal, aRegistration, linkToken, statusOf } from '../testing/accounts.ts'

let portal: AccountPortal
beforeAll(async () => {
  portal = await anAccountPortal()
})
afterAll(() => portal.close())

describe('registration', () => {
  test('creates an account, signs in and mails a link in the user’s language that verifies the address', async () => {
    const form = aRegistration({ patronymic: 'Ивановна', birth_date: '1990-05-01', sex: 'female' })
    const response = await portal.call('registration', form, { language: 'ru' })
    const { access_token = '', expires, user } = v.parse(SessionStart, await response.json())

    expect(response.status).toBe(201)
    expect(user).toMatchObject({ email: form.email, email_verified: false, birth_date: '1990-05-01', region: null })
    expect(expires).toBe(portal.clock.now.getTime() / 1000 + 30 * 86_400)
    expect(access_token).toMatch(/^[\w-]{43}$/)
    const mail = await portal.mailTo(form.email, /Подтвердите/)
    if (!mail) throw new Error('no mail')
    const verified = await portal.call('verify', { token: linkToken(mail) })
    expect(await verified.json()).toMatchObject({ user: { email: form.email, email_verified: true } })
    const again = await portal.call('verify', { token: linkToken(mail) })
    expect([again.status, (await again.json()).user.email_verified]).toEqual([200, true])
  })

  test('of two simultaneous registrations of one address one creates the account', async () => {
    const form = aRegistration()
    const statuses = await Promise.all([1, 2, 3].map(() => statusOf(portal.call('registration', form))))

    expect(statuses.sort()).toEqual([201, 422, 422])
    const found = await rows(portal.db, sql`select from account where email = ${form.email}`)
    expect(found).toHaveLength(1)
  })

  test('records which version of which document the user has accepted, and when', async () => {
    const { token } = await portal.aUser()
    const { consent_list } = await (await portal.call('profile', undefined, { token })).json()

    expect(consent_list.map(({ box, doc_id, version }: Record<string, unknown>) => [box, doc_id, version])).toEqual([
      ['agreement', 1, '1.0'],
      ['agreement', 4, '1.0'],
      ['personal_data', 5, '1.0'],
    ])
    expect(new Set(consent_list.map(({ given_at }: { given_at: string }) => Date.parse(given_at)))).toEqual(
      new Set([portal.clock.now.getTime()]),
    )
  })

  test('subscriptions are off until they are chosen', async () => {
    const { token } = await portal.aUser()
    expect(await (await portal.call('subscriptions', undefined, { token })).json()).toEqual({
      paid_services: false,
      guide: false,
      research: false,
    })
  })
})

describe('sign-in', () => {
  test('returns a new token each time, and tokens are not stored', async () => {
    const { email, password, token } = await portal.aUser()
    const tokens = [token]
    for (const _ of [1, 2]) tokens.push((await (await portal.call('login', { email, password })).json()).access_token)

    expect(new Set(tokens).size).toBe(3)
    const stored = JSON.stringify(await rows(portal.db, sql`select * from session`))
    expect(stored.length).toBeGreaterThan(100)
    for (const one of tokens) expect(stored).not.toContain(one)
  })

  test('the address is found in any letter case and with spaces around it', async () => {
    const { email, password } = await portal.aUser()
    expect(await statusOf(portal.call('login', { email: ` ${email.toUpperCase()} `, password }))).toBe(200)
  })

  test('an unknown address and a wrong password have the same response', async () => {
    const { email } = await portal.aUser()
    const wrong = await portal.call('login', { email, password: 'wrong horse' })
    const unknown = await portal.call('login', { email: aRegistration().email, password: 'wrong horse' })

    const response = await wrong.json()
    expect([wrong.status, unknown.status]).toEqual([422, 422])
    expect(await unknown.json()).toEqual(response)
    expect(response.errors).toEqual({ password: ['The address or the password is wrong'] })
    const unlike = new Set(['x-request-id', 'date'])
    const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => !unlike.has(name))
    expect(headersOf(unknown)).toEqual(headersOf(wrong))
  })

  test('a session ends at its expiry', async () => {
    const { token } = await portal.aUser()
    portal.clock.forward(30 * 86_400 - 1)
    expect(await portal.isSignedIn(token)).toBe(true)
    portal.clock.forward(1)
    expect(await portal.isSignedIn(token)).toBe(false)
  })

  test('a password is hashed again at the next sign-in if the costs have changed', async () => {
    const { email, password } = await portal.aUser()
    const old = await argon2Passwords({ memoryCost: 16, timeCost: 1, parallelism: 1 }).hash(password)
    await portal.db.execute(sql`update account set password_hash = ${old} where email = ${email}`)
    await portal.call('login', { email, password })

    const [stored] = await rows<{ password_hash: string }>(
      portal.db,
      sql`select password_hash from account where email = ${email}`,
    )
    expect(stored?.password_hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
  })
})

describe('sessions', () => {
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' }

  test('are listed with their device and when they were last seen, and one can be ended', async () => {
    const { email, password, token } = await portal.aUser()
    const other = (await (await portal.call('login', { email, password }, { headers: firefox })).json()).access_token
    portal.clock.forward(600)
    expect(await portal.isSignedIn(token)).toBe(true)

    const { session_list } = await (await portal.call('sessions', undefined, { token })).json()
    expect(session_list).toMatchObject([
      { is_current: true, device: '' },
      { is_current: false, device: 'Firefox, Linux' },
    ])
    expect(Date.parse(session_list[0].last_seen_at)).toBe(portal.clock.now.getTime())
    const path = `portal/auth/session/${session_list[1].id}`
    expect(await statusOf(portal.call('endSession', undefined, { token, path }))).toBe(204)
    expect([await portal.isSignedIn(token), await portal.isSignedIn(other)]).toEqual([true, false])
  })

  test('a token does not work after sign-out', async () => {
    const { token } = await portal.aUser()
    expect(await statusOf(portal.call('logout', undefined, { token }))).toBe(204)
    expect(await portal.isSignedIn(token)).toBe(false)
    expect(await statusOf(portal.call('logout', undefined, { token }))).toBe(401)
  })
})

test('the verification mail can be sent again after a pause', async () => {
  const { email, token } = await portal.aUser()
  const send = () => portal.call('sendVerification', undefined, { token })

  const early = await send()
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60'])
  portal.clock.forward(60)
  expect(await statusOf(send())).toBe(202)
  expect((await portal.mails()).filter(({ to }) => to === email)).toHaveLength(2)
})
