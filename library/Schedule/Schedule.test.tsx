import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { Schedule, type ScheduleProps } from './Schedule.tsx'

afterEach(cleanup)

const aSchedule = (more: Partial<ScheduleProps> = {}): ScheduleProps => ({
  today: '2025-12-06',
  dates: ['2025-11-29', '2025-12-06', '2025-12-13', '2025-12-20', '2025-12-27'].map((date) => ({
    date,
    times: [{ from: '12:00', to: '14:00' }],
  })),
  ...more,
})
const rows = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('the next dates are shown first, with their times and without past ones', () => {
  render(<Schedule {...aSchedule({ nextCount: 2 })} />)

  expect(rows(screen.getByRole('list', { name: 'Даты' }))).toEqual([
    'сб, 6\u00a0декабря 12:00–\u206014:00 сегодня',
    'сб, 13\u00a0декабря 12:00–\u206014:00 ',
  ])
})

test('«Все даты» contains every date, and says which are past', async () => {
  render(<Schedule {...aSchedule()} />)

  await userEvent.click(screen.getByText('Все даты: 5'))

  const all = screen.getByRole('list', { name: 'Все даты: 5' })
  expect(rows(all)[0]).toBe('сб, 29\u00a0ноября 12:00–\u206014:00 прошло')
  expect(rows(all)).toHaveLength(5)
})

test('dates and times are machine-readable', () => {
  const { container } = render(
    <Schedule
      {...aSchedule({
        dates: [{ date: '2025-12-30', endDate: '2026-01-02', times: [{ from: '10:00', to: '18:00' }] }],
      })}
    />,
  )

  const times = [...container.querySelectorAll('time')].map(({ dateTime }) => dateTime)
  expect(times).toEqual(['2025-12-30', '2026-01-02', '2025-12-30T10:00', '2026-01-02T18:00'])
  expect(container.textContent).toContain('пт, 2\u00a0января 2026')
})

test('a few dates need no disclosure', () => {
  render(<Schedule {...aSchedule({ dates: [{ date: '2025-12-07' }] })} />)

  expect(screen.queryByRole('group')).toBeNull()
  expect(rows(screen.getByRole('list'))).toEqual(['вс, 7\u00a0декабря весь день '])
})

test('an empty schedule and a past one say so', () => {
  const ref = createRef<HTMLDivElement>()
  const { rerender } = render(<Schedule {...aSchedule({ dates: [], ref })} />)
  expect(ref.current?.textContent).toBe('Дат пока нет. Загляните позже.')

  rerender(<Schedule {...aSchedule({ dates: [{ date: '2025-01-01' }] })} />)
  expect(screen.getByText('Новых дат пока нет.')).toBeTruthy()
  expect(screen.getByText('Все даты: 1')).toBeTruthy()
})

test('in English dates are English', () => {
  render(
    <LanguageProvider language="en">
      <Schedule {...aSchedule({ nextCount: 1 })} aria-label="Concerts" />
    </LanguageProvider>,
  )

  expect(rows(screen.getByRole('list', { name: 'Concerts' }))).toEqual(['Sat, 6\u00a0December 12:00–\u206014:00 today'])
})
