import { SessionStart } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import { argon2Passwords } from './passwords.ts'
import { type AccountPortal, anAccountPortal, aRegistration, linkToken } from '../testing/accounts.ts'

let portal: AccountPortal
beforeAll(async () => {
  portal = await anAccountPortal()
})
afterAll(() => portal.close())

const statusOf = async (response: Promise<Response>) => (await response).status
const isSignedIn = async (token: string) => (await portal.call('profile', undefined, { token })).status === 200
const mailTo = async (email: string, subject: RegExp) =>
  (await portal.mails()).find(({ to, letter }) => to === email && subject.test(letter.subject))
const errorsOf = async (response: Response) => ({ status: response.status, ...(await response.json()) })

describe('registration', () => {
  test('makes an account, signs in and mails a link in the reader’s language that verifies the address', async () => {
    const form = aRegistration({ patronymic: 'Ивановна', birth_date: '1990-05-01', sex: 'female' })
    const response = await portal.call('registration', form, { language: 'ru' })
    const { access_token = '', expires, user } = v.parse(SessionStart, await response.json())

    expect(response.status).toBe(201)
    expect(user).toMatchObject({ email: form.email, email_verified: false, birth_date: '1990-05-01', region: null })
    expect(expires).toBe(portal.clock.now.getTime() / 1000 + 30 * 86_400)
    expect(access_token).toMatch(/^[\w-]{43}$/)
    const mail = await mailTo(form.email, /Подтвердите/)
    if (!mail) throw new Error('no mail')
    const verified = await portal.call('verify', { token: linkToken(mail) })
    expect(await verified.json()).toMatchObject({ user: { email: form.email, email_verified: true } })
    const again = await portal.call('verify', { token: linkToken(mail) })
    expect([again.status, (await again.json()).user.email_verified]).toEqual([200, true])
  })

  test('of two registrations of one address at once, one makes the account', async () => {
    const form = aRegistration()
    const statuses = await Promise.all([1, 2, 3].map(() => statusOf(portal.call('registration', form))))

    expect(statuses.sort()).toEqual([201, 422, 422])
    const found = await rows(portal.db, sql`select from account where email = ${form.email}`)
    expect(found).toHaveLength(1)
  })

  test('records which text of which document was consented to, and when', async () => {
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
  test('gives a new token each time, and a token is stored nowhere', async () => {
    const { email, password, token } = await portal.aUser()
    const tokens = [token]
    for (const _ of [1, 2]) tokens.push((await (await portal.call('login', { email, password })).json()).access_token)

    expect(new Set(tokens).size).toBe(3)
    const stored = JSON.stringify(await rows(portal.db, sql`select * from session`))
    expect(stored.length).toBeGreaterThan(100)
    for (const one of tokens) expect(stored).not.toContain(one)
  })

  test('the address is found in any case and with spaces around it', async () => {
    const { email, password } = await portal.aUser()
    expect(await statusOf(portal.call('login', { email: ` ${email.toUpperCase()} `, password }))).toBe(200)
  })

  test('an unknown address and a wrong password have one answer', async () => {
    const { email } = await portal.aUser()
    const wrong = await portal.call('login', { email, password: 'wrong horse' })
    const unknown = await portal.call('login', { email: aRegistration().email, password: 'wrong horse' })

    const answer = await wrong.json()
    expect([wrong.status, unknown.status]).toEqual([422, 422])
    expect(await unknown.json()).toEqual(answer)
    expect(answer.errors).toEqual({ password: ['The address or the password is wrong'] })
    const unlike = new Set(['x-request-id', 'date'])
    const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => !unlike.has(name))
    expect(headersOf(unknown)).toEqual(headersOf(wrong))
  })

  test('a session ends at its time', async () => {
    const { token } = await portal.aUser()
    portal.clock.forward(30 * 86_400 - 1)
    expect(await isSignedIn(token)).toBe(true)
    portal.clock.forward(1)
    expect(await isSignedIn(token)).toBe(false)
  })

  test('a password is hashed again at the next sign-in where the costs have changed', async () => {
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
    expect(await isSignedIn(token)).toBe(true)

    const { session_list } = await (await portal.call('sessions', undefined, { token })).json()
    expect(session_list).toMatchObject([
      { is_current: true, device: '' },
      { is_current: false, device: 'Firefox, Linux' },
    ])
    expect(Date.parse(session_list[0].last_seen_at)).toBe(portal.clock.now.getTime())
    const path = `portal/auth/session/${session_list[1].id}`
    expect(await statusOf(portal.call('endSession', undefined, { token, path }))).toBe(204)
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false])
  })

  test('a token does not work after sign-out', async () => {
    const { token } = await portal.aUser()
    expect(await statusOf(portal.call('logout', undefined, { token }))).toBe(204)
    expect(await isSignedIn(token)).toBe(false)
    expect(await statusOf(portal.call('logout', undefined, { token }))).toBe(401)
  })
})

describe('passwords', () => {
  test('a change asks for the old one, ends the other sessions and is mailed', async () => {
    const { email, password, token } = await portal.aUser()
    const other = (await (await portal.call('login', { email, password })).json()).access_token
    const change = (old_password: string) =>
      portal.call('changePassword', { old_password, password: 'new password' }, { token })

    expect(await errorsOf(await change('another one'))).toMatchObject({
      status: 422,
      errors: { old_password: ['The password is wrong'] },
    })
    expect(await statusOf(change(password))).toBe(204)
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false])
    expect(await statusOf(portal.call('login', { email, password }))).toBe(422)
    expect(await statusOf(portal.call('login', { email, password: 'new password' }))).toBe(200)
    expect(await mailTo(email, /password was changed/)).toBeDefined()
  })

  test('a reset by the mailed link works once, verifies the address and ends every earlier session', async () => {
    const { email, token } = await portal.aUser()
    expect(await statusOf(portal.call('recover', { email }))).toBe(202)
    const mail = await mailTo(email, /new password/)
    if (!mail) throw new Error('no mail')
    const reset = { token: linkToken(mail), password: 'new password' }
    const statuses = await Promise.all([1, 2].map(() => portal.call('resetPassword', reset)))

    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 422])
    const { access_token, user } = await (statuses.find(({ status }) => status === 200) ?? Response.error()).json()
    expect([await isSignedIn(token), await isSignedIn(access_token), user.email_verified]).toEqual([false, true, true])
    expect(await errorsOf(await portal.call('resetPassword', reset))).toMatchObject({
      errors: { token: ['The link is too old or has been used'] },
    })
  })

  test('a link is good for an hour, and ends when the password is changed', async () => {
    const { email, password, token } = await portal.aUser()
    const linkOf = async () => {
      portal.clock.forward(300)
      await portal.call('recover', { email })
      const mail = await mailTo(email, /new password/)
      if (!mail) throw new Error('no mail')
      return linkToken(mail)
    }
    const late = await linkOf()
    portal.clock.forward(3600)
    const superseded = await linkOf()
    await portal.call('changePassword', { old_password: password, password: 'new password' }, { token })

    for (const link of [late, superseded])
      expect(await statusOf(portal.call('resetPassword', { token: link, password: 'stolen one' }))).toBe(422)
  })

  test('recovery answers alike for every address and mails one link in two minutes', async () => {
    const { email } = await portal.aUser()
    await portal.mails()
    const unknown = aRegistration().email
    const answers = await Promise.all([email, email, unknown].map((one) => portal.call('recover', { email: one })))

    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    expect((await portal.mails()).map(({ to }) => to)).toEqual([email])
  })
})

test('a password that would be guessed is refused wherever one is chosen', async () => {
  const guessed = ['password1', 'Qwertyuiop', 'ПАРОЛЬ123', 'aaaaaaaa', 'abcabcabcabc', 'Tropa2026!']
  const { email, password, token } = await portal.aUser()
  await portal.call('recover', { email })
  const mail = await mailTo(email, /new password/)
  if (!mail) throw new Error('no mail')
  const refusal = { password: ['This password is among the first to be guessed: choose another one'] }
  const changeTo = (chosen: string) =>
    portal.call('changePassword', { old_password: password, password: chosen }, { token })
  const choosing = (chosen: string) => [
    portal.call('registration', aRegistration({ password: chosen })),
    changeTo(chosen),
    portal.call('resetPassword', { token: linkToken(mail), password: chosen }),
  ]

  for (const chosen of guessed)
    expect([chosen, await Promise.all((await Promise.all(choosing(chosen))).map(errorsOf))]).toMatchObject([
      chosen,
      [1, 2, 3].map(() => ({ status: 422, errors: refusal })),
    ])
  for (const chosen of [email, email.toUpperCase(), '2024-Айваседа', '1аннаАйваседа'])
    expect([chosen, await errorsOf(await changeTo(chosen))]).toMatchObject([chosen, { status: 422, errors: refusal }])
  expect(await statusOf(portal.call('login', { email, password }))).toBe(200)
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

describe('the profile', () => {
  const fieldsOf = ({ email }: { email: string }) => ({
    first_name: 'Мария',
    last_name: 'Немысова',
    email,
    origin: 'foreign',
    country: 'Финляндия',
  })

  test('is changed, and the place of another origin is dropped', async () => {
    const user = await portal.aUser()
    const response = await portal.call('updateProfile', fieldsOf(user), { token: user.token })
    expect(await response.json()).toMatchObject({
      user: { first_name: 'Мария', municipality: null, country: 'Финляндия' },
    })
  })

  test('a new address needs the password, is to be verified, and the old one gets a mail', async () => {
    const user = await portal.aUser()
    const { token, password, email } = user
    await portal.mails()
    const moved = { ...fieldsOf(user), email: aRegistration().email }
    const put = (more: object = {}) => portal.call('updateProfile', { ...moved, ...more }, { token })

    expect(await errorsOf(await put())).toMatchObject({ errors: { old_password: ['Required field'] } })
    expect(await errorsOf(await put({ old_password: 'wrong' }))).toMatchObject({
      errors: { old_password: ['The password is wrong'] },
    })
    const changed = await put({ old_password: password })
    expect(await changed.json()).toMatchObject({ user: { email: moved.email, email_verified: false } })
    expect((await portal.mails()).map(({ to }) => to).sort()).toEqual([email, moved.email].sort())
  })

  test('an address of another account is refused', async () => {
    const [one, other] = [await portal.aUser(), await portal.aUser()]
    const taken = { ...fieldsOf(other), old_password: one.password }
    expect(await errorsOf(await portal.call('updateProfile', taken, { token: one.token }))).toMatchObject({
      status: 422,
      errors: { email: [expect.stringContaining('already')] },
    })
  })

  test('keeps how the user reads, and gives it back at sign-in', async () => {
    const { email, password, token } = await portal.aUser()
    const reading = { theme: 'dark', text: '150', font: 'serif', spacing: 'wide', images: 'off', motion: 'off' }
    await portal.call('updateProfileSettings', { reading }, { token })
    await portal.call('updateProfileSettings', { keeps_history: false }, { token })

    const { user } = await (await portal.call('login', { email, password })).json()
    expect(user.settings).toEqual({ reading, keeps_history: false })
    expect(await (await portal.call('profileSettings', undefined, { token })).json()).toEqual({
      settings: user.settings,
    })
  })

  test('mails are in the language that the user reads last', async () => {
    const { email, token } = await portal.aUser()
    const languageOf = async () =>
      (await rows<{ language: string }>(portal.db, sql`select language from account where email = ${email}`))[0]
        ?.language
    const change = (body: object, language: 'ru' | 'en') =>
      portal.call('updateProfileSettings', body, { token, language })
    await change({ reading: { lang: 'en' } }, 'en')
    const afterReading = await languageOf()
    await change({ keeps_history: true }, 'ru')

    expect([afterReading, await languageOf()]).toEqual(['en', 'en'])
  })
})
