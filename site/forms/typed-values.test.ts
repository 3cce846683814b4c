// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import type { FormDefinition } from './form-definition.ts'
import { ownErrors, restoreValues, typedValues } from './typed-values.ts'

const form: FormDefinition = {
  id: 'trial',
  path: '/profile',
  call: { method: 'post', path: 'portal/trial' },
  fields: [
    { kind: 'text', name: 'name', label: 'account.firstName', autoComplete: 'off', bounds: { min: 1, max: 9 } },
    { kind: 'date', name: 'birth_date', label: 'account.birthDate' },
    { kind: 'radio', name: 'origin', label: 'account.origin' },
    { kind: 'box', name: 'keeps_history', label: 'history.keeps' },
    { kind: 'consent', name: 'agreement', label: 'registration.agreement' },
  ],
  submit: 'profile.save',
  leadsTo: 'stay',
}

function aPage() {
  document.body.innerHTML = `<form>
    <input name="name">
    <input type="hidden" name="birth_date" value="2026-01-02"><input data-field="birth_date" value="02.01.20">
    <input type="radio" name="origin" value="russia" checked><input type="radio" name="origin" value="foreign">
    <input type="checkbox" name="keeps_history" value="true" checked>
    <input type="checkbox" name="agreement" value="true">
  </form>`
  const element = document.querySelector('form')
  if (!element) throw new Error('The page has no form')
  return element
}
const initial = { origin: 'russia', keeps_history: 'true', birth_date: '02.01.20' }

afterEach(() => document.body.replaceChildren())

test('of a date the text counts that was typed, not the date that the field sends', () => {
  expect(typedValues(form, aPage())).toEqual(initial)
})

test('a draft is typed into the form: texts, choices and boxes, but no consent', () => {
  const element = aPage()
  const inputs: string[] = []
  element.addEventListener('input', ({ target }) => inputs.push(target instanceof HTMLInputElement ? target.name : ''))

  restoreValues(form, element, { name: 'Anna', origin: 'foreign', agreement: 'true', birth_date: '02.01.20' }, initial)

  expect(typedValues(form, element)).toEqual({ name: 'Anna', origin: 'foreign', birth_date: '02.01.20' })
  expect(inputs).toContain('name')
})

test('what the visitor has changed since the page was rendered stays', () => {
  const element = aPage()
  const name = element.querySelector<HTMLInputElement>('[name=name]')
  if (name) name.value = 'Boris'

  restoreValues(form, element, { ...initial, name: 'Anna' }, initial)

  expect(typedValues(form, element)['name']).toBe('Boris')
})

test('what a field finds wrong by itself is its error', () => {
  const element = aPage()
  element.querySelector<HTMLInputElement>('[data-field]')?.setCustomValidity('No such day')

  expect(ownErrors(form, element)).toEqual({ birth_date: ['No such day'] })
})
