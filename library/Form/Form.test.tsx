import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { FormErrors } from '../FormErrors/FormErrors.tsx'
import { LanguageProvider, type OwnLanguage } from '../messages/language.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ValidationAlert } from '../ValidationAlert/ValidationAlert.tsx'
import { formMessages } from '../messages/Form.ts'
import { constraintMessage, lettersOnly } from './constraints.ts'
import { Form } from './Form.tsx'
import type { FieldErrors } from './useFieldErrors.ts'

afterEach(cleanup)

const taken: FieldErrors = { email: ['This address is taken'], sex: ['Choose one'], agreed: ['Tick the box'] }
interface Shown {
  language?: OwnLanguage
  errors?: FieldErrors
  hasSummary?: boolean
}
const Registration = ({ language = 'en', errors, hasSummary = false }: Shown) => (
  <LanguageProvider language={language}>
    <Form aria-label="form" {...(errors && { validationErrors: errors })} onSubmit={(event) => event.preventDefault()}>
      {hasSummary && <FormErrors fields={[{ name: 'email', label: 'E-mail', id: 'email' }]} />}
      <TextField id="email" name="email" label="E-mail" type="email" isRequired />
      <TextField name="surname" label="Surname" pattern={lettersOnly} />
      <TextField name="password" label="Password" minLength={8} />
      <TextField name="again" label="Again" matches="password" />
      <RadioGroup
        name="sex"
        legend="Sex"
        isRequired
        options={[
          { value: 'f', label: 'Female' },
          { value: 'm', label: 'Male' },
        ]}
      />
      <Checkbox name="agreed" isRequired>
        I agree
      </Checkbox>
      <ValidationAlert field="agreed" />
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </Form>
  </LanguageProvider>
)
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' })
const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join()
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

test('the server’s errors are beside their fields, already in the HTML', () => {
  const html = renderToString(<Registration errors={taken} />)
  expect([html.includes('This address is taken'), html.includes('Choose one'), html.includes('Tick the box')]).toEqual([
    true,
    true,
    true,
  ])

  render(<Registration errors={taken} />)

  expect(describedBy(email())).toBe('This address is taken')
  expect(describedBy(screen.getByRole('radiogroup'))).toBe('Choose one')
  expect(describedBy(screen.getByRole('checkbox'))).toBe('Tick the box')
  expect(screen.getByRole('alert').textContent).toBe('Tick the box')
})

test('focus moves to the first field with an error of the server, or to the list of errors', () => {
  const { unmount } = render(<Registration errors={taken} />)
  expect(document.activeElement).toBe(email())
  unmount()

  render(<Registration errors={taken} hasSummary />)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Check 1\u00a0field' }))
})

test('an error disappears when its field changes, and the others stay; the next response replaces all', async () => {
  const { rerender } = render(<Registration errors={taken} hasSummary />)

  await userEvent.type(email(), 'a')
  expect(email().getAttribute('aria-invalid')).toBeNull()
  expect(describedBy(screen.getByRole('radiogroup'))).toBe('Choose one')
  await userEvent.click(screen.getByRole('radio', { name: 'Male' }))
  expect(describedBy(screen.getByRole('radiogroup'))).toBe('')

  rerender(<Registration errors={{ ...taken }} hasSummary />)
  expect(describedBy(email())).toBe('This address is taken')
})

test.each([
  [
    'en',
    'Required field',
    'Only letters of the alphabet are allowed',
    'Fields must match',
    'The address you entered does not look like a valid email',
  ],
  [
    'ru',
    'Обязательное поле',
    'Допустимы только буквы алфавита',
    'Поля должны совпадать',
    'Введённый адрес не похож на электронную почту',
  ],
] as const)(
  'errors of the browser’s validation have our words (%s)',
  async (language, required, letters, match, address) => {
    render(<Registration language={language} />)
    const field = (name: string) => screen.getByRole('textbox', { name })
    await userEvent.type(field('Surname'), 'R2')
    await userEvent.type(field('Password'), 'secret')
    await userEvent.type(field('Again'), 'other')

    await send()

    expect([describedBy(email()), describedBy(field('Surname')), describedBy(field('Again'))]).toEqual([
      required,
      letters,
      match,
    ])
    expect([describedBy(screen.getByRole('radiogroup')), describedBy(screen.getByRole('checkbox'))]).toEqual([
      required,
      required,
    ])
    expect(document.activeElement).toBe(email())

    await userEvent.type(email(), 'nobody')
    expect(describedBy(email())).toBe('')
    await send()
    expect(describedBy(email())).toBe(address)
  },
)

test('a list of errors does not take focus from the field that the browser has refused', async () => {
  render(<Registration hasSummary />)

  await send()

  expect(screen.getByRole('region').textContent).toContain('E-mail: Required field')
  expect(document.activeElement).toBe(email())
})

test('a reset removes the errors', async () => {
  render(<Registration errors={taken} />)

  await act(() => userEvent.click(screen.getByRole('button', { name: 'Reset' })))

  expect(document.querySelector('[aria-invalid]')).toBeNull()
})

test.each([
  [1, 'Поле не может быть короче 1 знака', 'This field cannot be less than 1 character'],
  [8, 'Поле не может быть короче 8 знаков', 'This field cannot be less than 8 characters'],
])('the error of a text shorter than %d has its length', (minLength, ru, en) => {
  const input = Object.assign(document.createElement('input'), { minLength })
  // jsdom does not report texts that are too short.
  Object.defineProperty(input, 'validity', { value: { tooShort: true } })

  expect([constraintMessage(input, formMessages.ru), constraintMessage(input, formMessages.en)]).toEqual([ru, en])
})

test.each([
  ['a date that is no date', { badInput: true }, 'This value is not allowed'],
  ['what the page itself found', { customError: true }, 'Seats are sold out'],
  ['a pattern that says what it wants', { patternMismatch: true }, 'Ten digits'],
])('%s has an error text, too', (_, validity, message) => {
  const input = Object.assign(document.createElement('input'), { title: 'Ten digits' })
  Object.defineProperty(input, 'validity', { value: validity })
  input.setCustomValidity('Seats are sold out')

  expect(constraintMessage(input, formMessages.en)).toBe(message)
})
