import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { withDialogs } from '../Modal/testing.ts'
import { testSpoken } from '../onIntent/testing/spoken.tsx'
import { DatePicker } from './DatePicker.tsx'

withDialogs()
const label = { ru: 'Дата поездки', en: 'Travel date' }
const loading = { ru: 'Календарь загружается', en: 'The calendar is loading' }
const open = async () => {
  // The calendar is loaded before it is opened; what is announced while it loads is in `fails`.
  await act(async () => {
    screen.getByRole('button').focus()
    await vi.dynamicImportSettled()
  })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.closest('td')).not.toBeNull())
}
const shut = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
let refuse = (_: Error) => {}

testSpoken(() => import('./Calendar.tsx'), {
  opens: {
    draw: (language) => <DatePicker label={label[language]} defaultValue="2025-11-30" today="2025-11-21" />,
    act: open,
    announced: {
      ru: [
        'button, Изменить дату: 30\u00a0ноября 2025, not expanded, has popup dialog',
        'dialog, Выбор даты, modal',
        'button, Предыдущий месяц',
        'button, воскресенье, 30 ноября 2025, выбрано',
      ],
      en: [
        'button, Change the date: 30\u00a0November 2025, not expanded, has popup dialog',
        'dialog, Choice of date, modal',
        'button, Previous month',
        'button, Sunday, 30 November 2025, selected',
      ],
    },
  },
  // Across the end of a month.
  moves: {
    act: async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    },
    announced: {
      ru: [
        'button, суббота, 29 ноября 2025',
        'button, воскресенье, 30 ноября 2025, выбрано',
        'button, понедельник, 1 декабря 2025',
        'polite: Декабрь 2025',
      ],
      en: [
        'button, Saturday, 29 November 2025',
        'button, Sunday, 30 November 2025, selected',
        'button, Monday, 1 December 2025',
        'polite: December 2025',
      ],
    },
  },
  selects: {
    act: async () => {
      await userEvent.keyboard('{Enter}')
      await shut()
    },
    announced: {
      ru: ['button, Изменить дату: 01\u00a0декабря 2025, not expanded, has popup dialog'],
      en: ['button, Change the date: 01\u00a0December 2025, not expanded, has popup dialog'],
    },
  },
  // Without a date it opens at today.
  empty: {
    draw: (language) => <DatePicker label={label[language]} today="2025-11-21" />,
    act: async () => {
      await open()
      await userEvent.keyboard('{Escape}')
      await shut()
    },
    announced: {
      ru: [
        'button, Выбрать дату в календаре, not expanded, has popup dialog',
        'dialog, Выбор даты, modal',
        'button, Предыдущий месяц',
        'button, пятница, 21 ноября 2025, сегодня, current date',
        'button, Выбрать дату в календаре, not expanded, has popup dialog',
      ],
      en: [
        'button, Choose a date in the calendar, not expanded, has popup dialog',
        'dialog, Choice of date, modal',
        'button, Previous month',
        'button, Friday, 21 November 2025, today, current date',
        'button, Choose a date in the calendar, not expanded, has popup dialog',
      ],
    },
  },
  fails: {
    draw: (language) => {
      const calendar = Promise.withResolvers<never>()
      refuse = calendar.reject
      return <DatePicker label={label[language]} loadCalendar={() => calendar.promise} />
    },
    act: async (language) => {
      act(() => screen.getByRole('button').focus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('status').textContent).toBe(loading[language]))
      await act(async () => refuse(new Error('offline')))
    },
    announced: {
      ru: [
        'button, Выбрать дату в календаре, not expanded, has popup dialog',
        'polite: Календарь загружается',
        'polite: Календарь не загрузился. Введите дату цифрами или попробуйте ещё раз.',
      ],
      en: [
        'button, Choose a date in the calendar, not expanded, has popup dialog',
        'polite: The calendar is loading',
        'polite: The calendar did not load. Type the date in digits, or try again.',
      ],
    },
  },
})
