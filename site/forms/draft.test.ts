// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { draftOwnerKey, draftPrefix } from '../visitor/stored.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import { trialForm } from './testing/trial-form.ts'

const form = trialForm([
  { kind: 'text', name: 'name', label: 'account.firstName', autoComplete: 'off', bounds: { min: 1, max: 9 } },
  { kind: 'consent', name: 'agreement', label: 'registration.agreement' },
])
const stored = `${draftPrefix}trial`

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('a draft has the typed values, without consents, until it is dropped', () => {
  keepDraft(form, { name: 'Anna', agreement: 'true' })
  expect(readDraft(form)).toEqual({ name: 'Anna' })
  expect(sessionStorage.getItem(stored)).not.toContain('agreement')

  dropDraft(form)
  expect(readDraft(form)).toBeUndefined()
})

test('the next visitor who signs in does not see the draft of another user, but that of a guest', () => {
  keepDraft(form, { name: 'Guest' })
  localStorage.setItem(draftOwnerKey, 'anna')
  expect(readDraft(form)).toEqual({ name: 'Guest' })

  keepDraft(form, { name: 'Anna' })
  localStorage.setItem(draftOwnerKey, 'boris')
  expect(readDraft(form)).toBeUndefined()
})

test.each(['null', '[]', '{"owner":null}', '{"owner":null,"values":[["name","x"]]}', '{"owner":null,"values":'])(
  'a stored draft of %s is ignored, or empty',
  (text) => {
    sessionStorage.setItem(stored, text)
    expect(Object.keys(readDraft(form) ?? {})).toEqual([])
  },
)

test('a stored value that is not a text, or without a field, is left out', () => {
  sessionStorage.setItem(stored, '{"owner":null,"values":{"name":5,"agreement":"true","more":"x"}}')
  expect(readDraft(form)).toEqual({})
})

test('a form works if storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

  expect(() => keepDraft(form, { name: 'Anna' })).not.toThrow()
  expect(readDraft(form)).toBeUndefined()
})
