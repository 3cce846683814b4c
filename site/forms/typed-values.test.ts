// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { ownErrors, restoreValues, typedValues } from './typed-values.ts'
import { trialForm } from './testing/trial-form.ts'

const form = trialForm([
  { kind: 'text', name: 'name', label: 'account.firstName', autoComplete: 'off', bounds: { min: 1, max: 9 } },
  { kind: 'date', name: 'birth_date', label: 'account.birthDate' },
  { kind: 'radio', name: 'origin', label: 'account.origin' },
  { kind: 'box', name: 'keeps_history', label: 'history.keeps' },
  { kind: 'consent', name: 'agreement', label: 'registration.agreement' },
  { kind: 'select', name: 'sex', label: 'account.sex' },
  {
    kind: 'text',
    name: 'wishes',
    label: 'account.firstName',
    autoComplete: 'off',
    bounds: { min: 0, max: 9 },
    lines: 3,
  },
  {
    kind: 'password',
    name: 'password',
    label: 'account.password',
    autoComplete: 'new-password',
    bounds: { min: 1, max: 9 },
  },
  { kind: 'hidden', name: 'token' },
])

function aPage() {
  document.body.innerHTML = `<form>
    <input name="name">
    <input type="hidden" name="birth_date" value="2026-01-02"><input data-field="birth_date" value="02.01.20">
    <input type="radio" name="origin" value="russia" checked><input type="radio" name="origin" value="foreign">
    <input type="checkbox" name="keeps_history" value="true" checked>
    <input type="checkbox" name="agreement" value="true">
    <select name="sex"><option value="">–</option><option value="female">F</option></select>
    <textarea name="wishes"></textarea>
    <input type="password" name="password">
    <input type="hidden" name="token">
  </form>`
  const element = document.querySelector('form')
  if (!element) throw new Error('The page has no form')
  return element
}
const initial = { origin: 'russia', keeps_history: 'true', birth_date: '02.01.20' }

afterEach(() => document.body.replaceChildren())

test('the value of a date is the typed text, not the date that the field sends', () => {
  expect(typedValues(form, aPage())).toEqual(initial)
})

test('a draft fills in the form: texts, choices and checkboxes, but no consent', () => {
  const element = aPage()
  const inputs: string[] = []
  element.addEventListener('input', ({ target }) => inputs.push(target instanceof HTMLInputElement ? target.name : ''))

  restoreValues(form, element, { name: 'Anna', origin: 'foreign', agreement: 'true', birth_date: '02.01.20' }, initial)

  expect(typedValues(form, element)).toEqual({ name: 'Anna', origin: 'foreign', birth_date: '02.01.20' })
  expect(inputs).toContain('name')
})

test('values that the visitor has changed since the page was rendered stay', () => {
  const element = aPage()
  const name = element.querySelector<HTMLInputElement>('[name=name]')
  if (name) name.value = 'Boris'

  restoreValues(form, element, { ...initial, name: 'Anna' }, initial)

  expect(typedValues(form, element)['name']).toBe('Boris')
})

test('the error of a field’s own validation is its error', () => {
  const element = aPage()
  element.querySelector<HTMLInputElement>('[data-field]')?.setCustomValidity('No such day')

  expect(ownErrors(form, element)).toEqual({ birth_date: ['No such day'] })
})

test('a choice from a list and a text of several lines are restored with the event that React listens to', () => {
  const element = aPage()
  const events: string[] = []
  for (const type of ['input', 'change'])
    element.addEventListener(type, ({ target }) => {
      if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement)
        events.push(`${target.name} ${type}`)
    })

  restoreValues(form, element, { ...initial, sex: 'female', wishes: 'A\nB' }, initial)

  expect(typedValues(form, element)).toMatchObject({ sex: 'female', wishes: 'A\nB' })
  expect(events).toEqual(['sex change', 'wishes input'])
})

test('a draft never fills in a password or a value of the page', () => {
  const element = aPage()

  restoreValues(form, element, { ...initial, password: 'secret', token: 'stolen' }, initial)

  expect(typedValues(form, element)).toEqual(initial)
})

test('a draft without a value clears the rendered one of a text and a checkbox, but not of a radio button', () => {
  const element = aPage()
  const pressed: string[] = []
  element.addEventListener('click', ({ target }) => target instanceof HTMLInputElement && pressed.push(target.name))

  restoreValues(form, element, {}, initial)

  expect([typedValues(form, element), pressed]).toEqual([{ origin: 'russia' }, ['keeps_history']])
})

test('a checkbox that a draft has turned off and on again is unchanged', () => {
  const element = aPage()
  const { keeps_history: _, ...off } = initial
  let presses = 0
  element.addEventListener('click', () => (presses += 1))

  restoreValues(form, element, off, initial)
  const isOff = typedValues(form, element)['keeps_history'] === undefined
  restoreValues(form, element, initial, off)

  expect([isOff, typedValues(form, element)['keeps_history'], presses]).toEqual([true, 'true', 2])
})

test('a draft with the shown values changes nothing', () => {
  const element = aPage()
  const events: string[] = []
  for (const type of ['input', 'change', 'click']) element.addEventListener(type, () => events.push(type))

  restoreValues(form, element, initial, initial)

  expect([typedValues(form, element), events]).toEqual([initial, []])
})
