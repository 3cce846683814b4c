import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { LanguageProvider, type OwnLanguage } from '../messages/language.tsx'
import { withDialogs } from '../Modal/testing.ts'
import { DatePicker } from './DatePicker.tsx'

withDialogs()
// Compiled before the clock of a test runs.
beforeAll(() => import('./Calendar.tsx'), 60_000)
afterEach(async () => {
  await virtual.stop()
  cleanup()
})

/** What a screen reader says while the calendar opens, is gone through over the end of a month, and a day is chosen. */
async function transcript(language: OwnLanguage, label: string) {
  const { container } = render(
    <LanguageProvider language={language}>
      <DatePicker label={label} defaultValue="2025-11-30" today="2025-11-21" />
    </LanguageProvider>,
  )
  await virtual.start({ container: document.body })
  // The calendar is there before it is asked for: what is said while it loads has a test of its own.
  await act(async () => {
    container.querySelector('button')?.focus()
    await vi.dynamicImportSettled()
  })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.closest('td')).not.toBeNull())
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return virtual.spokenPhraseLog()
}

test('in English it says the day it opens on, each day passed, and then the new date', async () => {
  expect(await transcript('en', 'Travel date')).toEqual([
    'document',
    'button, Change the date: 30\u00a0November 2025, not expanded, has popup dialog',
    'dialog, Choice of date, modal',
    'button, Previous month',
    'button, Sunday, 30 November 2025, selected',
    'button, Saturday, 29 November 2025',
    'button, Sunday, 30 November 2025, selected',
    'button, Monday, 1 December 2025',
    'polite: December 2025',
    'button, Change the date: 01\u00a0December 2025, not expanded, has popup dialog',
  ])
})

test('in Russian it says the same', async () => {
  expect(await transcript('ru', 'Дата поездки')).toEqual([
    'document',
    'button, Изменить дату: 30\u00a0ноября 2025, not expanded, has popup dialog',
    'dialog, Выбор даты, modal',
    'button, Предыдущий месяц',
    'button, воскресенье, 30 ноября 2025, выбрано',
    'button, суббота, 29 ноября 2025',
    'button, воскресенье, 30 ноября 2025, выбрано',
    'button, понедельник, 1 декабря 2025',
    'polite: Декабрь 2025',
    'button, Изменить дату: 01\u00a0декабря 2025, not expanded, has popup dialog',
  ])
})

test.each([
  [
    'en',
    'Travel date',
    'Choose a date in the calendar',
    'The calendar is loading',
    'The calendar did not load. Type the date in digits, or try again.',
  ],
  [
    'ru',
    'Дата поездки',
    'Выбрать дату в календаре',
    'Календарь загружается',
    'Календарь не загрузился. Введите дату цифрами или попробуйте ещё раз.',
  ],
] as const)(
  'that the calendar loads and does not come is said (%s)',
  async (language, label, button, loading, failed) => {
    const calendar = Promise.withResolvers<never>()
    render(
      <LanguageProvider language={language}>
        <DatePicker label={label} loadCalendar={() => calendar.promise} />
      </LanguageProvider>,
    )
    await virtual.start({ container: document.body })
    act(() => screen.getByRole('button').focus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(loading))
    await act(async () => calendar.reject(new Error('offline')))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(failed))

    expect(await virtual.spokenPhraseLog()).toEqual([
      'document',
      `button, ${button}, not expanded, has popup dialog`,
      `polite: ${loading}`,
      `polite: ${failed}`,
    ])
  },
)
