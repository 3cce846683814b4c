import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { rows } from '../database/database.ts'
import { type AccountPortal, anAccountPortal, aRegistration, linkToken, statusOf } from '../testing/accounts.ts'
import { argon2Passwords } from './passwords.ts'

let portal: AccountPortal
beforeAll(async () => {
  portal = await anAccountPortal()
})
afterAll(() => portal.close())

const fieldsOf = ({ email }: { email: string }) => ({
  first_name: 'Мария',
  last_name: 'Немысова',
  email,
  origin: 'foreign',
  country: 'Финляндия',
})

const errorsOf = async (response: Response) => ({ status: response.status, ...(await response.json()) })

describe('passwords', () => {
  test('a change requires the old one, ends the other sessions and is reported by mail', async () => {
    const { email, password, token } = await portal.aUser()
    const other = (await (await portal.call('login', { email, password })).json()).access_token
    const change = (old_password: string) =>
      portal.call('changePassword', { old_password, password: 'new password' }, { token })

    expect(await errorsOf(await change('another one'))).toMatchObject({
      status: 422,
      errors: { old_password: ['The password is wrong'] },
    })
    expect(await statusOf(change(password))).toBe(204)
    expect([await portal.isSignedIn(token), await portal.isSignedIn(other)]).toEqual([true, false])
    expect(await statusOf(portal.call('login', { email, password }))).toBe(422)
    expect(await statusOf(portal.call('login', { email, password: 'new password' }))).toBe(200)
    expect(await portal.mailTo(email, /password was changed/)).toBeDefined()
  })

  test('a reset by the mailed link works once, verifies the address and ends all earlier sessions', async () => {
    const { email, token } = await portal.aUser()
    expect(await statusOf(portal.call('recover', { email }))).toBe(202)
    const mail = await portal.mailTo(email, /new password/)
    if (!mail) throw new Error('no mail')
    const reset = { token: linkToken(mail), password: 'new password' }
    const statuses = await Promise.all([1, 2].map(() => portal.call('resetPassword', reset)))

    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 422])
    const { access_token, user } = await (statuses.find(({ status }) => status === 200) ?? Response.error()).json()
    expect([await portal.isSignedIn(token), await portal.isSignedIn(access_token), user.email_verified]).toEqual([
      false,
      true,
      true,
    ])
    expect(await errorsOf(await portal.call('resetPassword', reset))).toMatchObject({
      errors: { token: ['The link is too old or has been used'] },
    })
  })

  test('a link is valid for an hour, and ends when the password is changed', async () => {
    const { email, password, token } = await portal.aUser()
    const linkOf = async () => {
      portal.clock.forward(300)
      await portal.call('recover', { email })
      const mail = await portal.mailTo(email, /new password/)
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

  test('recovery has the same response for every address and mails one link in two minutes', async () => {
    const { email } = await portal.aUser()
    await portal.mails()
    const unknown = aRegistration().email
    const responses = await Promise.all([email, email, unknown].map((one) => portal.call('recover', { email: one })))

    expect(responses.map(({ status }) => status)).toEqual([202, 202, 202])
    expect((await portal.mails()).map(({ to }) => to)).toEqual([email])
  })
})

describe('a reset by mail while the old password is being compared', () => {
  test.each([
    ['changePassword', () => ({ password: 'a third one' })],
    ['updateProfile', () => fieldsOf(aRegistration())],
    ['eraseAccount', () => ({})],
  ] as const)('invalidates that password for %s too', async (name, fields) => {
    const passwords = argon2Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 })
    let reset = async () => {}
    const isRight: typeof passwords.isRight = async (...compared) => {
      const is = await passwords.isRight(...compared)
      await reset()
      return is
    }
    const slow = await anAccountPortal({ accounts: { passwords: { ...passwords, isRight } } })
    onTestFinished(() => slow.close())
    const { email, password, token } = await slow.aUser()
    await slow.call('recover', { email })
    const mail = await slow.mailTo(email, /new password/)
    if (!mail) throw new Error('no mail')
    let session = ''
    reset = async () => {
      reset = async () => {}
      const response = await slow.call('resetPassword', { token: linkToken(mail), password: 'new password' })
      session = (await response.json()).access_token
    }

    expect(await errorsOf(await slow.call(name, { ...fields(), old_password: password }, { token }))).toMatchObject({
      status: 422,
      errors: { old_password: ['The password is wrong'] },
    })
    expect(await slow.isSignedIn(session)).toBe(true)
    expect(await statusOf(slow.call('login', { email, password: 'new password' }))).toBe(200)
  })
})

test('a password that is easy to guess is refused wherever one is chosen', async () => {
  const guessed = ['password1', 'Qwertyuiop', 'ПАРОЛЬ123', 'aaaaaaaa', 'abcabcabcabc', 'Tropa2026!']
  const { email, password, token } = await portal.aUser()
  await portal.call('recover', { email })
  const mail = await portal.mailTo(email, /new password/)
  if (!mail) throw new Error('no mail')
  const refusal = { password: ['This password is among the first to be guessed: choose another one'] }
  const changeTo = (chosen: string) =>
    portal.call('changePassword', { old_password: password, password: chosen }, { token })
  const resetTo = (chosen: string) => portal.call('resetPassword', { token: linkToken(mail), password: chosen })
  const choosing = (chosen: string) => [
    portal.call('registration', aRegistration({ password: chosen })),
    changeTo(chosen),
    resetTo(chosen),
  ]

  for (const chosen of guessed)
    expect([chosen, await Promise.all((await Promise.all(choosing(chosen))).map(errorsOf))]).toMatchObject([
      chosen,
      [1, 2, 3].map(() => ({ status: 422, errors: refusal })),
    ])
  for (const chosen of [email, email.toUpperCase(), '2024-Айваседа', '1аннаАйваседа'])
    for (const choose of [changeTo, resetTo])
      expect([chosen, await errorsOf(await choose(chosen))]).toMatchObject([chosen, { status: 422, errors: refusal }])
  expect(await statusOf(portal.call('login', { email, password }))).toBe(200)
})

describe('the profile', () => {
  test('can be changed, and the place of another origin is dropped', async () => {
    const user = await portal.aUser()
    const response = await portal.call('updateProfile', fieldsOf(user), { token: user.token })
    expect(await response.json()).toMatchObject({
      user: { first_name: 'Мария', municipality: null, country: 'Финляндия' },
    })
  })

  test('a new address needs the password and must be verified, and the old one gets a mail', async () => {
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

  test('a free address that two accounts change to at once is the first one’s, and taken for the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const users = [await portal.aUser(), await portal.aUser()]
      const { email } = aRegistration()
      const responses = await Promise.all(
        users.map(({ token, password }) =>
          portal.call('updateProfile', { ...fieldsOf({ email }), old_password: password }, { token }),
        ),
      )

      expect(responses.map(({ status }) => status).sort()).toEqual([200, 422])
      expect(await errorsOf(responses.find(({ status }) => status === 422) ?? Response.error())).toMatchObject({
        errors: { email: [expect.stringContaining('already')] },
      })
    }
  })

  test('stores the reading settings, and returns them at sign-in', async () => {
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

  test('mails are in the language that the user has used last', async () => {
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
