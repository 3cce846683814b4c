// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountForms } from '../../account/account-forms.ts'
import type { FormDefinition } from '../../forms/form-definition.ts'
import { trialForm } from '../../forms/testing/trial-form.ts'
import { aVisit } from '../gateway/testing/test-provider.ts'
import { ownerOf } from '../http/form-owner.ts'
import { endsKeptForm, keptForm, keptFormCookie } from './kept-form.ts'

const auth = (expires: number) => `auth=${encodeURIComponent(JSON.stringify({ expires }))}`
const signedIn = `session=token-of-a-user; ${auth(4_000_000_000)}`
const owner = (email: string) => `draft_owner=${ownerOf(email)}`
const form = trialForm([
  { kind: 'text', name: 'first_name', label: 'track.title', autoComplete: 'off', bounds: { min: 1, max: 9 } },
  {
    kind: 'password',
    name: 'old_password',
    label: 'track.title',
    autoComplete: 'current-password',
    bounds: { min: 1, max: 9 },
  },
  { kind: 'consent', name: 'agreement', label: 'track.title' },
  { kind: 'hidden', name: 'id' },
])
const values = { first_name: 'Анна', old_password: 'warm-house', agreement: 'true', id: '7' }

const visitWith = (cookie: string, address = '/profile?tab=family') => aVisit(address, { headers: { cookie } })
const kept = (sent: Record<string, string> = values, cookie = owner('Anna@example.com')) =>
  keptFormCookie(visitWith(cookie), form, sent)
const pairOf = (cookie = '') => cookie.split(';')[0] ?? ''

test('values that were typed when the session expired are shown once to their owner, on their page, without secrets', () => {
  const cookie = kept()
  expect(cookie).toMatch(/^kept_form=[\w%-]+; Path=\/; Max-Age=900; SameSite=Lax; HttpOnly$/)
  const back = visitWith(`${signedIn}; ${owner('anna@example.com')}; ${pairOf(cookie)}`)

  expect(keptForm(back)).toEqual({
    form: 'trial',
    values: { first_name: 'Анна', id: '7' },
    outcome: { kind: 'kept' },
  })
  expect(endsKeptForm(back)).toBe(true)
})

test.each([
  ['of another user', `${signedIn}; ${owner('pyotr@example.com')}`, '/profile?tab=family', true],
  ['of nobody known', signedIn, '/profile?tab=family', true],
  ['on another page', `${signedIn}; ${owner('anna@example.com')}`, '/profile', false],
  ['before the visitor has signed in', owner('anna@example.com'), '/profile?tab=family', false],
])('a kept form is not shown %s', (_, cookie, address, isDropped) => {
  const visit = visitWith(`${cookie}; ${pairOf(kept())}`, address)

  expect([keptForm(visit), endsKeptForm(visit)]).toEqual([null, isDropped])
})

test('nothing is stored without values, or without a known owner', () => {
  expect(kept({ id: '7', old_password: 'warm-house' })).toBeUndefined()
  expect(kept(values, 'settings=x')).toBeUndefined()
})

test('a cookie with any text causes no failure', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const visit = visitWith(`${signedIn}; ${owner('a@b.example')}; kept_form=${encodeURIComponent(text)}`)
      expect([keptForm(visit), endsKeptForm(visit)]).toEqual([null, true])
    }),
  )
})

test('every form of an account fits into its cookie with the longest Russian values', () => {
  const letters = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'
  let at = 7
  const random = () => letters[(at = (at * 16_807) % 2_147_483_647) % letters.length] ?? ''
  const full = (one: FormDefinition) =>
    Object.fromEntries(
      one.fields.map((field) => [
        field.name,
        Array.from({ length: field.kind === 'text' ? field.bounds.max : 40 }, random).join(''),
      ]),
    )
  const long = accountForms
    .filter((one) => one.fields.some(({ kind }) => kind === 'text' || kind === 'date'))
    .map((one) => [one.id, keptFormCookie(visitWith(owner('a@b.example')), one, full(one))?.length ?? 0] as const)

  expect(long.length).toBeGreaterThan(3)
  expect(long.filter(([, length]) => length === 0 || length > 4000)).toEqual([])
})
