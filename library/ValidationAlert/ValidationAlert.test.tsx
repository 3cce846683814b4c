import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ValidationAlert } from './ValidationAlert.tsx'

afterEach(cleanup)

test('the errors of its field are an alert, one per line', () => {
  render(
    <ValidationAlert errors={{ email: ['Required field', 'Not an address'], name: ['Too short'] }} field="email" />,
  )

  expect([...screen.getByRole('alert').querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    'Required field',
    'Not an address',
  ])
})

test.each([
  ['is not among the errors', {}],
  ['has no messages', { email: [] }],
])('nothing is rendered if the field %s', (_, errors) => {
  const { container } = render(<ValidationAlert errors={errors} field="email" />)

  expect(container.innerHTML).toBe('')
})

test('a field with the name of a property that every object has shows no error', () => {
  const { container } = render(<ValidationAlert errors={{}} field="constructor" />)

  expect(container.innerHTML).toBe('')
})
