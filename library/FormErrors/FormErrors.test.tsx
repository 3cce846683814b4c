import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { LanguageProvider } from '../messages/language.tsx'
import type { FieldErrors } from '../Form/useFieldErrors.ts'
import { FormErrors } from './FormErrors.tsx'

afterEach(cleanup)

const fields = [
  { name: 'name', label: 'Name', id: 'form-name' },
  { name: 'sex', label: 'Sex', id: 'form-sex' },
]
const Form = ({ errors, attempt }: { errors: FieldErrors; attempt?: number }) => (
  <LanguageProvider language="en">
    <FormErrors errors={errors} fields={fields} attempt={attempt} />
    <TextField id="form-name" label="Name" />
    <RadioGroup
      id="form-sex"
      legend="Sex"
      defaultValue="female"
      options={[
        { value: 'male', label: 'Male' },
        { value: 'female', label: 'Female' },
      ]}
    />
  </LanguageProvider>
)
const errors = { sex: ['Required field'], name: ['Too short', 'Letters only'] }
const summary = () => screen.queryByRole('region')

test('without errors nothing is rendered', () => {
  render(<Form errors={{ name: [] }} />)

  expect(summary()).toBeNull()
})

test('it takes focus when it appears, and is named by its heading', () => {
  const { rerender } = render(<Form errors={{}} />)

  rerender(<Form errors={errors} />)

  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Check 2\u00a0fields' }))
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Check 2\u00a0fields')
})

test.each([true, false])('focus stays in an invalid field only if the browser has refused it: %s', (noValidate) => {
  const inForm = (shown: FieldErrors) => (
    <form noValidate={noValidate}>
      <FormErrors errors={shown} fields={fields} />
      <TextField id="form-name" label="Name" isRequired />
    </form>
  )
  const { rerender } = render(inForm({}))
  const field = screen.getByRole('textbox')
  field.focus()

  rerender(inForm({ name: ['Required field'] }))

  expect(document.activeElement).toBe(noValidate ? summary() : field)
})

test('each error is on its own line, in the order of the form, and links to its field', () => {
  render(<Form errors={errors} />)

  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Name: Too short', '#form-name'],
    ['Name: Letters only', '#form-name'],
    ['Sex: Required field', '#form-sex'],
  ])
})

test('a link moves focus to its field, or to the chosen one of its group', async () => {
  render(<Form errors={errors} />)

  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  await userEvent.click(screen.getByRole('link', { name: 'Sex: Required field' }))

  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Female' }))
})

test('correcting a field does not move focus, but another submit does', async () => {
  const { rerender } = render(<Form errors={errors} attempt={1} />)
  screen.getByRole('textbox', { name: 'Name' }).focus()

  rerender(<Form errors={{ sex: errors.sex }} attempt={1} />)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  rerender(<Form errors={{ sex: errors.sex }} attempt={2} />)

  expect(document.activeElement).toBe(summary())
})

test('errors without a field are last, without a link', () => {
  render(<Form errors={{ form: ['Seats are sold out'] }} />)

  expect(screen.getByRole('region', { name: 'The form was not sent' })).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toBe('Seats are sold out')
  expect(screen.queryByRole('link')).toBeNull()
})
