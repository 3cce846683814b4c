import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Brand } from './Brand.tsx'

afterEach(cleanup)

test('leads to the main page and reads as a phrase', () => {
  render(<Brand mark={<svg />} name="Tropa" line="travel portal" />)

  expect(screen.getByRole('link', { name: 'Tropa travel portal' }).getAttribute('href')).toBe('/')
})

test('the sign is not heard', () => {
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
