import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MessageBar } from './MessageBar.tsx'

afterEach(cleanup)

test('is a named region with its message and actions', () => {
  render(
    <MessageBar label="Cookies" actions={<button type="button">Allow all</button>}>
      We count visits.
    </MessageBar>,
  )

  const bar = screen.getByRole('region', { name: 'Cookies' })
  expect(bar.textContent).toContain('We count visits.')
  expect(within(bar).getByRole('button', { name: 'Allow all' })).toBeTruthy()
})
