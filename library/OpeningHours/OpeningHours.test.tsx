import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { axisOf } from './axis.ts'
import { OpeningHours } from './OpeningHours.tsx'

afterEach(cleanup)

test('each day is the header of its row, and today is marked', () => {
  render(
    <OpeningHours
      aria-label="Hours"
      days={[
        { label: 'Monday', text: 'closed', spans: [] },
        { label: 'Tuesday', text: '10:00–18:00', spans: [{ from: 10, to: 18 }], isToday: true },
      ]}
    />,
  )

  expect(screen.getByRole('table', { name: 'Hours' })).toBeTruthy()
  expect(screen.getByRole('row', { current: 'date' }).textContent).toBe('Tuesday10:00–18:00')
  expect(screen.getByRole('rowheader', { name: 'Monday' })).toBeTruthy()
})

test('bars have the range of the usual hours, which is extended to an earlier opening or a later closing', () => {
  expect(axisOf([{ from: 10, to: 18 }])).toEqual({ from: 8, to: 22 })
  expect(axisOf([{ from: 6.5, to: 23.5 }])).toEqual({ from: 6, to: 24 })
})

test('if the hours are not known, a message says so instead of a table', () => {
  render(<OpeningHours days={[]} />)

  expect(screen.getByText('Часы работы неизвестны. Позвоните, прежде чем ехать.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a table without a given name has a default one', () => {
  render(<OpeningHours days={[{ label: 'Monday', text: '24/7', spans: [{ from: 0, to: 24 }] }]} />)

  expect(screen.getByRole('table', { name: 'Часы работы' })).toBeTruthy()
})
