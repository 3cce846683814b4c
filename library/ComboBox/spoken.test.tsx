import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { LanguageProvider, type OwnLanguage } from '../messages/language.tsx'
import { ComboBox } from './ComboBox.tsx'

// Compiled before the clock of a test runs.
beforeAll(() => import('./ComboBoxList.tsx'), 60_000)
afterEach(async () => {
  await virtual.stop()
  cleanup()
})

const towns = { ru: ['Сургут', 'Нягань', 'Новый Сургут'], en: ['Surgut', 'Nyagan', 'New Surgut'] }
const label = { ru: 'Город', en: 'Town' }

/** What a screen reader says while a town is found, chosen and not found. */
async function transcript(language: OwnLanguage, typed: string) {
  render(
    <LanguageProvider language={language}>
      <ComboBox label={label[language]} options={towns[language].map((town) => ({ value: town, label: town }))} />
    </LanguageProvider>,
  )
  await virtual.start({ container: document.body })
  const field = screen.getByRole('combobox')
  act(() => field.focus())
  await screen.findByRole('status')
  await userEvent.keyboard(typed)
  await screen.findByRole('listbox')
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('ъ')
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  return virtual.spokenPhraseLog()
}

test('in English it says how many are found, each option with its place, the choice, and that nothing is found', async () => {
  expect(await transcript('en', 'sur')).toEqual([
    'document',
    'combobox, Town, has popup listbox, not expanded, autocomplete in list',
    'assertive: 2 options available.',
    'option, Surgut, not selected, position 1, set size 2',
    'option, New Surgut, not selected, position 2, set size 2',
    'combobox, Town, New Surgut, has popup listbox, not expanded, autocomplete in list',
    'polite: Nothing found',
  ])
})

test('in Russian it says the same', async () => {
  expect(await transcript('ru', 'сур')).toEqual([
    'document',
    'combobox, Город, has popup listbox, not expanded, autocomplete in list',
    'assertive: Доступны 2 варианта.',
    'option, Сургут, not selected, position 1, set size 2',
    'option, Новый Сургут, not selected, position 2, set size 2',
    'combobox, Город, Новый Сургут, has popup listbox, not expanded, autocomplete in list',
    'polite: Ничего не найдено',
  ])
})
