import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Gallery } from './Gallery.tsx'

afterEach(cleanup)

const pictures = [
  { id: 1, picture: <img src="/1.svg" alt="Дом" />, caption: 'Зимний дом' },
  { id: 2, picture: <img src="/2.svg" alt="Лодка" /> },
]

test('a picture with a caption is a figure; one without has no name for a figure', () => {
  render(<Gallery label="Музей в рисунках" pictures={pictures} />)

  expect(screen.getAllByRole('figure').map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual(['Зимний дом'])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('the strip is named and reached by the keyboard, because it scrolls', () => {
  const ref = createRef<HTMLDivElement>()
  render(<Gallery ref={ref} label="Музей в рисунках" pictures={pictures} />)

  const strip = screen.getByRole('group', { name: 'Музей в рисунках' })
  expect([strip.tabIndex, ref.current]).toEqual([0, strip])
})

test('without pictures nothing is drawn', () => {
  const { container } = render(<Gallery label="Музей в рисунках" pictures={[]} />)

  expect(container.innerHTML).toBe('')
})
