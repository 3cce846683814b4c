import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { arrowDownTwice } from '../onIntent/testing/keys.ts'
import { closedCombobox, option } from '../onIntent/testing/phrases.ts'
import { testSpoken } from '../onIntent/testing/spoken.tsx'
import { SearchCombobox } from './SearchCombobox.tsx'
import type { SearchMenuState } from './searchMenuState.ts'

const suggestions = {
  ru: [
    { title: 'Музей', description: 'Музей, Сургут', link: '#museum' },
    { title: 'Музыка', description: 'Событие', link: '#music' },
  ],
  en: [
    { title: 'Museum', description: 'Museum, Surgut', link: '#museum' },
    { title: 'Music', description: 'Event', link: '#music' },
  ],
}
const typed = { ru: 'муз', en: 'mus' }
const failed = { ru: 'Поиск не удался', en: 'The search failed' }
const search = (menu: SearchMenuState) => <SearchCombobox menu={menu} />

testSpoken(() => import('./SearchMenu.tsx'), {
  opens: {
    draw: () => search({ kind: 'closed' }),
    act: async (language, redraw) => {
      act(() => screen.getByRole('combobox').focus())
      await screen.findByRole('status')
      await userEvent.keyboard(typed[language])
      redraw(search({ kind: 'loading' }))
      await screen.findByRole('listbox')
      redraw(search({ kind: 'ready', suggestions: suggestions[language] }))
      await screen.findAllByRole('option')
    },
    announced: {
      ru: [
        closedCombobox('Поиск по порталу', 'autocomplete in list'),
        'polite: Ищем',
        'polite: ',
        'assertive: Доступны 2 варианта.',
      ],
      en: [
        closedCombobox('Search the portal', 'autocomplete in list'),
        'polite: Searching',
        'polite: ',
        'assertive: 2 options available.',
      ],
    },
  },
  moves: {
    act: arrowDownTwice,
    announced: {
      ru: [option('Музей Музей, Сургут #museum', 1, 2), option('Музыка Событие #music', 2, 2)],
      en: [option('Museum Museum, Surgut #museum', 1, 2), option('Music Event #music', 2, 2)],
    },
  },
  // The link is followed, and the next page announces its title.
  selects: {
    act: async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(location.hash).toBe('#music'))
    },
    announced: { ru: [], en: [] },
  },
  empty: {
    act: async (_, redraw) => {
      redraw(search({ kind: 'closed' }))
      act(() => screen.getByRole('combobox').focus())
      await userEvent.keyboard('x')
      redraw(search({ kind: 'empty' }))
    },
    announced: {
      ru: [closedCombobox('Поиск по порталу, муз', 'autocomplete in list'), 'polite: Ничего не найдено'],
      en: [closedCombobox('Search the portal, mus', 'autocomplete in list'), 'polite: Nothing found'],
    },
  },
  fails: {
    act: async (language, redraw) => {
      redraw(search({ kind: 'failed' }))
      await screen.findByText(failed[language], { selector: 'p' })
    },
    announced: {
      ru: ['polite: Поиск не удался. Подсказки сейчас не загрузились. Попробуйте ещё раз или нажмите Enter.'],
      en: ['polite: The search failed. The suggestions could not be loaded. Try again, or press Enter.'],
    },
  },
})
