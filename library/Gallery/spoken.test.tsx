import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { withDialogs } from '../Modal/testing.ts'
import { testSpoken } from '../onIntent/testing/spoken.tsx'
import { Gallery } from './Gallery.tsx'

withDialogs()
const words = {
  ru: { label: 'Музей в картинках', house: 'Дом', boat: 'Лодка' },
  en: { label: 'The museum in pictures', house: 'A house', boat: 'A boat' },
}

testSpoken(() => import('./Lightbox.tsx'), {
  opens: {
    draw: (language) => {
      const { label, house, boat } = words[language]
      return (
        <Gallery
          label={label}
          pictures={[
            { id: 1, picture: <img src="/1.svg" alt="" />, caption: house, full: { src: '/1.svg', alt: house } },
            { id: 2, picture: <img src="/2.svg" alt="" />, full: { src: '/2.svg', alt: boat } },
          ]}
        />
      )
    },
    act: async () => {
      act(() => screen.getByRole('group').focus())
      await userEvent.keyboard('{Tab}')
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('dialog')
    },
    announced: {
      ru: ['group, Музей в картинках', 'link, Открыть картинку: Дом', 'dialog, Музей в картинках', 'button, Закрыть'],
      en: [
        'group, The museum in pictures',
        'link, Open the picture: A house',
        'dialog, The museum in pictures',
        'button, Close',
      ],
    },
  },
  moves: {
    act: async () => {
      await userEvent.keyboard('{ArrowRight}')
      await userEvent.keyboard('{ArrowRight}')
    },
    announced: {
      ru: ['polite: 2 из 2: Лодка', 'polite: 1 из 2: Дом'],
      en: ['polite: 2 of 2: A boat', 'polite: 1 of 2: A house'],
    },
  },
  // Pictures cannot be chosen; this closes the dialog.
  selects: {
    act: async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
    announced: { ru: ['link, Открыть картинку: Дом'], en: ['link, Open the picture: A house'] },
  },
  empty: {
    draw: (language) => (
      <main>
        <Gallery label={words[language].label} pictures={[]} />
      </main>
    ),
    act: async () => expect(screen.getByRole('main').childNodes).toHaveLength(0),
    announced: { ru: [], en: [] },
  },
})
