import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { LanguageProvider, type OwnLanguage } from '../messages/language.tsx'
import { withDialogs } from '../Modal/testing.ts'
import { Gallery } from './Gallery.tsx'

// Compiled before the clock of a test runs.
beforeAll(() => import('./Lightbox.tsx'), 60_000)
withDialogs()
afterEach(async () => {
  await virtual.stop()
  cleanup()
})

const words = {
  ru: { label: 'Музей в картинках', house: 'Дом', boat: 'Лодка' },
  en: { label: 'The museum in pictures', house: 'A house', boat: 'A boat' },
}

/** What a screen reader says while a picture opens, the next ones are gone through, and the dialog closes. */
async function transcript(language: OwnLanguage) {
  const { label, house, boat } = words[language]
  render(
    <LanguageProvider language={language}>
      <Gallery
        label={label}
        pictures={[
          { id: 1, picture: <img src="/1.svg" alt="" />, caption: house, full: { src: '/1.svg', alt: house } },
          { id: 2, picture: <img src="/2.svg" alt="" />, full: { src: '/2.svg', alt: boat } },
        ]}
      />
    </LanguageProvider>,
  )
  await virtual.start({ container: document.body })
  act(() => screen.getByRole('group').focus())
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog')
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return virtual.spokenPhraseLog()
}

test('in English it says the picture that opens, each turn with its place, and where focus returns to', async () => {
  expect(await transcript('en')).toEqual([
    'document',
    'group, The museum in pictures',
    'link, Open the picture: A house',
    'dialog, The museum in pictures',
    'button, Close',
    'polite: 2 of 2: A boat',
    'polite: 1 of 2: A house',
    'link, Open the picture: A house',
  ])
})

test('in Russian it says the same', async () => {
  expect(await transcript('ru')).toEqual([
    'document',
    'group, Музей в картинках',
    'link, Открыть картинку: Дом',
    'dialog, Музей в картинках',
    'button, Закрыть',
    'polite: 2 из 2: Лодка',
    'polite: 1 из 2: Дом',
    'link, Открыть картинку: Дом',
  ])
})
