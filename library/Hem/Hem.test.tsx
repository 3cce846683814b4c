import { cleanup, render } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Hem } from './Hem.tsx'

afterEach(cleanup)

test('a hem is decorative: hidden from screen readers, and hidden if pictures are off', () => {
  const { container } = render(<Hem band="hook" />)

  const hem = container.firstElementChild
  expect([
    hem?.getAttribute('aria-hidden'),
    hem?.getAttribute('data-decoration'),
    hem?.getAttribute('data-band'),
  ]).toEqual(['true', '', 'hook'])
})

test('the ref is its root', () => {
  const ref = createRef<HTMLDivElement>()
  const { container } = render(<Hem ref={ref} />)

  expect(ref.current).toBe(container.firstElementChild)
})
