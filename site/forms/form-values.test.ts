// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { bodyOf, isoDate, keptValues, pathOf, sentValues } from './form-values.ts'
import { trialForm } from './testing/trial-form.ts'

const bounds = { min: 1, max: 50 }
const form = trialForm(
  [
    { kind: 'hidden', name: 'id' },
    { kind: 'text', name: 'name', label: 'account.firstName', autoComplete: 'given-name', bounds },
    { kind: 'date', name: 'birth_date', label: 'account.birthDate' },
    { kind: 'radio', name: 'origin', label: 'account.origin' },
    {
      kind: 'text',
      name: 'country',
      label: 'account.country',
      autoComplete: 'country-name',
      bounds,
      when: { field: 'origin', is: 'foreign' },
    },
    { kind: 'password', name: 'password', label: 'account.password', autoComplete: 'new-password', bounds },
    {
      kind: 'password',
      name: 'password_repeat',
      label: 'account.passwordRepeat',
      autoComplete: 'new-password',
      bounds,
      isRepeat: true,
    },
    { kind: 'box', name: 'keeps_history', label: 'history.keeps' },
    { kind: 'consent', name: 'agreement', label: 'registration.agreement' },
    { kind: 'held', name: 'track', call: { method: 'get', path: 'portal/track' }, read: () => ({}) },
  ],
  { call: { method: 'put', path: 'portal/person/{id}/note' } },
)

describe('the body of a form', () => {
  test('has only fields of the form, without empty ones and files', () => {
    const sent = new Map<string, unknown>([
      ['name', 'Anna'],
      ['birth_date', ''],
      ['origin', new Blob()],
      ['is_admin', 'true'],
    ])

    expect(sentValues(form, sent)).toEqual({ name: 'Anna' })
  })

  test('has dates in the format of the contract, trimmed texts, and checkboxes as booleans', () => {
    const values = { id: '7', name: '  Anna ', birth_date: '05.03.1990', password: ' a b ', keeps_history: 'true' }

    expect(bodyOf(form, values)).toEqual({
      name: 'Anna',
      birth_date: '1990-03-05',
      password: ' a b ',
      password_repeat: '',
      keeps_history: true,
    })
  })

  test('has an unticked checkbox as false, and lacks a consent that was not given', () => {
    const body = bodyOf(form, {})
    expect(body['keeps_history']).toBe(false)
    expect(body).not.toHaveProperty('agreement')
    expect(bodyOf(form, { agreement: 'true' })['agreement']).toBe(true)
  })

  test('has a field that depends on another only for its value', () => {
    expect(bodyOf(form, { origin: 'foreign', country: 'Chile' })['country']).toBe('Chile')
    expect(bodyOf(form, { origin: 'russia', country: 'Chile' })).not.toHaveProperty('country')
  })

  test('has the values that the browser stores, which fields of the form override', () => {
    const body = bodyOf(form, { name: 'Anna', track: '{"plan":[1],"name":"planted"}' })
    expect(body).toMatchObject({ plan: [1], name: 'Anna' })
    expect(body).not.toHaveProperty('track')
  })

  test.each(['', 'null', '5', '{"plan":'])('gets nothing from a browser that stores %o', (track) => {
    expect(bodyOf(form, { name: 'Anna', track })).toEqual(bodyOf(form, { name: 'Anna' }))
  })

  test('a parameter of the path is taken from its field, and is escaped', () => {
    expect(pathOf(form, { id: '../../erase?x=1' })).toBe('portal/person/..%2F..%2Ferase%3Fx%3D1/note')
  })

  test('a text that is not a date is left unchanged, so that validation refuses it', () => {
    expect([isoDate('31.02.2026'), isoDate('soon'), isoDate('01.12.2026')]).toEqual([
      '31.02.2026',
      'soon',
      '2026-12-01',
    ])
  })
})

test('passwords, consents and values that the browser stores are never shown again', () => {
  const values = {
    name: 'Anna',
    password: 'secret',
    password_repeat: 'secret',
    agreement: 'true',
    track: '{}',
    id: '7',
  }

  expect(keptValues(form, values)).toEqual({ name: 'Anna', id: '7' })
})
