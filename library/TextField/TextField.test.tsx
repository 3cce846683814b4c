import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

afterEach(cleanup)

const show = (props: TextFieldProps) =>
  render(
    <LanguageProvider language="en">
      <TextField {...props} />
    </LanguageProvider>,
  )
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const description = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

test('typed text is reported, and stays if the field is uncontrolled', async () => {
  const reported: string[] = []
  show({ label: 'Name', onChange: (text) => reported.push(text) })

  await userEvent.type(field(), 'Ann')

  expect(reported).toEqual(['A', 'An', 'Ann'])
  expect(field().value).toBe('Ann')
})

test('a controlled value is shown', async () => {
  const Upper = () => {
    const [text, setText] = useState('')
    return <TextField label="Code" value={text} onChange={(next) => setText(next.toUpperCase())} />
  }
  render(<Upper />)

  await userEvent.type(field(), 'ab')

  expect(field().value).toBe('AB')
})

test('its label names it, and the attribute says that it is required; the mark is only visual', () => {
  show({ label: 'Name', isRequired: true })

  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).required).toBe(true)
  expect(screen.getByText('required').getAttribute('aria-hidden')).toBe('true')
})

test('hint, errors and the count describe it, and an error marks it invalid', () => {
  show({
    label: 'Name',
    hint: 'As in the passport',
    error: ['Required field', 'Letters only'],
    characterLimit: 10,
    defaultValue: 'Ann',
  })

  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(description(field())).toEqual(['As in the passport', 'Required fieldLetters only', '7\u00a0characters left'])
})

test('an empty list of errors is no error', () => {
  show({ label: 'Name', error: [] })

  expect(field().getAttribute('aria-invalid')).toBeNull()
  expect(field().getAttribute('aria-describedby')).toBeNull()
})

test('an error that appears and disappears keeps the typed text and the cursor position', async () => {
  const { rerender } = render(<TextField label="E-mail" />)
  await userEvent.type(field(), 'ann@')
  const before = field()

  rerender(<TextField label="E-mail" error="Not an address" />)
  rerender(<TextField label="E-mail" />)

  expect(field()).toBe(before)
  expect(field().value).toBe('ann@')
  expect(document.activeElement).toBe(before)
})

test('text over the limit is kept, counted and announced', async () => {
  show({ label: 'Wishes', isMultiline: true, characterLimit: 4 })

  await userEvent.type(field(), 'ab👍')
  expect(screen.getByRole('status').textContent).toBe('')
  await userEvent.type(field(), 'def')

  expect(field().value).toBe('ab👍def')
  expect(screen.getByRole('status').textContent).toBe('2\u00a0characters too many')
})

test('with several lines it is a text area, in which Enter does not submit', async () => {
  show({ label: 'Wishes', isMultiline: true, rows: 5 })

  await userEvent.type(field(), 'one{Enter}two')

  expect([field().tagName, field().getAttribute('rows'), field().value]).toEqual(['TEXTAREA', '5', 'one\ntwo'])
})

test('a button shows and hides a password, by keyboard too, and that is announced', async () => {
  show({ label: 'Password', type: 'password', autoComplete: 'new-password' })
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  expect(screen.getByRole('status').textContent).toBe('')

  await userEvent.type(password, 'secret')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(password.type).toBe('text')
  expect(screen.getByRole('status').textContent).toBe('The password is shown')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide password: Password' }))
  await userEvent.keyboard('{Enter}')

  expect(password.type).toBe('password')
  expect(password.value).toBe('secret')
  expect(screen.getByRole('status').textContent).toBe('The password is hidden')
})

test('the button that shows a password does not submit the form', async () => {
  let sent = 0
  render(
    <form onSubmit={() => (sent += 1)}>
      <TextField label="Password" type="password" />
    </form>,
  )

  await userEvent.click(screen.getByRole('button'))

  expect(sent).toBe(0)
})

test('native attributes and the ref reach the input', () => {
  const ref = createRef<HTMLInputElement>()
  show({ label: 'Phone', type: 'tel', name: 'phone', inputMode: 'numeric', ref })

  expect([
    ref.current?.name,
    ref.current?.type,
    ref.current?.inputMode ?? ref.current?.getAttribute('inputmode'),
  ]).toEqual(['phone', 'tel', 'numeric'])
})
