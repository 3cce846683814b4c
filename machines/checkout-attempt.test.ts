import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CheckoutAttempt, readAttempt, writeAttempt } from './checkout-attempt.ts'

const aKey = fc.string({ minLength: 1 })
const aDraft = fc.record({ agreement: fc.constant(true), wishes: fc.string() })
const anAttempt = fc.oneof(
  fc.record({
    step: fc.constantFrom('submitting' as const, 'left' as const),
    key: aKey,
    drafts: fc.tuple(aDraft, aDraft),
  }),
  fc.record({ step: fc.constant('ordered' as const), orderId: aKey }),
)

test('a written attempt is read back unchanged', () => {
  fc.assert(
    fc.property(anAttempt, (attempt: CheckoutAttempt) => {
      expect(readAttempt(writeAttempt(attempt))).toEqual(attempt)
    }),
  )
})

test.each([
  null,
  '',
  '{',
  '7',
  '[]',
  '{"orderId":7}',
  '{"key":"k"}',
  '{"step":"submitting","key":"","drafts":[{"agreement":true}]}',
  '{"step":"submitting","key":"k","drafts":[]}',
  '{"step":"submitting","key":"k","drafts":[null]}',
  '{"step":"submitting","key":"k","drafts":[{"agreement":false}]}',
])('%j is not an attempt', (text) => {
  expect(readAttempt(text)).toBe(null)
})

test('no text makes reading fail', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(readAttempt(text)).toEqual(readAttempt(text))
    }),
  )
})
