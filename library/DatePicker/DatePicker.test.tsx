import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { withDialogs } from '../Modal/testing.ts'
import { DatePicker, type DatePickerProps } from './DatePicker.tsx'

withDialogs()
afterEach(cleanup)

const aPicker = (more: Partial<Extract<DatePickerProps, { variant?: 'typed' }>> = {}) => ({
  label: 'Дата поездки',
  today: '2025-11-21',
  ...more,
})
const theField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Дата поездки' })
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: /календар|Изменить дату/ }))
  return screen.findByRole('dialog', { name: 'Выбор даты' }, { timeout: 5000 })
}
const focusedDay = () => document.activeElement?.getAttribute('aria-label')

test('a text that an input method composes gets no dots until it is finished', () => {
  render(<DatePicker {...aPicker()} />)
  fireEvent.compositionStart(theField())
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(theField(), '0612')
  fireEvent(theField(), new InputEvent('input', { bubbles: true, isComposing: true }))
  const composed = theField().value
  fireEvent.compositionEnd(theField())

  expect([composed, theField().value]).toEqual(['0612', '06.12'])
})

test('digits get their dots, and the whole date is reported once', async () => {
  const dates: (string | null)[] = []
  render(<DatePicker {...aPicker({ onChange: (date) => dates.push(date) })} />)

  await userEvent.type(theField(), '06122025')

  expect(theField().value).toBe('06.12.2025')
  expect(dates).toEqual(['2025-12-06'])
})

test('erasing a digit erases one character and takes the date back', async () => {
  const dates: (string | null)[] = []
  render(<DatePicker {...aPicker({ defaultValue: '2025-12-06', onChange: (date) => dates.push(date) })} />)

  await userEvent.type(theField(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')

  expect(theField().value).toBe('06.12')
  expect(dates).toEqual([null])
})

test('a digit put in the middle stays where it was put', async () => {
  render(<DatePicker {...aPicker({ defaultValue: '2025-12-06' })} />)

  await userEvent.type(theField(), '1', { initialSelectionStart: 0, initialSelectionEnd: 1 })

  expect([theField().value, theField().selectionStart]).toEqual(['16.12.2025', 1])
})

test('a date that does not exist is kept, said in words, and stops its form', async () => {
  render(<DatePicker {...aPicker()} />)

  await userEvent.type(theField(), '31022026')

  expect(theField().value).toBe('31.02.2026')
  expect(theField().getAttribute('aria-invalid')).toBe('true')
  expect(described(theField())).toContain('Такой даты нет. Напишите день, месяц и год: ДД.ММ.ГГГГ.')
  expect(screen.getByRole('status').textContent).toContain('Такой даты нет')
  expect(theField().validity.customError).toBe(true)
})

test('half a date is an error only once the field is left', async () => {
  render(<DatePicker {...aPicker()} />)

  await userEvent.type(theField(), '061')
  expect(theField().hasAttribute('aria-invalid')).toBe(false)
  await userEvent.tab()

  expect(theField().value).toBe('06.1')
  expect(theField().getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['20112025', 'Дата раньше, чем можно. Самая ранняя — 21.11.2025.'],
  ['01012027', 'Дата позже, чем можно. Самая поздняя — 31.12.2026.'],
])('%s is out of the limits', async (typed, message) => {
  const dates: (string | null)[] = []
  render(<DatePicker {...aPicker({ min: '2025-11-21', max: '2026-12-31', onChange: (date) => dates.push(date) })} />)

  await userEvent.type(theField(), typed)

  expect(described(theField())).toContain(message)
  expect(dates).toEqual([])
})

test('the form carries the ISO date', async () => {
  const { container } = render(<form>{<DatePicker {...aPicker({ name: 'travel_date' })} />}</form>)
  const sent = () => new FormData(container.querySelector('form') ?? undefined).get('travel_date')

  expect(sent()).toBe('')
  await userEvent.type(theField(), '6.12.2025')

  expect(sent()).toBe('2025-12-06')
})

test('a value given from outside takes the place of the text', async () => {
  const { rerender } = render(<DatePicker {...aPicker({ value: null })} />)
  await userEvent.type(theField(), '99')

  rerender(<DatePicker {...aPicker({ value: '2025-12-06' })} />)

  expect(theField().value).toBe('06.12.2025')
})

test('required, disabled, hint and error are told', () => {
  const ref = createRef<HTMLInputElement>()
  render(<DatePicker {...aPicker({ ref, isRequired: true, hint: 'Когда вы едете', error: 'Обязательное поле' })} />)

  expect(ref.current).toBe(theFieldNamed(/Дата поездки/))
  expect(ref.current?.required).toBe(true)
  expect(described(theFieldNamed(/Дата поездки/))).toEqual(['ДД.ММ.ГГГГ', 'Когда вы едете', 'Обязательное поле'])
  cleanup()
  render(<DatePicker {...aPicker({ isDisabled: true })} />)
  expect(screen.getByRole<HTMLButtonElement>('button').disabled && theField().disabled).toBe(true)
})
const theFieldNamed = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('the calendar begins on Monday, marks today and the chosen day, and says the notes', async () => {
  render(<DatePicker {...aPicker({ defaultValue: '2025-12-06', min: '2025-11-21', dayNote: () => '−13°' })} />)

  const dialog = await openCalendar()

  const days = [...dialog.querySelectorAll('th')].map(({ textContent }) => textContent)
  expect(days.slice(0, 7)).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'])
  expect(within(dialog).getByText('Декабрь 2025')).toBeTruthy()
  const chosen = within(dialog).getByRole('button', { name: 'суббота, 6 декабря 2025, выбрано, −13°' })
  expect(chosen.closest('td')?.getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(chosen)
})

test('today is the one that was given, never the clock’s', async () => {
  render(<DatePicker {...aPicker()} />)

  const dialog = await openCalendar()

  const marked = [...dialog.querySelectorAll('[aria-current="date"]')].map((day) => day.getAttribute('aria-label'))
  expect(marked).toEqual(['пятница, 21 ноября 2025, сегодня'])
  expect(focusedDay()).toBe('пятница, 21 ноября 2025, сегодня')
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
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Изменить дату: 07\u00a0декабря 2025' }))
})

test('Escape closes and changes nothing', async () => {
  const dates: (string | null)[] = []
  render(<DatePicker {...aPicker({ onChange: (date) => dates.push(date) })} />)
  await openCalendar()

  await userEvent.keyboard('{ArrowRight}{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(dates).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('button', { expanded: false }))
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

test('presets and «Без даты» are one press', async () => {
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

test('days out of the limits cannot be chosen', async () => {
  const dates: (string | null)[] = []
  render(<DatePicker {...aPicker({ min: '2025-11-21', onChange: (date) => dates.push(date) })} />)
  const dialog = await openCalendar()

  await userEvent.click(within(dialog).getByText('20'))

  expect(within(dialog).getByText('20').closest('[role=button]')?.getAttribute('aria-disabled')).toBe('true')
  expect(dates).toEqual([])
})

test('a calendar that does not load leaves the field, and is asked for again', async () => {
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

test('the calendar is asked for by hover, not before', async () => {
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

/** A calendar that comes when it is released. */
function aLateCalendar() {
  const chunk = Promise.withResolvers<void>()
  const loadCalendar = async () => {
    await chunk.promise
    return import('./Calendar.tsx')
  }
  return { loadCalendar, release: () => act(async () => chunk.resolve()) }
}
const calendarButton = () => screen.getByRole('button', { name: 'Выбрать дату в календаре' })

test('a press is answered when the calendar comes', async () => {
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
])('a calendar that comes late does not open over somebody who %s', async (_, moveOn) => {
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

test('the weather date is a button with the date in words', async () => {
  const ref = createRef<HTMLButtonElement>()
  const { container } = render(
    <DatePicker variant="weather" ref={ref} label="Дата поездки" value="2025-12-06" name="date" />,
  )

  const button = screen.getByRole('button', { name: 'Дата поездки 06\u00a0декабря 2025' })
  expect(button).toBe(ref.current)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(container.querySelector('input')?.value).toBe('2025-12-06')
  await userEvent.click(button)
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('in English it speaks English and keeps Monday first', async () => {
  render(
    <LanguageProvider language="en">
      <DatePicker variant="weather" label="Travel date" defaultValue="2025-12-06" />
    </LanguageProvider>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Travel date 06\u00a0December 2025' }))
  const dialog = await screen.findByRole('dialog', { name: 'Choice of date' })

  expect([...dialog.querySelectorAll('th')][0]?.textContent).toBe('Mon')
  expect(focusedDay()).toBe('Saturday, 6 December 2025, selected')
})

test('it renders on the server', () => {
  expect(renderToString(<DatePicker {...aPicker({ defaultValue: '2025-12-06', name: 'date' })} />)).toContain(
    'value="06.12.2025"',
  )
})

test('a form that is reset has the first date again', async () => {
  render(
    <form aria-label="Trip">
      <DatePicker label="Date" name="date" defaultValue="2025-12-06" today="2025-11-21" />
    </form>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, '31.02.2026')
  const typed = field.value

  act(() => screen.getByRole<HTMLFormElement>('form').reset())

  expect([typed, field.value, field.validity.valid]).toEqual(['31.02.2026', '06.12.2025', true])
})
