import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Skeleton } from './Skeleton.tsx'

afterEach(cleanup)

test('it is hidden from assistive technology and has as many lines as asked', () => {
  const { container } = render(<Skeleton lines={5} classNames={{ line: 'line' }} />)

  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelectorAll('.line')).toHaveLength(5)
})
