import { virtual } from '@guidepup/virtual-screen-reader'
import { cleanup, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { LanguageProvider, type OwnLanguage } from '../messages/language.tsx'
import { TerritoryPicker } from './TerritoryPicker.tsx'

// Compiled before the clock of a test runs.
beforeAll(() => import('./TerritoryList.tsx'), 60_000)
afterEach(async () => {
  await virtual.stop()
  cleanup()
})

const titles = { ru: ['Сургут', 'Нягань', 'Урай'], en: ['Surgut', 'Nyagan', 'Uray'] }

/** What a screen reader says while the list behind 'More' opens, is gone through, and one is chosen. */
async function transcript(language: OwnLanguage) {
  const { container } = render(
    <LanguageProvider language={language}>
      <TerritoryPicker
        territories={titles[language].map((title, at) => ({ id: at + 1, title }))}
        defaultSelectedId={2}
        action="/preferences"
      />
    </LanguageProvider>,
  )
  await virtual.start({ container: document.body })
  container.querySelector('summary')?.focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('option'))
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{Enter}')
  return virtual.spokenPhraseLog()
}

test('in English it says each territory with its place and whether it is chosen, and then what is', async () => {
  expect(await transcript('en')).toEqual([
    'document',
    'Nyagan, 2 more',
    'option, Nyagan, selected, position 2, set size 3',
    'option, Uray, not selected, position 3, set size 3',
    'Uray, 2 more',
  ])
})

test('in Russian it says the same', async () => {
  expect(await transcript('ru')).toEqual([
    'document',
    'Нягань, ещё 2',
    'option, Нягань, selected, position 2, set size 3',
    'option, Урай, not selected, position 3, set size 3',
    'Урай, ещё 2',
  ])
})
