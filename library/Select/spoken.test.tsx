import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { testSpoken } from '../onIntent/testing/spoken.tsx'
import { Select } from './Select.tsx'

const towns = { ru: ['Сургут', 'Нягань', 'Новый Сургут'], en: ['Surgut', 'Nyagan', 'New Surgut'] }
const words = { ru: { label: 'Город', error: 'Обязательное поле' }, en: { label: 'Town', error: 'Required field' } }
const select = () => screen.getByRole('combobox', { name: /^(Город|Town)$/ })

testSpoken(() => import('./SelectSearch.tsx'), {
  opens: {
    draw: (language) => (
      <Select
        {...words[language]}
        isSearchable
        options={towns[language].map((town) => ({ value: town, label: town }))}
      />
    ),
    act: async () => {
      act(() => select().focus())
      await waitFor(() => expect(select().getAttribute('aria-expanded')).toBe('false'))
      await userEvent.keyboard(' ')
      await screen.findByRole('listbox')
    },
    announced: {
      ru: [
        'combobox, Город, Сургут, Обязательное поле, has popup listbox, not expanded, invalid',
        'combobox, Город Найти в списке, has popup listbox, expanded, active descendant Сургут, autocomplete in list, 1 control',
        'option, Сургут, selected, position 1, set size 3',
      ],
      en: [
        'combobox, Town, Surgut, Required field, has popup listbox, not expanded, invalid',
        'combobox, Town Search the list, has popup listbox, expanded, active descendant Surgut, autocomplete in list, 1 control',
        'option, Surgut, selected, position 1, set size 3',
      ],
    },
  },
  moves: {
    act: async () => {
      await userEvent.keyboard('{ArrowDown}')
      await userEvent.keyboard('{ArrowDown}')
    },
    announced: {
      ru: [
        'option, Нягань, not selected, position 2, set size 3',
        'option, Новый Сургут, not selected, position 3, set size 3',
      ],
      en: [
        'option, Nyagan, not selected, position 2, set size 3',
        'option, New Surgut, not selected, position 3, set size 3',
      ],
    },
  },
  selects: {
    act: () => userEvent.keyboard('{Enter}'),
    announced: {
      ru: ['combobox, Город, Новый Сургут, Обязательное поле, has popup listbox, not expanded, invalid'],
      en: ['combobox, Town, New Surgut, Required field, has popup listbox, not expanded, invalid'],
    },
  },
  empty: {
    act: async () => {
      await userEvent.keyboard(' ')
      await screen.findByRole('listbox')
      await userEvent.keyboard('ъ')
    },
    announced: {
      ru: [
        'combobox, Город Найти в списке, has popup listbox, expanded, active descendant Новый Сургут, autocomplete in list, 1 control',
        'option, Новый Сургут, selected, position 3, set size 3',
        'combobox, Город Найти в списке, ъ, has popup listbox, not expanded, autocomplete in list',
        'polite: Ничего не найдено',
      ],
      en: [
        'combobox, Town Search the list, has popup listbox, expanded, active descendant New Surgut, autocomplete in list, 1 control',
        'option, New Surgut, selected, position 3, set size 3',
        'combobox, Town Search the list, ъ, has popup listbox, not expanded, autocomplete in list',
        'polite: Nothing found',
      ],
    },
  },
})
