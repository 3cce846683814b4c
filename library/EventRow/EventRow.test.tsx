import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EventRow } from './EventRow.tsx'

afterEach(cleanup)

test('the date is read as one phrase, and by machines as a date', () => {
  render(<EventRow href="#" title="Fair" date={{ days: '13–14', month: 'December', dateTime: '2025-12-13' }} />)

  const time = screen.getByText('13–14').closest('time')
  expect(time?.textContent).toBe('13–14 December')
  expect(time?.dateTime).toBe('2025-12-13')
})
