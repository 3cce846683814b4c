import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { NumberStepper, type NumberStepperProps } from './NumberStepper.tsx'
import { readNumber, stepped } from './steps.ts'

// Compiled before the clock of a test runs.
beforeAll(() => import('./Stepping.tsx'))
afterEach(cleanup)

const show = (props: Partial<NumberStepperProps> = {}) => {
  const reported: number[] = []
  render(
    <LanguageProvider language="en">
      <NumberStepper label="Adults" onChange={(value) => reported.push(value)} {...props} />
    </LanguageProvider>,
  )
  return reported
}
const field = () => screen.getByLabelText<HTMLInputElement>('Adults', { selector: 'input' })
/** React Aria loads on intent. */
const reach = async () => {
  act(() => field().focus())
  await screen.findByRole('spinbutton', { name: 'Adults' })
}
const less = () => screen.getByRole('button', { name: 'Less Adults' })
const more = () => screen.getByRole('button', { name: 'More Adults' })

test('before its behaviour loads it is a text field, and it stays the same element', async () => {
  show({ defaultValue: 2 })
  const before = field()
  expect([before, screen.queryByRole('spinbutton')]).toEqual([screen.getByRole('textbox', { name: 'Adults' }), null])

  await reach()

  expect([field(), document.activeElement]).toEqual([before, before])
})

test.each(['before the behaviour loads', 'with the behaviour'])('buttons step %s', async (when) => {
  const reported = show({ defaultValue: 2, valueText: (value) => `${value} adults` })
  if (when === 'with the behaviour') await reach()

  await userEvent.click(more())
  await userEvent.click(more())
  await userEvent.click(less())

  expect(reported).toEqual([3, 4, 3])
  await reach()
  expect(field().getAttribute('aria-valuetext')).toBe('3 adults')
})

test('keys of an input method change nothing, before the behaviour loads and after', async () => {
  const reported = show({ defaultValue: 2 })
  act(() => field().focus())
  const compose = (key: string) => fireEvent.keyDown(field(), { key, isComposing: true })

  fireEvent.change(field(), { target: { value: '5' } })
  const isLeftToTheMethod = compose('ArrowDown')
  await screen.findByRole('spinbutton', { name: 'Adults' })
  compose('ArrowDown')
  compose('Enter')

  expect([isLeftToTheMethod, field().value, reported]).toEqual([true, '5', []])
})

test('keys that are pressed before the behaviour loads are not lost', async () => {
  const reported = show({ defaultValue: 2 })
  act(() => field().focus())

  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  fireEvent.keyDown(field(), { key: 'ArrowDown' })

  await waitFor(() => expect(reported).toEqual([3, 4, 3]))
})

test('a long press steps repeatedly until it ends', async () => {
  show({ defaultValue: 2, max: 5 })
  await reach()

  fireEvent.pointerDown(more(), { button: 0, pointerType: 'mouse', width: 1, height: 1, pressure: 0.5, detail: 1 })
  await waitFor(() => expect(field().value).toBe('5'))
  fireEvent.pointerUp(more(), { button: 0, pointerType: 'mouse' })

  expect(more().getAttribute('aria-disabled')).toBe('true')
})

test.each([
  ['{ArrowUp}', 6],
  ['{ArrowDown}', 4],
  ['{PageUp}', 15],
  ['{PageDown}', 0],
  ['{Home}', 0],
  ['{End}', 20],
])('%s goes from 5 to %d', async (key, value) => {
  show({ defaultValue: 5, max: 20 })
  await reach()

  await userEvent.keyboard(key)

  expect(field().value).toBe(String(value))
  expect(field().getAttribute('aria-valuenow')).toBe(String(value))
})

test('without an upper bound End does nothing, and the field has no maximum', async () => {
  show({ defaultValue: 5 })
  await reach()

  await userEvent.keyboard('{End}')

  expect(field().value).toBe('5')
  expect(field().hasAttribute('aria-valuemax')).toBe(false)
})

test('at a bound the button can be focused, says why it does nothing, and does nothing', async () => {
  const reported = show({ defaultValue: 1, min: 1, max: 3 })

  less().focus()
  await userEvent.keyboard('{Enter}')

  expect(document.activeElement).toBe(less())
  expect(less().getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(less().getAttribute('aria-describedby') ?? '')?.textContent).toBe('At least 1')
  expect(reported).toEqual([])
})

test('reaching the upper bound with its button keeps focus there and says so', async () => {
  show({ defaultValue: 2, max: 3 })

  more().focus()
  await userEvent.keyboard('{Enter}')

  expect(document.activeElement).toBe(more())
  expect(screen.getByText('At most 3')).toBeTruthy()
})

test.each([
  ['7', 7],
  ['99', 10],
  ['-4', 0],
  ['many', 2],
  ['', 2],
])('a typed %j becomes %d on blur', async (text, value) => {
  show({ defaultValue: 2, max: 10 })

  await userEvent.clear(field())
  if (text) await userEvent.type(field(), text)
  expect(field().value).toBe(text)
  await userEvent.tab()

  expect(field().value).toBe(String(value))
})

test('typing and Enter report the number once', async () => {
  const reported = show({ defaultValue: 2 })

  await userEvent.clear(field())
  await userEvent.type(field(), '12{Enter}')
  await userEvent.tab()

  expect(reported).toEqual([12])
})

test('a controlled value stays until the property changes', async () => {
  const reported = show({ value: 2 })

  await userEvent.click(more())

  expect(reported).toEqual([3])
  expect(field().value).toBe('2')
})

test('a disabled field cannot be focused', async () => {
  show({ isDisabled: true })

  await userEvent.tab()

  expect(document.activeElement).toBe(document.body)
})

test.each([
  [0.1, 1, { min: 0, max: 1, step: 0.1 }, 0.2],
  [0.2, 1, { min: 0, max: 1, step: 0.1 }, 0.3],
  [4, 1, { min: 1, max: 10, step: 5 }, 6],
  [4, -1, { min: 1, max: 10, step: 5 }, 1],
  [9, 1, { min: 0, max: 10, step: 4 }, 10],
])('%d and %d steps on %o is %d', (value, by, steps, next) => {
  expect(stepped(value, by, steps)).toBe(next)
})

test.each([
  ['1 200', 1200],
  ['1,5', 1.5],
  ['−3', -3],
  ['', null],
  ['3 km', null],
])('%j is parsed as %s', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test('a reset of the form restores the first number', async () => {
  render(
    <form aria-label="Tickets">
      <NumberStepper label="Adults" name="adults" defaultValue={2} />
    </form>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox')
  act(() => field.focus())
  await screen.findByRole('spinbutton')
  await userEvent.type(field, '{ArrowUp}{ArrowUp}')
  const stepped = field.value

  act(() => screen.getByRole<HTMLFormElement>('form').reset())

  expect([stepped, field.value]).toEqual(['4', '2'])
})
