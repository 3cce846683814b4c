import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { arrowDownTwice } from '../onIntent/testing/keys.ts'
import { closedCombobox, inLanguages, option } from '../onIntent/testing/phrases.ts'
import { testSpoken } from '../onIntent/testing/spoken.tsx'
import { ComboBox } from './ComboBox.tsx'

const words = {
  ru: { label: 'Город', typed: 'сур', surgut: 'Сургут', newSurgut: 'Новый Сургут', error: 'Выберите город' },
  en: { label: 'Town', typed: 'sur', surgut: 'Surgut', newSurgut: 'New Surgut', error: 'Choose a town' },
}
const towns = { ru: ['Сургут', 'Нягань', 'Новый Сургут'], en: ['Surgut', 'Nyagan', 'New Surgut'] }

testSpoken(() => import('./ComboBoxList.tsx'), {
  opens: {
    draw: (language) => (
      <ComboBox label={words[language].label} options={towns[language].map((town) => ({ value: town, label: town }))} />
    ),
    act: async (language) => {
      act(() => screen.getByRole('combobox').focus())
      await screen.findByRole('status')
      await userEvent.keyboard(words[language].typed)
      await screen.findByRole('listbox')
    },
    announced: {
      ru: [closedCombobox('Город', 'autocomplete in list'), 'assertive: Доступны 2 варианта.'],
      en: [closedCombobox('Town', 'autocomplete in list'), 'assertive: 2 options available.'],
    },
  },
  moves: {
    act: arrowDownTwice,
    announced: inLanguages(words, ({ surgut, newSurgut }) => [option(surgut, 1, 2), option(newSurgut, 2, 2)]),
  },
  selects: {
    act: () => userEvent.keyboard('{Enter}'),
    announced: inLanguages(words, ({ label, newSurgut }) => [
      closedCombobox(`${label}, ${newSurgut}`, 'autocomplete in list'),
    ]),
  },
  empty: {
    act: () => userEvent.keyboard('ъ'),
    announced: { ru: ['polite: Ничего не найдено'], en: ['polite: Nothing found'] },
  },
  fails: {
    draw: (language) => (
      <ComboBox key="failed" label={words[language].label} options={[]} error={words[language].error} />
    ),
    act: async () => act(() => screen.getByRole('combobox').focus()),
    announced: inLanguages(words, ({ label, error }) => [
      closedCombobox(`${label}, ${error}`, 'autocomplete in list', 'invalid'),
    ]),
  },
})
