import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Cover } from './Cover.tsx'

afterEach(cleanup)

test('a cover reserves its place while it loads, and loads lazily', () => {
  render(<Cover src="/river.svg" width={900} height={600} alt="Излучина" ratio="3x2" />)

  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Излучина' })
  expect([picture.width, picture.height, picture.dataset.ratio, picture.getAttribute('loading')]).toEqual([
    900,
    600,
    '3x2',
    'lazy',
  ])
})

test('a cover with priority loads at once', () => {
  render(<Cover src="/river.svg" width={900} height={600} alt="Излучина" isPriority />)

  const picture = screen.getByRole('img')
  expect([picture.getAttribute('loading'), picture.getAttribute('fetchpriority')]).toEqual([null, 'high'])
})

test('the alternative text of a picture is in the page for visitors who have switched pictures off', () => {
  const { container } = render(<Cover src="/river.svg" width={900} height={600} alt="Излучина" />)

  expect(container.querySelector('span[hidden]')?.textContent).toBe('Излучина')
})

test('a decorative picture may have a text for visitors who have switched pictures off', () => {
  const { container } = render(<Cover src="/river.svg" width={900} height={600} alt="" alternative="Излучина" />)

  const picture = container.querySelector('img')
  expect([picture?.alt, picture?.dataset.alternative]).toEqual(['', 'Излучина'])
  expect(container.querySelector('span[hidden]')?.textContent).toBe('Излучина')
})

test('a drawing without an alternative text adds no text', () => {
  const { container } = render(<Cover src="/river.svg" width={900} height={600} alt="" />)

  expect(container.querySelector('span')).toBeNull()
})

test('the ref is the picture', () => {
  const ref = createRef<HTMLImageElement>()
  render(<Cover ref={ref} src="/river.svg" width={900} height={600} alt="Излучина" />)

  expect(ref.current).toBe(screen.getByRole('img'))
})
