import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { EventRow } from './EventRow.tsx'

afterEach(cleanup)

test('the date is announced as one phrase, and is machine-readable', () => {
  render(<EventRow href="#" title="Fair" date={{ days: '13–14', month: 'December', dateTime: '2025-12-13' }} />)

  const time = screen.getByText('13–14').closest('time')
  expect(time?.textContent).toBe('13–14 December')
  expect(time?.dateTime).toBe('2025-12-13')
})

test('its only link is the title, in a heading of the given level', () => {
  const ref = createRef<HTMLElement>()
  render(
    <EventRow
      ref={ref}
      href="/events/3"
      title="Fair"
      titleLevel={2}
      date={{ days: '7', month: 'April' }}
      place="Surgut"
    />,
  )

  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 2, name: 'Fair' })).toBeTruthy()
  expect(ref.current).toBe(screen.getByRole('article'))
})
