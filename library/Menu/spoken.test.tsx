import { act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { testSpoken } from '../onIntent/testing/spoken.tsx'
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx'
import { Menu } from './Menu.tsx'

const label = { ru: 'Личный кабинет', en: 'Account' }
const open = async () => {
  act(() => document.querySelector('summary')?.focus())
  await userEvent.keyboard('{ArrowDown}')
}

testSpoken(() => import('./MenuList.tsx'), {
  opens: {
    draw: () => <ThemeSwitch defaultValue="light" action="/preferences" onChange={() => {}} />,
    act: async () => {
      await open()
      await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitemradio'))
    },
    announced: {
      ru: ['Оформление: Светлое', 'menuitemradio, Светлое, light, checked, position 1, set size 3'],
      en: ['Theme: Light', 'menuitemradio, Light, light, checked, position 1, set size 3'],
    },
  },
  moves: {
    act: () => userEvent.keyboard('{ArrowDown}'),
    announced: {
      ru: ['menuitemradio, Тёмное, dark, not checked, position 2, set size 3'],
      en: ['menuitemradio, Dark, dark, not checked, position 2, set size 3'],
    },
  },
  selects: {
    act: () => userEvent.keyboard('{Enter}'),
    announced: { ru: ['Оформление: Тёмное'], en: ['Theme: Dark'] },
  },
  empty: {
    draw: (language) => (
      <Menu label={label[language]} options={[]}>
        {label[language]}
      </Menu>
    ),
    act: open,
    announced: { ru: ['Личный кабинет'], en: ['Account'] },
  },
})
