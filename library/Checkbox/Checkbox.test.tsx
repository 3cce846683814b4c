import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Checkbox } from './Checkbox.tsx'

afterEach(cleanup)

test('a press on the label ticks it, and the new state is reported', async () => {
  const reported: boolean[] = []
  render(<Checkbox onChange={(isChecked) => reported.push(isChecked)}>Museums</Checkbox>)

  await userEvent.click(screen.getByText('Museums'))

  expect(reported).toEqual([true])
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
})

test('it is not ticked by default', () => {
  render(<Checkbox>I agree</Checkbox>)

  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

test('an error marks it invalid and describes it', () => {
  render(<Checkbox error="Tick it to pay">I agree</Checkbox>)

  const box = screen.getByRole('checkbox', { name: 'I agree' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Tick it to pay')
})
