import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { withDialogs } from '../Modal/testing.ts'
import { DatePicker } from './DatePicker.tsx'
import { aPicker, described, focusedDay, theField } from './testing.ts'

withDialogs()
afterEach(cleanup)

const theFieldNamed = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('a text in composition by an input method gets no dots until it is finished', () => {
  render(<DatePicker {...aPicker()} />)
  fireEvent.compositionStart(theField())
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(theField(), '0612')
  fireEvent(theField(), new InputEvent('input', { bubbles: true, isComposing: true }))
  const composed = theField().value
  fireEvent.compositionEnd(theField())

  expect([composed, theField().value]).toEqual(['0612', '06.12'])
})

test('a text that an input method finishes before its end gets no dots, which would move the caret', () => {
  render(<DatePicker {...aPicker()} />)
  fireEvent.compositionStart(theField())
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(theField(), '06.122')
  theField().setSelectionRange(5, 5)
  fireEvent(theField(), new InputEvent('input', { bubbles: true, isComposing: true }))
  fireEvent.compositionEnd(theField())

  expect([theField().value, theField().selectionStart]).toEqual(['06.122', 5])
})

test('digits get their dots, and the whole date is reported once', async () => {
  const dates: (string | null)[] = []
  render(<DatePicker {...aPicker({ onChange: (date) => dates.push(date) })} />)

  await userEvent.type(theField(), '06122025')

  expect(theField().value).toBe('06.12.2025')
  expect(dates).toEqual(['2025-12-06'])
})

test('erasing a digit erases one character and clears the date', async () => {
  const dates: (string | null)[] = []
  render(<DatePicker {...aPicker({ defaultValue: '2025-12-06', onChange: (date) => dates.push(date) })} />)

  await userEvent.type(theField(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')

  expect(theField().value).toBe('06.12')
  expect(dates).toEqual([null])
})

test('a digit inserted in the middle stays where it is', async () => {
  render(<DatePicker {...aPicker({ defaultValue: '2025-12-06' })} />)

  await userEvent.type(theField(), '1', { initialSelectionStart: 0, initialSelectionEnd: 1 })

  expect([theField().value, theField().selectionStart]).toEqual(['16.12.2025', 1])
})

test('the text of a date that does not exist is kept, with an error in words, and prevents submitting the form', async () => {
  render(<DatePicker {...aPicker()} />)

  await userEvent.type(theField(), '31022026')

  expect(theField().value).toBe('31.02.2026')
  expect(theField().getAttribute('aria-invalid')).toBe('true')
  expect(described(theField())).toContain('Такой даты нет. Напишите день, месяц и год: ДД.ММ.ГГГГ.')
  expect(screen.getByRole('status').textContent).toContain('Такой даты нет')
  expect(theField().validity.customError).toBe(true)
})

test('an incomplete date is an error only after blur', async () => {
  render(<DatePicker {...aPicker()} />)

  await userEvent.type(theField(), '061')
  expect(theField().hasAttribute('aria-invalid')).toBe(false)
  await userEvent.tab()

  expect(theField().value).toBe('06.1')
  expect(theField().getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['20112025', 'Дата раньше, чем можно. Самая ранняя — 21.11.2025.'],
  ['01012027', 'Дата позже, чем можно. Самая поздняя — 31.12.2026.'],
])('%s is out of range', async (typed, message) => {
  const dates: (string | null)[] = []
  render(<DatePicker {...aPicker({ min: '2025-11-21', max: '2026-12-31', onChange: (date) => dates.push(date) })} />)

  await userEvent.type(theField(), typed)

  expect(described(theField())).toContain(message)
  expect(dates).toEqual([])
})

test('the form has the ISO date', async () => {
  const { container } = render(<form>{<DatePicker {...aPicker({ name: 'travel_date' })} />}</form>)
  const sent = () => new FormData(container.querySelector('form') ?? undefined).get('travel_date')

  expect(sent()).toBe('')
  await userEvent.type(theField(), '6.12.2025')

  expect(sent()).toBe('2025-12-06')
})

test('a new value of the property replaces the text', async () => {
  const { rerender } = render(<DatePicker {...aPicker({ value: null })} />)
  await userEvent.type(theField(), '99')

  rerender(<DatePicker {...aPicker({ value: '2025-12-06' })} />)

  expect(theField().value).toBe('06.12.2025')
})

test('required, disabled, hint and error are attributes and descriptions of the field', () => {
  const ref = createRef<HTMLInputElement>()
  render(<DatePicker {...aPicker({ ref, isRequired: true, hint: 'Когда вы едете', error: 'Обязательное поле' })} />)

  expect(ref.current).toBe(theFieldNamed(/Дата поездки/))
  expect(ref.current?.required).toBe(true)
  expect(described(theFieldNamed(/Дата поездки/))).toEqual(['ДД.ММ.ГГГГ', 'Когда вы едете', 'Обязательное поле'])
  cleanup()
  render(<DatePicker {...aPicker({ isDisabled: true })} />)
  expect(screen.getByRole<HTMLButtonElement>('button').disabled && theField().disabled).toBe(true)
})

test('a whole date hides the format, which still describes the field', () => {
  render(<DatePicker {...aPicker()} />)
  expect(screen.getByText('ДД.ММ.ГГГГ').hidden).toBe(false)
  cleanup()

  render(<DatePicker {...aPicker({ defaultValue: '2025-12-06' })} />)
  expect(screen.getByText('ДД.ММ.ГГГГ').hidden).toBe(true)
  expect(described(theField())).toContain('ДД.ММ.ГГГГ')
})

test('the weather variant is a button with the date in words', async () => {
  const ref = createRef<HTMLButtonElement>()
  const { container } = render(
    <DatePicker variant="weather" ref={ref} label="Дата поездки" value="2025-12-06" name="date" />,
  )

  const button = screen.getByRole('button', { name: 'Дата поездки 06\u00a0декабря 2025' })
  expect(button).toBe(ref.current)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(container.querySelector('input')?.value).toBe('2025-12-06')
  await userEvent.click(button)
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('in English its words are English, and Monday is the first day', async () => {
  render(
    <LanguageProvider language="en">
      <DatePicker variant="weather" label="Travel date" defaultValue="2025-12-06" />
    </LanguageProvider>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Travel date 06\u00a0December 2025' }))
  const dialog = await screen.findByRole('dialog', { name: 'Choice of date' })

  expect([...dialog.querySelectorAll('th')][0]?.textContent).toBe('Mon')
  expect(focusedDay()).toBe('Saturday, 6 December 2025, selected')
})

test('it renders on the server', () => {
  expect(renderToString(<DatePicker {...aPicker({ defaultValue: '2025-12-06', name: 'date' })} />)).toContain(
    'value="06.12.2025"',
  )
})

test('a reset of the form restores the first date', async () => {
  render(
    <form aria-label="Trip">
      <DatePicker label="Date" name="date" defaultValue="2025-12-06" today="2025-11-21" />
    </form>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, '31.02.2026')
  const typed = field.value

  act(() => screen.getByRole<HTMLFormElement>('form').reset())

  expect([typed, field.value, field.validity.valid]).toEqual(['31.02.2026', '06.12.2025', true])
})
