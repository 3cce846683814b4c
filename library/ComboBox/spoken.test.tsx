import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testSpoken } from '../onIntent/testing/spoken.tsx'
import { ComboBox } from './ComboBox.tsx'

const towns = { ru: ['Сургут', 'Нягань', 'Новый Сургут'], en: ['Surgut', 'Nyagan', 'New Surgut'] }
const label = { ru: 'Город', en: 'Town' }

testSpoken(() => import('./ComboBoxList.tsx'), {
  opens: {
    draw: (language) => (
      <ComboBox label={label[language]} options={towns[language].map((town) => ({ value: town, label: town }))} />
    ),
    act: async (language) => {
      act(() => screen.getByRole('combobox').focus())
      await screen.findByRole('status')
      await userEvent.keyboard(towns[language][0]?.slice(0, 3).toLowerCase() ?? '')
      await screen.findByRole('listbox')
    },
    announced: {
      ru: ['combobox, Город, has popup listbox, not expanded, autocomplete in list', 'assertive: Доступны 2 варианта.'],
      en: ['combobox, Town, has popup listbox, not expanded, autocomplete in list', 'assertive: 2 options available.'],
    },
  },
  moves: {
    act: async () => {
      await userEvent.keyboard('{ArrowDown}')
      await userEvent.keyboard('{ArrowDown}')
    },
    announced: {
      ru: [
        'option, Сургут, not selected, position 1, set size 2',
        'option, Новый Сургут, not selected, position 2, set size 2',
      ],
      en: [
        'option, Surgut, not selected, position 1, set size 2',
        'option, New Surgut, not selected, position 2, set size 2',
      ],
    },
  },
  selects: {
    act: () => userEvent.keyboard('{Enter}'),
    announced: {
      ru: ['combobox, Город, Новый Сургут, has popup listbox, not expanded, autocomplete in list'],
      en: ['combobox, Town, New Surgut, has popup listbox, not expanded, autocomplete in list'],
    },
  },
  empty: {
    act: () => userEvent.keyboard('ъ'),
    announced: { ru: ['polite: Ничего не найдено'], en: ['polite: Nothing found'] },
  },
  fails: {
    draw: (language) => (
      <ComboBox
        key="failed"
        label={label[language]}
        options={[]}
        error={language === 'ru' ? 'Выберите город' : 'Choose a town'}
      />
    ),
    act: async () => act(() => screen.getByRole('combobox').focus()),
    announced: {
      ru: ['combobox, Город, Выберите город, has popup listbox, not expanded, autocomplete in list, invalid'],
      en: ['combobox, Town, Choose a town, has popup listbox, not expanded, autocomplete in list, invalid'],
    },
  },
})
