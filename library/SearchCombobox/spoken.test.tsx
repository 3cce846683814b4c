import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { LanguageProvider, type OwnLanguage } from '../messages/language.tsx'
import { SearchCombobox } from './SearchCombobox.tsx'
import type { SearchMenuState } from './searchMenuState.ts'

// Compiled before the clock of a test runs.
beforeAll(() => import('./SearchMenu.tsx'), 60_000)
afterEach(async () => {
  await virtual.stop()
  cleanup()
})

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

const failedWords = { ru: 'Поиск не удался', en: 'The search failed' }

/** What a screen reader says while suggestions load, come, are gone through, none are found, and the search fails. */
async function transcript(language: OwnLanguage, typed: string) {
  const search = (menu: SearchMenuState) => (
    <LanguageProvider language={language}>
      <SearchCombobox menu={menu} />
    </LanguageProvider>
  )
  const { rerender } = render(search({ kind: 'closed' }))
  await virtual.start({ container: document.body })
  act(() => screen.getByRole('combobox').focus())
  await screen.findByRole('status')
  await userEvent.keyboard(typed)
  rerender(search({ kind: 'loading' }))
  await screen.findByRole('listbox')
  rerender(search({ kind: 'ready', suggestions: suggestions[language] }))
  await screen.findAllByRole('option')
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('x')
  rerender(search({ kind: 'empty' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  rerender(search({ kind: 'failed' }))
  await screen.findByText(failedWords[language], { selector: 'p' })
  return virtual.spokenPhraseLog()
}

test('in English it says that it searches, what it suggests, that nothing is found, and that the search failed', async () => {
  expect(await transcript('en', 'mus')).toEqual([
    'document',
    'combobox, Search the portal, has popup listbox, not expanded, autocomplete in list',
    'polite: Searching',
    'polite: ',
    'assertive: 2 options available.',
    'option, Museum Museum, Surgut #museum, not selected, position 1, set size 2',
    'option, Music Event #music, not selected, position 2, set size 2',
    'combobox, Search the portal, musx, has popup listbox, expanded, autocomplete in list, 1 control',
    'polite: Nothing found',
    'polite: The search failed. The suggestions could not be loaded. Try again, or press Enter.',
  ])
})

test('in Russian it says the same', async () => {
  expect(await transcript('ru', 'муз')).toEqual([
    'document',
    'combobox, Поиск по порталу, has popup listbox, not expanded, autocomplete in list',
    'polite: Ищем',
    'polite: ',
    'assertive: Доступны 2 варианта.',
    'option, Музей Музей, Сургут #museum, not selected, position 1, set size 2',
    'option, Музыка Событие #music, not selected, position 2, set size 2',
    'combobox, Поиск по порталу, музx, has popup listbox, expanded, autocomplete in list, 1 control',
    'polite: Ничего не найдено',
    'polite: Поиск не удался. Подсказки сейчас не загрузились. Попробуйте ещё раз или нажмите Enter.',
  ])
})
