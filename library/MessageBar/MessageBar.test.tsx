import { cleanup, render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { MessageBar } from './MessageBar.tsx'

afterEach(cleanup)

test('it is a named region with its message and actions', () => {
  render(
    <MessageBar label="Cookies" actions={<button type="button">Allow all</button>}>
      We count visits.
    </MessageBar>,
  )

  const bar = screen.getByRole('region', { name: 'Cookies' })
  expect(bar.textContent).toContain('We count visits.')
  expect(within(bar).getByRole('button', { name: 'Allow all' })).toBeTruthy()
})

test('without actions it contains only its message, and the ref is the region', () => {
  const ref = createRef<HTMLElement>()
  render(
    <MessageBar ref={ref} label="Notice">
      Tickets open without the network.
    </MessageBar>,
  )

  expect(ref.current).toBe(screen.getByRole('region', { name: 'Notice' }))
  expect(ref.current?.textContent).toBe('Tickets open without the network.')
})
