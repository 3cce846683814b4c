import { type Calls, calls } from '@tropa/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountPortal, anAccountPortal, aRegistration } from '../testing/accounts.ts'

let portal: AccountPortal
beforeAll(async () => {
  portal = await anAccountPortal()
})
afterAll(() => portal.close())

type Mailing = { name: keyof Calls; body: (user: { email: string; password: string }) => Record<string, unknown> }
const { personal_data: _, agreement: _agreement, password: _password, ...person } = aRegistration()

/** Calls of accounts that send mail and have a body. */
const mailing: readonly Mailing[] = [
  { name: 'registration', body: () => aRegistration() },
  { name: 'recover', body: ({ email }) => ({ email }) },
  {
    name: 'updateProfile',
    body: ({ password }) => ({ ...person, email: `${crypto.randomUUID()}@example.org`, old_password: password }),
  },
]

const takesKey = (name: keyof Calls) => JSON.stringify(calls[name]).includes('Idempotency-Key')

test('every call of accounts with limited mails takes an Idempotency-Key', () => {
  const limited = (Object.keys(calls) as (keyof Calls)[]).filter((name) => {
    const call = calls[name]
    return 'limit' in call && /^(?:mail|registration|track_mail)$/.test(call.limit)
  })

  expect(limited).toEqual(expect.arrayContaining(['registration', 'sendVerification', 'recover', 'rescueTrack']))
  expect(limited.filter((name) => !takesKey(name))).toEqual([])
})

test.each(mailing)(
  '$name with one key is carried out once, for simultaneous and later requests, and refused with another body',
  async (one) => {
    const user = await portal.aUser()
    await portal.mails()
    const body = one.body(user)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = (sent: unknown) => portal.call(one.name, sent, { token: user.token, headers })

    const first = await Promise.all([send(body), send(body)])
    portal.clock.forward(600)
    const later = await send(body)
    const other = await send({ ...body, ...(one.name === 'recover' ? { email: 'a@b.example' } : { last_name: 'Ли' }) })

    const [{ status = 0 } = {}] = first
    expect(status).toBeLessThan(300)
    expect([...first, later, other].map((response) => response.status)).toEqual([status, status, status, 409])
    const links = (await portal.mails()).filter(({ letter }) => JSON.stringify(letter).includes('token='))
    expect(links).toHaveLength(1)
  },
)

test('the verification mail with one key is sent once, and a repeated request need not wait for the pause', async () => {
  const { token } = await portal.aUser()
  portal.clock.forward(120)
  await portal.mails()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const statuses = []
  for (let turn = 0; turn < 3; turn += 1)
    statuses.push((await portal.call('sendVerification', undefined, { token, headers })).status)

  expect(statuses).toEqual([202, 202, 202])
  expect(await portal.mails()).toHaveLength(1)
})

test('a repeated registration signs in only with the password of the account', async () => {
  const form = aRegistration()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = await portal.call('registration', form, { headers })
  const again = await portal.call('registration', form, { headers })
  const wrong = await portal.call('registration', { ...form, password: 'another horse' }, { headers })
  const [one, other] = [await first.json(), await again.json()]

  expect([again.status, wrong.status]).toEqual([201, 409])
  expect(other.access_token).not.toBe(one.access_token)
  expect(other.user).toEqual(one.user)
})
