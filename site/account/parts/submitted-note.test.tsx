// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { renderedPage } from '../../app/testing/rendered-page.tsx'
import type { FormFailure, SubmittedForm } from '../../forms/submitted-form.ts'
import { words } from '../../messages/intl.tsx'
import { languages, type Language } from '../../region/languages.ts'

const auth = { expires: 4_000_000_000 }
const failure: FormFailure = { kind: 'refused', status: 409, message: 'Somebody was faster', errors: {} }

/** Alerts above the tabs of the profile, where a button of it was posted without scripts. */
async function notesAfter(submitted: SubmittedForm, language: Language = 'en', address = '/profile?tab=family') {
  const { main, errors } = await renderedPage(address, { auth, language, submitted })
  expect(errors).toEqual([])
  return main.textContent ?? ''
}

describe.each(languages)('in %s', (language) => {
  const say = words(language)

  test('a post that was accepted without scripts is confirmed', async () => {
    const submitted: SubmittedForm = { form: 'remove-participant', values: {}, outcome: { kind: 'done' } }
    expect(await notesAfter(submitted, language)).toContain(say('notice.updated'))
  })

  test('a failed post says that the portal has failed', async () => {
    const outcome: FormFailure = { ...failure, status: 502, message: '' }
    const submitted: SubmittedForm = { form: 'remove-participant', values: {}, outcome }
    expect(await notesAfter(submitted, language)).toContain(say('form.failed'))
  })
})

test('a refused post has its reason once', async () => {
  const submitted: SubmittedForm = { form: 'remove-participant', values: {}, outcome: failure }
  expect((await notesAfter(submitted)).split(failure.message)).toHaveLength(2)
})

test('a form with fields shows the reason itself, and the note does not repeat it', async () => {
  const submitted: SubmittedForm = { form: 'person', values: {}, outcome: failure }
  expect((await notesAfter(submitted, 'en', '/profile')).split(failure.message)).toHaveLength(2)
})

test.each<[string, SubmittedForm]>([
  ['of another page', { form: 'end-session', values: {}, outcome: failure }],
  ['that was kept for the next sign-in', { form: 'remove-participant', values: {}, outcome: { kind: 'kept' } }],
])('a form %s shows no note here', async (_, submitted) => {
  const text = await notesAfter(submitted)
  expect(text).toContain('Соколов Пётр')
  expect(text).not.toContain(failure.message)
  expect(text).not.toContain(words('en')('notice.updated'))
})
