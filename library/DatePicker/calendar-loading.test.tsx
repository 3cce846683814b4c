import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { withDialogs } from '../Modal/testing.ts'
import { DatePicker } from './DatePicker.tsx'
import { aPicker, described, theField } from './testing.ts'

withDialogs()
afterEach(cleanup)

/** A calendar that loads when it is released. */
function aLateCalendar() {
  const chunk = Promise.withResolvers<void>()
  const loadCalendar = async () => {
    await chunk.promise
    return import('./Calendar.tsx')
  }
  return { loadCalendar, release: () => act(async () => chunk.resolve()) }
}
const calendarButton = () => screen.getByRole('button', { name: 'Выбрать дату в календаре' })

test('if the calendar does not load, the field still works, and the next press loads it again', async () => {
  let loadCount = 0
  const loadCalendar = () => {
    loadCount += 1
    return Promise.reject(new Error('offline'))
  }
  render(<DatePicker {...aPicker({ loadCalendar })} />)

  await userEvent.click(screen.getByRole('button', { name: 'Выбрать дату в календаре' }))
  await waitFor(() =>
    expect(described(theField())).toContain('Календарь не загрузился. Введите дату цифрами или попробуйте ещё раз.'),
  )
  const before = loadCount
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать дату в календаре' }))
  await userEvent.type(theField(), '06122025')

  expect(loadCount).toBeGreaterThan(before)
  expect(theField().value).toBe('06.12.2025')
})

test('the calendar loads on hover and not before', async () => {
  let loadCount = 0
  const loadCalendar = () => {
    loadCount += 1
    return import('./Calendar.tsx')
  }
  render(<DatePicker {...aPicker({ loadCalendar })} />)
  await userEvent.type(theField(), '06122025')
  expect(loadCount).toBe(0)

  await userEvent.hover(screen.getByRole('button'))

  expect(loadCount).toBe(1)
})

test('a press opens the calendar when it has loaded', async () => {
  const { loadCalendar, release } = aLateCalendar()
  render(<DatePicker {...aPicker({ loadCalendar })} />)

  await userEvent.click(calendarButton())
  expect([calendarButton().getAttribute('aria-busy'), screen.getByRole('status').textContent]).toEqual([
    'true',
    'Календарь загружается',
  ])
  await release()

  expect(await screen.findByRole('dialog', { name: 'Выбор даты' })).toBeTruthy()
})

test.each([
  ['types the date', () => userEvent.type(theField(), '0')],
  ['goes on to another control', () => userEvent.tab()],
  ['presses elsewhere', () => userEvent.click(document.body)],
  ['presses Escape', () => userEvent.keyboard('{Escape}')],
])('a calendar that loads late does not open if the visitor %s', async (_, moveOn) => {
  const { loadCalendar, release } = aLateCalendar()
  render(
    <>
      <DatePicker {...aPicker({ loadCalendar })} />
      <a href="#after">After</a>
    </>,
  )
  await userEvent.click(calendarButton())

  await moveOn()
  await release()
  await act(() => import('./Calendar.tsx'))

  expect(calendarButton().hasAttribute('aria-busy')).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})
