// @vitest-environment node
import { calls } from '@tropa/contract'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { checkForm } from '../forms/check-form.ts'
import { bodyOf, pathOf, sentValues } from '../forms/form-values.ts'
import type { FormValues } from '../forms/submitted-form.ts'
import { accountForms } from './account-forms.ts'

const password = 'warm house 42'
const newPassword = { password, password_repeat: password }
const person = { first_name: 'Елена', last_name: 'Соколова', origin: 'ugra', municipality: 'Сургут' }
const participant = {
  last_name: 'Соколов',
  first_name: 'Пётр',
  birth_date: '02.03.2015',
  passport: '6700 123456',
  snils: '112-233-445 95',
}

/** What a visitor types into each form, and the body that the provider should get. */
const typed: Record<string, readonly [FormValues, unknown]> = {
  login: [
    { email: ' elena@portal.example', password },
    { email: 'elena@portal.example', password },
  ],
  registration: [
    {
      ...person,
      ...newPassword,
      email: 'elena@portal.example',
      birth_date: '06.05.1990',
      agreement: 'true',
      personal_data: 'true',
      country: 'Chile',
    },
    {
      ...person,
      ...newPassword,
      email: 'elena@portal.example',
      birth_date: '1990-05-06',
      agreement: true,
      personal_data: true,
    },
  ],
  recovery: [{ email: 'elena@portal.example' }, { email: 'elena@portal.example' }],
  'reset-password': [
    { token: 'a'.repeat(43), ...newPassword },
    { token: 'a'.repeat(43), ...newPassword },
  ],
  verification: [{ token: 'a'.repeat(43) }, { token: 'a'.repeat(43) }],
  unsubscribe: [{ token: 'a'.repeat(43) }, { token: 'a'.repeat(43) }],
  'verification-email': [{}, {}],
  logout: [{}, {}],
  person: [
    { ...person, email: 'elena@portal.example' },
    { ...person, email: 'elena@portal.example' },
  ],
  subscriptions: [{ guide: 'true' }, { paid_services: false, guide: true, research: false }],
  'new-participant': [participant, { ...participant, birth_date: '2015-03-02' }],
  participant: [
    { id: '12', ...participant },
    { ...participant, birth_date: '2015-03-02' },
  ],
  'remove-participant': [{ id: '12' }, {}],
  'history-settings': [{}, { keeps_history: false }],
  'history-clear': [{}, {}],
  'cancel-order': [{ id: 'key' }, {}],
  'prolong-order': [{ id: 'key' }, {}],
  'refund-order': [
    { id: 'key', item_id: '3', ticket_code: '7ZZZP0QK3W9XJ4M2RBT5CDEFGH' },
    { items: [{ item_id: 3, ticket_codes: ['7ZZZP0QK3W9XJ4M2RBT5CDEFGH'] }] },
  ],
  password: [
    { old_password: 'old house', ...newPassword },
    { old_password: 'old house', ...newPassword },
  ],
  'end-session': [{ id: '7d3f7c1e-0000-4000-8000-000000000001' }, {}],
  'erase-account': [{ old_password: password }, { old_password: password }],
  'rename-track': [{ id: '5', title: ' Зима ' }, { title: 'Зима' }],
  'copy-track': [{ id: '5' }, {}],
  'delete-track': [{ id: '5' }, {}],
}
const cases = accountForms.map((form) => [form.id, form] as const)

test('every form of the account is tested here', () => {
  expect(Object.keys(typed).toSorted()).toEqual(cases.map(([id]) => id).toSorted())
})

const callOf = (form: (typeof accountForms)[number]) =>
  Object.values(calls).find(({ method, path }) => method === form.call.method && path === form.call.path)

describe.each(cases)('the form %s', (id, form) => {
  const [values, body] = typed[id] ?? [{}, undefined]

  test('sends the body of its call, from its own fields', () => {
    const call = callOf(form)
    const own = sentValues(form, new Map(Object.entries(values)))
    const sent = bodyOf(form, own)

    expect(sent).toEqual(body)
    const schema = call && 'body' in call ? call.body : undefined
    expect(schema ? v.safeParse(schema, sent).issues : undefined).toBeUndefined()
    expect(pathOf(form, own)).not.toMatch(/[{}]|\/\/|\/$/)
  })

  test('has all fields that its page checks', async () => {
    expect(await checkForm(form, values, 'en')).toBeUndefined()
  })
})

test.each([
  [{ id: 'key' }, {}],
  [{ id: 'key', item_id: '3' }, {}],
  [{ id: 'key', ticket_code: '7ZZZP0QK3W9XJ4M2RBT5CDEFGH' }, {}],
])('a return of %o is for all tickets, because a single one needs its item and its code', (values, body) => {
  const form = accountForms.find(({ id }) => id === 'refund-order')
  expect(form && bodyOf(form, values)).toEqual(body)
})

test('each form has a unique id on its page, except for those that several pages share', () => {
  const keys = accountForms.map(({ id, path }) => `${path} ${id}`)
  expect(keys.length).toBeGreaterThan(20)
  expect(new Set(keys).size).toBe(keys.length)
})
