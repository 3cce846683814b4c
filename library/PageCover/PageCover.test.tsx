import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PageCover } from './PageCover.tsx'

afterEach(cleanup)

test('the title is the heading of the page and is before the picture', () => {
  render(
    <PageCover
      title="Торум Маа"
      territory="Ханты-Мансийск"
      picture={<img src="/camp.svg" alt="Лагерь" />}
      caption="Нарисовал портал"
    />,
  )

  const title = screen.getByRole('heading', { level: 1, name: 'Торум Маа' })
  const picture = screen.getByRole('img', { name: 'Лагерь' })
  expect(title.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe('Нарисовал портал')
})

test('without a picture there is no frame and no caption', () => {
  render(<PageCover title="Торум Маа" caption="Нарисовал портал" />)

  expect(screen.queryByRole('figure')).toBeNull()
  expect(screen.queryByText('Нарисовал портал')).toBeNull()
})

test('a picture without a caption is not a figure, because it would have no name', () => {
  render(<PageCover title="Торум Маа" picture={<img src="/camp.svg" alt="Лагерь" />} />)

  expect(screen.queryByRole('figure')).toBeNull()
  expect(screen.getByRole('img', { name: 'Лагерь' })).toBeTruthy()
})

test('a cover with only a title renders no empty boxes', () => {
  const ref = createRef<HTMLElement>()
  render(<PageCover ref={ref} title="Торум Маа" />)

  expect(ref.current?.textContent).toBe('Торум Маа')
  expect([...(ref.current?.querySelectorAll('*') ?? [])].filter(({ textContent }) => textContent === '')).toEqual([])
})
