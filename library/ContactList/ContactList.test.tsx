import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { phone } from '../Icon/icons.ts'
import { ContactList } from './ContactList.tsx'

afterEach(cleanup)

test('the label of its icon names each contact', () => {
  render(<ContactList contacts={[{ icon: phone, label: 'Phone', content: <a href="tel:112">112</a> }]} />)

  expect(screen.getByRole('img', { name: 'Phone' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '112' })).toBeTruthy()
})

test('without contacts nothing is rendered', () => {
  const { container } = render(<ContactList contacts={[]} />)

  expect(container.innerHTML).toBe('')
})
