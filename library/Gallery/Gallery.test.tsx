import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { withDialogs } from '../Modal/testing.ts'
import { Gallery } from './Gallery.tsx'

beforeEach(withDialogs)
afterEach(cleanup)

const pictures = [
  { id: 1, picture: <img src="/1.svg" alt="Дом" />, caption: 'Зимний дом' },
  { id: 2, picture: <img src="/2.svg" alt="Лодка" /> },
]

test('a picture with a caption is a figure, and one without is not', () => {
  render(<Gallery label="Музей в рисунках" pictures={pictures} />)

  expect(screen.getAllByRole('figure').map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual([
    'Зимний дом',
  ])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('the strip has a name and can be focused, because it scrolls', () => {
  const ref = createRef<HTMLDivElement>()
  render(<Gallery ref={ref} label="Музей в рисунках" pictures={pictures} />)

  const strip = screen.getByRole('group', { name: 'Музей в рисунках' })
  expect([strip.tabIndex, ref.current]).toEqual([0, strip])
})

test('without pictures nothing is rendered', () => {
  const { container } = render(<Gallery label="Музей в рисунках" pictures={[]} />)

  expect(container.innerHTML).toBe('')
})

const withFull = [
  { id: 1, picture: <img src="/1.svg" alt="" />, caption: 'Winter house', full: { src: '/1.svg', alt: 'A house' } },
  { id: 2, picture: <img src="/2.svg" alt="" />, full: { src: '/2.svg', alt: 'A boat' } },
  { id: 3, picture: <img src="/3.svg" alt="" />, full: { src: '/3.svg', alt: 'A river' } },
]
const announced = () => screen.getByRole('dialog').querySelector('[aria-live="polite"]')?.textContent

test.each([
  ['en', 'Open the picture: A boat', ['2 of 3: A boat', '3 of 3: A river', '1 of 3: Winter house', '3 of 3: A river']],
  ['ru', 'Открыть картинку: A boat', ['2 из 3: A boat', '3 из 3: A river', '1 из 3: Winter house', '3 из 3: A river']],
] as const)(
  'a picture opens over the page, arrows cycle through the pictures, and each one is announced (%s)',
  async (language, name, lines) => {
    render(
      <LanguageProvider language={language}>
        <Gallery label="Pictures" pictures={withFull} />
      </LanguageProvider>,
    )
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe('/2.svg')

    link.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Pictures' })
    const announcements = [announced()]
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
      fireEvent.keyDown(dialog, { key })
      announcements.push(announced())
    }
    expect(announcements).toEqual(lines)
    expect(screen.getByRole('img', { name: 'A river' })).toBeTruthy()

    await userEvent.click(screen.getByRole('button', { name: /Close|Закрыть/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('a swipe shows another picture, and a short touch does not', async () => {
  render(<Gallery label="Pictures" pictures={withFull} />)
  await userEvent.click(screen.getByRole('link', { name: /A house/ }))
  const dialog = await screen.findByRole('dialog')
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(dialog, { touches: [{ clientX: from }] })
    fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: to }] })
  }

  swipe(200, 180)
  expect(announced()).toContain('1 из 3')
  swipe(200, 100)
  expect(announced()).toContain('2 из 3')
  swipe(100, 200)
  expect(announced()).toContain('1 из 3')
})
