import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider, type OwnLanguage } from '../messages/language.tsx'
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx'

afterEach(async () => {
  await virtual.stop()
  cleanup()
})

/** What a screen reader says while a menu opens, is gone through, and one is chosen. */
async function transcript(language: OwnLanguage) {
  const { container } = render(
    <LanguageProvider language={language}>
      <ThemeSwitch defaultValue="light" action="/preferences" onChange={() => {}} />
    </LanguageProvider>,
  )
  await virtual.start({ container: document.body })
  act(() => container.querySelector('summary')?.focus())
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitemradio'))
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{Enter}')
  return virtual.spokenPhraseLog()
}

test('in English it says each theme with its place and whether it is on, and then what is', async () => {
  expect(await transcript('en')).toEqual([
    'document',
    'Theme: Light',
    'menuitemradio, Light, light, checked, position 1, set size 3',
    'menuitemradio, Dark, dark, not checked, position 2, set size 3',
    'Theme: Dark',
  ])
})

test('in Russian it says the same', async () => {
  expect(await transcript('ru')).toEqual([
    'document',
    'Оформление: Светлое',
    'menuitemradio, Светлое, light, checked, position 1, set size 3',
    'menuitemradio, Тёмное, dark, not checked, position 2, set size 3',
    'Оформление: Тёмное',
  ])
})
