import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { OwnLanguage } from '../messages/language.tsx'
import { testSpoken } from '../onIntent/testing/spoken.tsx'
import { TerritoryPicker } from './TerritoryPicker.tsx'

const titles = { ru: ['Сургут', 'Нягань', 'Урай'], en: ['Surgut', 'Nyagan', 'Uray'] }
const territories = (language: OwnLanguage) => titles[language].map((title, at) => ({ id: at + 1, title }))

testSpoken(() => import('./TerritoryList.tsx'), {
  opens: {
    draw: (language) => (
      <TerritoryPicker territories={territories(language)} defaultSelectedId={2} action="/preferences" />
    ),
    act: async () => {
      act(() => document.querySelector('summary')?.focus())
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('option'))
    },
    announced: {
      ru: ['Нягань, ещё 2', 'option, Нягань, selected, position 2, set size 3'],
      en: ['Nyagan, 2 more', 'option, Nyagan, selected, position 2, set size 3'],
    },
  },
  moves: {
    act: () => userEvent.keyboard('{ArrowDown}'),
    announced: {
      ru: ['option, Урай, not selected, position 3, set size 3'],
      en: ['option, Uray, not selected, position 3, set size 3'],
    },
  },
  selects: {
    act: () => userEvent.keyboard('{Enter}'),
    announced: { ru: ['Урай, ещё 2'], en: ['Uray, 2 more'] },
  },
  // If all are pinned, there is no list behind 'More'.
  empty: {
    draw: (language) => (
      <TerritoryPicker territories={territories(language)} pinnedIds={[1, 2, 3]} action="/preferences" />
    ),
    act: async (language) => {
      act(() => screen.getByRole('button', { name: titles[language][1] ?? '' }).focus())
      await userEvent.keyboard('{ArrowDown}')
      await userEvent.tab()
    },
    announced: {
      ru: ['button, Нягань, 2, not pressed', 'button, Урай, 3, not pressed'],
      en: ['button, Nyagan, 2, not pressed', 'button, Uray, 3, not pressed'],
    },
  },
})
