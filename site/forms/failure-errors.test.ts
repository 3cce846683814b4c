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

test('errors of fields stand beside them, and nothing is said of the whole form', () => {
  const errors = { email: ['No address'] }
  expect(failureErrors(failure({ errors, message: 'Check the fields' }), say)).toEqual(errors)
})

test('a form that was not refused has no errors', () => {
  expect(failureErrors(null, say)).toEqual({})
})

test('what the provider says comes first, and something is said where it says nothing', () => {
  expect(ofForm({ message: 'The date has passed' })).toBe('The date has passed')
  expect(ofForm({})).toBe(say('form.refused'))
})

test('the texts of a server that failed are not shown', () => {
  expect(ofForm({ status: 500, message: 'TypeError at line 5' })).toBe(say('form.failed'))
})

test('a form that did not reach the server says what its definition says of that', () => {
  expect(ofForm({ status: 0 })).toBe(say('form.unreachable'))
  expect(failureErrors(failure({ status: 0 }), say, 'form.failed')['']).toEqual([say('form.failed')])
})

test('an ended session is named, whatever the provider says of it', () => {
  expect(ofForm({ status: 401, message: 'No token' })).toBe(say('form.sessionEnded'))
})

test.each([
  [59, 'form.waitSeconds', { seconds: 59 }],
  [60, 'form.waitMinutes', { minutes: 1 }],
  [61, 'form.waitMinutes', { minutes: 2 }],
  [7200, 'form.waitMinutes', { minutes: 120 }],
  [7201, 'form.waitHours', { hours: 3 }],
] as const)('after too many tries, %i seconds to wait are said in units of a person', (wait, id, values) => {
  expect(ofForm({ status: 429, wait, message: 'Wait a little' })).toBe(`${say('form.tooMany')} ${say(id, values)}`)
})

test('too many tries without a time to wait are said in the words of the provider', () => {
  expect(ofForm({ status: 429, message: 'Wait a little' })).toBe('Wait a little')
  expect(ofForm({ status: 429 })).toBe(say('form.tooMany'))
})
