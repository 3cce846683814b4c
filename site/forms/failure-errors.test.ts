// @vitest-environment node
import { expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { words } from '../messages/intl.tsx'
import { failureErrors } from './failure-errors.ts'
import type { FormFailure } from './submitted-form.ts'

const say = words('en')
const failure = (more: Partial<FormFailure>): FormFailure => ({
  kind: 'refused',
  status: 422,
  message: '',
  errors: {},
  ...more,
})
const ofForm = (more: Partial<FormFailure>) => failureErrors(failure(more), say)['']?.[0]

test('errors of fields are beside them, and the whole form has no error', () => {
  const errors = { email: ['No address'] }
  expect(failureErrors(failure({ errors, message: 'Check the fields' }), say)).toEqual(errors)
})

test('a form without a refusal has no errors', () => {
  expect(failureErrors(null, say)).toEqual({})
})

test('the provider’s message is used, or a default one if there is none', () => {
  expect(ofForm({ message: 'The date has passed' })).toBe('The date has passed')
  expect(ofForm({})).toBe(say('form.refused'))
})

test('the texts of a server that failed are not shown', () => {
  expect(ofForm({ status: 500, message: 'TypeError at line 5' })).toBe(say('form.failed'))
})

test('a form that did not reach the server has the message of its definition', () => {
  expect(ofForm({ status: 0 })).toBe(say('form.unreachable'))
  expect(failureErrors(failure({ status: 0 }), say, 'form.failed')['']).toEqual([say('form.failed')])
})

test('an ended session has its own message, for any message of the provider', () => {
  expect(ofForm({ status: 401, message: 'No token' })).toBe(say('form.sessionEnded'))
})

test.each([
  [59, 'form.waitSeconds', { seconds: 59 }],
  [60, 'form.waitMinutes', { minutes: 1 }],
  [61, 'form.waitMinutes', { minutes: 2 }],
  [7200, 'form.waitMinutes', { minutes: 120 }],
  [7201, 'form.waitHours', { hours: 3 }],
] as const)('after too many tries %i seconds to wait are shown in suitable units', (wait, id, values) => {
  expect(ofForm({ status: 429, wait, message: 'Wait a little' })).toBe(`${say('form.tooMany')} ${say(id, values)}`)
})

test('too many tries without a time to wait have the message of the provider', () => {
  expect(ofForm({ status: 429, message: 'Wait a little' })).toBe('Wait a little')
  expect(ofForm({ status: 429 })).toBe(say('form.tooMany'))
})
