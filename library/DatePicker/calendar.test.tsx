import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { withDialogs } from '../Modal/testing.ts'
import { DatePicker } from './DatePicker.tsx'
import { aPicker, focusedDay, openCalendar, theField } from './testing.ts'

withDialogs()
afterEach(cleanup)

test('the calendar begins on Monday, marks today and the chosen day, and announces the notes', async () => {
  render(<DatePicker {...aPicker({ defaultValue: '2025-12-06', min: '2025-11-21', dayNote: () => '−13°' })} />)

  const dialog = await openCalendar()

  const days = [...dialog.querySelectorAll('th')].map(({ textContent }) => textContent)
  expect(days.slice(0, 7)).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'])
  expect(within(dialog).getByText('Декабрь 2025')).toBeTruthy()
  const chosen = within(dialog).getByRole('button', { name: 'суббота, 6 декабря 2025, выбрано, −13°' })
  expect(chosen.closest('td')?.getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(chosen)
})

test('today is the date of the property, never that of the clock', async () => {
  render(<DatePicker {...aPicker()} />)

  const dialog = await openCalendar()

  const marked = [...dialog.querySelectorAll('[aria-current="date"]')].map((day) => day.getAttribute('aria-label'))
  expect(marked).toEqual(['пятница, 21 ноября 2025, сегодня'])
  expect(focusedDay()).toBe('пятница, 21 ноября 2025, сегодня')
})

test.each([
  ['the day it is given while none is chosen', { opensAt: '2026-03-01' }, 'воскресенье, 1 марта 2026'],
  [
    'the chosen day all the same',
    { opensAt: '2026-03-01', defaultValue: '2025-12-06' },
    'суббота, 6 декабря 2025, выбрано',
  ],
])('opens at %s', async (_, props, day) => {
  render(<DatePicker {...aPicker(props)} />)
  await openCalendar()

  expect(focusedDay()).toBe(day)
})

test.each([
  ['{ArrowRight}', 'воскресенье, 7 декабря 2025'],
  ['{ArrowLeft}', 'пятница, 5 декабря 2025'],
  ['{ArrowDown}', 'суббота, 13 декабря 2025'],
  ['{ArrowUp}', 'суббота, 29 ноября 2025'],
  ['{PageDown}', 'вторник, 6 января 2026'],
  ['{PageUp}', 'четверг, 6 ноября 2025'],
  ['{Shift>}{PageDown}{/Shift}', 'воскресенье, 6 декабря 2026'],
  ['{Shift>}{PageUp}{/Shift}', 'пятница, 6 декабря 2024'],
])('%s moves to %s', async (keys, day) => {
  render(<DatePicker {...aPicker({ defaultValue: '2025-12-06' })} />)
  await openCalendar()

  await userEvent.keyboard(keys)

  await waitFor(() => expect(focusedDay()).toBe(day))
})

test.each(['{Enter}', ' '])('«%s» chooses the day, closes, and focus returns to the button', async (key) => {
  const dates: (string | null)[] = []
  render(<DatePicker {...aPicker({ defaultValue: '2025-12-06', onChange: (date) => dates.push(date) })} />)
  await openCalendar()

  await userEvent.keyboard(`{ArrowRight}${key}`)

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(dates).toEqual(['2025-12-07'])
  expect(theField().value).toBe('07.12.2025')
  const button = screen.getByRole('button', { name: 'Изменить дату: 07\u00a0декабря 2025' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('Escape closes and changes nothing', async () => {
  const dates: (string | null)[] = []
  render(<DatePicker {...aPicker({ onChange: (date) => dates.push(date) })} />)
  await openCalendar()

  await userEvent.keyboard('{ArrowRight}{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(dates).toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { expanded: false })))
})

test.each(['{Escape}', '{Enter}'])('after Alt+ArrowDown in the field, %s returns focus to the field', async (key) => {
  render(<DatePicker {...aPicker({ defaultValue: '2025-12-06' })} />)
  theField().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await screen.findByRole('dialog', { name: 'Выбор даты' }, { timeout: 5000 })

  await userEvent.keyboard(key)

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(theField())
})

test('a press outside closes', async () => {
  render(<DatePicker {...aPicker()} />)
  const dialog = await openCalendar()

  await userEvent.click(dialog)

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Alt and ArrowDown in the field open the calendar', async () => {
  render(<DatePicker {...aPicker()} />)
  await userEvent.click(theField())

  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')

  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('a preset and «Без даты» need one press', async () => {
  const dates: (string | null)[] = []
  const presets = [{ label: 'Сегодня', value: '2025-11-21' }]
  render(<DatePicker {...aPicker({ presets, withoutDateLabel: 'Без даты', onChange: (date) => dates.push(date) })} />)

  await openCalendar()
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Быстрый выбор' })).getByRole('button', { name: 'Сегодня' }),
  )
  await openCalendar()
  await userEvent.click(screen.getByRole('button', { name: 'Без даты' }))

  expect(dates).toEqual(['2025-11-21', null])
})

test('days out of range cannot be chosen', async () => {
  const dates: (string | null)[] = []
  render(<DatePicker {...aPicker({ min: '2025-11-21', onChange: (date) => dates.push(date) })} />)
  const dialog = await openCalendar()

  await userEvent.click(within(dialog).getByText('20'))

  expect(within(dialog).getByText('20').closest('[role=button]')?.getAttribute('aria-disabled')).toBe('true')
  expect(dates).toEqual([])
})
