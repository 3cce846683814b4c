import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Login, PasswordChange, PasswordReset, ProfileChange, Registration } from './account.ts'
import { accountAddresses } from './account-addresses.ts'
import { accountCalls } from './account-calls.ts'
import { bounds } from './bounds.ts'
import type { Call } from './call.ts'
import { checked } from './checked.ts'
import { isInn, isSnils } from './checksums.ts'
import { personalCalls } from './personal-calls.ts'
import { BirthDate, EmailAddress, Name, NewPassword, Passport, Phone, Snils } from './person.ts'

const form = {
  first_name: 'Анна',
  last_name: 'Айваседа',
  email: 'Anna@Example.org',
  origin: 'ugra',
  municipality: 'Сургут',
  password: 'correct horse',
  agreement: true,
  personal_data: true,
}
const errorsOf = (schema: v.GenericSchema, input: unknown, language: 'ru' | 'en' = 'en') =>
  checked(schema, input, language).errors
const nameErrors = (text: string) => errorsOf(v.object({ name: Name }), { name: text })?.['name']

test('a complete registration is accepted, and its blank fields become null', () => {
  expect(checked(Registration, form, 'en').value).toMatchObject({
    email: 'anna@example.org',
    patronymic: null,
    birth_date: null,
    sex: null,
    region: null,
  })
})

describe('names', () => {
  test.each(['Анна', 'О’Коннор', "O'Brien", 'Анна-Мария', 'Ян ван дер Вейде', 'Ёж', 'Łukasz', 'E\u0301va', '李'])(
    '%s is a name',
    (name) => expect(nameErrors(name)).toBeUndefined(),
  )

  test.each([
    '<b>Анна</b>',
    'Anna & Co',
    '&lt;Anna',
    'Анна1',
    'Anna\r\nBcc: a@example.org',
    'An\u0000na',
    'Анна\u202Eанна',
    '\u2066Анна',
    'An\u200Bna',
    '--',
    'A--B',
    'A\u0300\u0301\u0302\u0303nna',
    '🐻',
    '{{name}}',
    '${name}',
    "'; drop table account; --",
  ])('%j is refused, because it has more than letters', (name) => {
    expect(nameErrors(name)).toEqual(['Only letters of the alphabet are allowed'])
  })

  test('have the limits of the contract, inclusive', () => {
    expect(nameErrors('я'.repeat(bounds.name.max))).toBeUndefined()
    expect(nameErrors('я'.repeat(bounds.name.max + 1))).toEqual(['This field cannot be more than 100 characters'])
    for (const empty of ['', '   ']) expect(nameErrors(empty)).toEqual(['Required field'])
  })
})

describe('e-mail addresses', () => {
  const errors = (email: string) => errorsOf(v.object({ email: EmailAddress }), { email })?.['email']

  test.each(['a@example.org', 'A.b+c@Sub.Example.RU', ' a@example.org '])('%j is valid', (address) => {
    expect(v.parse(EmailAddress, address)).toBe(address.trim().toLowerCase())
  })

  test.each([
    'a',
    'a@b',
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    'a\n@example.org',
    'a@example.org%0d%0aBcc:b@example.org',
    '"a b"@example.org',
    'Anna <a@example.org>',
    'm\u0131ke@example.org',
    'mi\u212Ae@example.org',
    'a@ex\u0430mple.org',
    'a@example.org\0',
    'a@[127.0.0.1]',
  ])('%j is refused', (address) => {
    expect(errors(address)).toEqual(['The address you entered does not look like a valid email'])
  })
})

test('passwords are 8 to 128 characters, and are not changed', () => {
  const errors = (password: string) => errorsOf(v.object({ password: NewPassword }), { password })?.['password']

  expect(v.parse(NewPassword, '  spaces  ')).toBe('  spaces  ')
  expect(errors('1234567')).toEqual(['This field cannot be less than 8 characters'])
  expect(errors('x'.repeat(129))).toEqual(['This field cannot be more than 128 characters'])
  expect(errors('12345678\0')).toEqual(['Some characters here cannot be stored'])
})

test.each([
  ['ugra', 'municipality'],
  ['russia', 'region'],
  ['foreign', 'country'],
])('%s requires %s and no other place', (origin, place) => {
  const places = { municipality: null, region: null, country: null }
  for (const schema of [Registration, ProfileChange]) {
    expect(errorsOf(schema, { ...form, ...places, origin })).toEqual({ [place]: ['Required field'] })
    const all = { municipality: 'Югра', region: 'Югра', country: 'Югра' }
    expect(checked(schema, { ...form, ...all, origin }, 'en').value).toMatchObject({ ...places, [place]: 'Югра' })
  }
})

test('both checkboxes are required, and only `true` is accepted', () => {
  for (const box of ['agreement', 'personal_data'])
    for (const value of [undefined, false, 'true', 'on', 1, null])
      expect(errorsOf(Registration, { ...form, [box]: value }, 'ru')).toEqual({ [box]: ['Обязательное поле'] })
})

test('a repeated password must match if it is sent', () => {
  const differs = { password_repeat: ['Fields must match'] }
  expect(errorsOf(Registration, { ...form, password_repeat: 'another' })).toEqual(differs)
  expect(errorsOf(PasswordReset, { token: 't', password: '12345678', password_repeat: 'x' })).toEqual(differs)
  expect(errorsOf(PasswordChange, { old_password: 'o', password: '12345678', password_repeat: 'x' })).toEqual(differs)
})

test('an empty repeated password is a missing field, also if the password is missing', () => {
  const bodies = [
    [Registration, form],
    [PasswordReset, { token: 't', password: '12345678' }],
    [PasswordChange, { old_password: 'o', password: '12345678' }],
  ] as const
  expect(bodies).toHaveLength(3)
  for (const [schema, body] of bodies)
    for (const password of [body.password, undefined])
      expect(errorsOf(schema, { ...body, password, password_repeat: '' })).toMatchObject({
        password_repeat: ['Required field'],
      })
})

test('fields that a form does not have are dropped', () => {
  const more = { ...form, email_verified: true, id: 'x', user_id: 'x', settings: {}, password_hash: 'x' }
  expect(Object.keys(checked(Registration, more, 'en').value ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/verified|id$|settings|hash/)]),
  )
  expect(Object.keys(v.parse(Login, { ...form, is_admin: true }))).toEqual(['email', 'password'])
})

test('a birth date is a past day or today', () => {
  const errors = (day: string) => errorsOf(v.object({ day: BirthDate }), { day })?.['day']
  expect(errors('1990-02-28')).toBeUndefined()
  expect(errors('2199-01-01')).toEqual(['This date is still to come'])
  expect(errors('2250-01-01')).toEqual(['This date is still to come'])
  expect(errors('1850-01-01')).toEqual(['The earliest date is 01.01.1900'])
  expect(errors('1990-02-30')).toEqual(['A date is needed, written YYYY-MM-DD'])
})

test('SNILS and INN have check digits, and separators are dropped', () => {
  expect(v.parse(Snils, '112-233-445 95')).toBe('11223344595')
  expect([isSnils('08765430300'), isSnils('11223344594'), isSnils('1122334459')]).toEqual([true, false, false])
  expect([isInn('7707083893'), isInn('500100732259'), isInn('7707083894'), isInn('500100732258')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('passports and birth certificates of Russia, and foreign passports are accepted', () => {
  for (const text of ['6700 123456', '6700123456', '71 1234567', 'iv-аб 123456', 'C01X00T47'])
    expect(v.parse(Passport, text)).toBe(text.toUpperCase())
  for (const text of ['123', 'ABCDEFGH', '6700-123456', '6700 123456 7'])
    expect(errorsOf(v.object({ passport: Passport }), { passport: text })).toEqual({ passport: [expect.any(String)] })
})

test('a phone number becomes its 10 digits, for any spelling', () => {
  for (const text of ['+7 (346) 212-34-56', '83462123456', '3462123456'])
    expect(v.parse(Phone, text)).toBe('3462123456')
  for (const text of ['123', '+1 346 212 34 56 7', 'abc']) expect(v.safeParse(Phone, text).success).toBe(false)
})

test('every address has its call, and calls that start a session return its end', () => {
  const all: Record<string, Call> = { ...accountCalls, ...personalCalls }
  expect(Object.keys(all).sort()).toEqual(Object.keys(accountAddresses).sort())
  const starting = Object.entries(all).filter(([, { session }]) => session === 'starts')
  expect(starting.map(([name]) => name)).toEqual(['login', 'registration', 'resetPassword'])
})
