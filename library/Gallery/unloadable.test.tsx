import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { Gallery } from './Gallery.tsx'

vi.mock('./Lightbox.tsx', () => Promise.reject(new Error('offline')))
afterEach(async () => {
  await virtual.stop()
  cleanup()
})

test.each([
  ['en', 'Pictures', 'Open the picture: A house'],
  ['ru', 'Картинки', 'Открыть картинку: A house'],
] as const)(
  'where the lightbox cannot be loaded, a picture is a link that is followed (%s)',
  async (language, label, name) => {
    window.location.hash = ''
    render(
      <LanguageProvider language={language}>
        <Gallery
          label={label}
          pictures={[{ id: 1, picture: <img src="/1.svg" alt="" />, full: { src: `#${language}`, alt: 'A house' } }]}
        />
      </LanguageProvider>,
    )
    await virtual.start({ container: document.body })

    act(() => screen.getByRole('link').focus())
    await userEvent.keyboard('{Enter}')

    await waitFor(() => expect(window.location.hash).toBe(`#${language}`))
    expect(await virtual.spokenPhraseLog()).toEqual(['document', `link, ${name}`])
  },
)
