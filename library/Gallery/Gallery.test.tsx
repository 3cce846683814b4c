import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Gallery } from './Gallery.tsx'

afterEach(cleanup)

test('every picture is a figure with its caption', () => {
  const pictures = [
    { id: 1, picture: <img src="/1.svg" alt="Дом" />, caption: 'Зимний дом' },
    { id: 2, picture: <img src="/2.svg" alt="Лодка" /> },
  ]
  render(<Gallery label="Музей в рисунках" pictures={pictures} />)

  expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual(['Зимний дом', ''])
})

test('the strip is named and reached by the keyboard, because it scrolls', () => {
  render(<Gallery label="Музей в рисунках" pictures={[]} />)

  expect(screen.getByRole('group', { name: 'Музей в рисунках' }).tabIndex).toBe(0)
})
