import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { arrowDownTwice } from '../onIntent/testing/keys.ts'
import { closedCombobox, inLanguages, option } from '../onIntent/testing/phrases.ts'
import { testSpoken } from '../onIntent/testing/spoken.tsx'
import { Select } from './Select.tsx'

const towns = { ru: ['Сургут', 'Нягань', 'Новый Сургут'], en: ['Surgut', 'Nyagan', 'New Surgut'] }
const words = { ru: { label: 'Город', error: 'Обязательное поле' }, en: { label: 'Town', error: 'Required field' } }
const names = {
  ru: { ...words.ru, filter: 'Найти в списке', surgut: 'Сургут', nyagan: 'Нягань', newSurgut: 'Новый Сургут' },
  en: { ...words.en, filter: 'Search the list', surgut: 'Surgut', nyagan: 'Nyagan', newSurgut: 'New Surgut' },
}
/** The filter above the open list. */
const openFilter = (name: string, active: string) =>
  `combobox, ${name}, has popup listbox, expanded, active descendant ${active}, autocomplete in list, 1 control`
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
    announced: inLanguages(names, ({ label, error, filter, surgut }) => [
      closedCombobox(`${label}, ${surgut}, ${error}`, 'invalid'),
      openFilter(`${label} ${filter}`, surgut),
      option(surgut, 1, 3, 'selected'),
    ]),
  },
  moves: {
    act: arrowDownTwice,
    announced: inLanguages(names, ({ nyagan, newSurgut }) => [option(nyagan, 2, 3), option(newSurgut, 3, 3)]),
  },
  selects: {
    act: () => userEvent.keyboard('{Enter}'),
    announced: inLanguages(names, ({ label, error, newSurgut }) => [
      closedCombobox(`${label}, ${newSurgut}, ${error}`, 'invalid'),
    ]),
  },
  empty: {
    act: async () => {
      await userEvent.keyboard(' ')
      await screen.findByRole('listbox')
      await userEvent.keyboard('ъ')
    },
    announced: inLanguages(
      { ru: { ...names.ru, nothing: 'Ничего не найдено' }, en: { ...names.en, nothing: 'Nothing found' } },
      ({ label, filter, newSurgut, nothing }) => [
        openFilter(`${label} ${filter}`, newSurgut),
        option(newSurgut, 3, 3, 'selected'),
        closedCombobox(`${label} ${filter}, ъ`, 'autocomplete in list'),
        `polite: ${nothing}`,
      ],
    ),
  },
})
