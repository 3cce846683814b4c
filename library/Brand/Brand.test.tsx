import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Brand } from './Brand.tsx'

afterEach(cleanup)

test('it links to the main page and is announced as one phrase', () => {
  render(<Brand mark={<svg />} name="Tropa" line="travel portal" />)

  expect(screen.getByRole('link', { name: 'Tropa travel portal' }).getAttribute('href')).toBe('/')
})

test('the mark is hidden from screen readers', () => {
  const ref = createRef<HTMLAnchorElement>()
  render(
    <Brand
      ref={ref}
      mark={
        <svg>
          <title>Sign</title>
        </svg>
      }
      name="Tropa"
      href="/en"
    />,
  )

  expect(screen.getByRole('link', { name: 'Tropa' })).toBe(ref.current)
  expect(ref.current?.getAttribute('href')).toBe('/en')
})
