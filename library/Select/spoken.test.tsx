import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { LanguageProvider, type OwnLanguage } from '../messages/language.tsx'
import { Select } from './Select.tsx'

// Compiled before the clock of a test runs.
beforeAll(() => import('./SelectSearch.tsx'), 60_000)
afterEach(async () => {
  await virtual.stop()
  cleanup()
})

const towns = { ru: ['Сургут', 'Нягань', 'Новый Сургут'], en: ['Surgut', 'Nyagan', 'New Surgut'] }
const words = { ru: { label: 'Город', error: 'Обязательное поле' }, en: { label: 'Town', error: 'Required field' } }

/** What a screen reader says while the list opens, is narrowed, is gone through, has nothing, and one is chosen. */
async function transcript(language: OwnLanguage, typed: string) {
  const { label, error } = words[language]
  render(
    <LanguageProvider language={language}>
      <Select
        label={label}
        error={error}
        isSearchable
        options={towns[language].map((town) => ({ value: town, label: town }))}
      />
    </LanguageProvider>,
  )
  await virtual.start({ container: document.body })
  const select = screen.getByRole('combobox')
  act(() => select.focus())
  await waitFor(() => expect(select.getAttribute('aria-expanded')).toBe('false'))
  await userEvent.keyboard(' ')
  await screen.findByRole('listbox')
  await userEvent.keyboard('ъ')
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  await userEvent.keyboard(`{Backspace}${typed}`)
  await screen.findByRole('listbox')
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(select))
  return virtual.spokenPhraseLog()
}

test('in English it says the chosen option as the list opens, that nothing is found, how many are, and the choice with its error', async () => {
  expect(await transcript('en', 'sur')).toEqual([
    'document',
    'combobox, Town, Surgut, Required field, has popup listbox, not expanded, invalid',
    'combobox, Town Search the list, has popup listbox, expanded, active descendant Surgut, autocomplete in list, 1 control',
    'option, Surgut, selected, position 1, set size 3',
    'combobox, Town Search the list, ъ, has popup listbox, not expanded, autocomplete in list',
    'polite: Nothing found',
    'option, Surgut, selected, position 1, set size 3',
    'polite: ',
    'combobox, Town Search the list, s, has popup listbox, expanded, autocomplete in list, 1 control',
    'assertive: 2 options available.',
    'option, Surgut, selected, position 1, set size 2',
    'option, New Surgut, not selected, position 2, set size 2',
    'combobox, Town, New Surgut, Required field, has popup listbox, not expanded, invalid',
  ])
})

test('in Russian it says the same', async () => {
  expect(await transcript('ru', 'сур')).toEqual([
    'document',
    'combobox, Город, Сургут, Обязательное поле, has popup listbox, not expanded, invalid',
    'combobox, Город Найти в списке, has popup listbox, expanded, active descendant Сургут, autocomplete in list, 1 control',
    'option, Сургут, selected, position 1, set size 3',
    'combobox, Город Найти в списке, ъ, has popup listbox, not expanded, autocomplete in list',
    'polite: Ничего не найдено',
    'option, Сургут, selected, position 1, set size 3',
    'polite: ',
    'combobox, Город Найти в списке, с, has popup listbox, expanded, autocomplete in list, 1 control',
    'assertive: Доступны 2 варианта.',
    'option, Сургут, selected, position 1, set size 2',
    'option, Новый Сургут, not selected, position 2, set size 2',
    'combobox, Город, Новый Сургут, Обязательное поле, has popup listbox, not expanded, invalid',
  ])
})
