import { cleanup, render } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Skeleton } from './Skeleton.tsx'

afterEach(cleanup)

test('it is hidden from assistive technology and has the given number of lines', () => {
  const { container } = render(<Skeleton lines={5} classNames={{ line: 'line' }} />)

  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelectorAll('.line')).toHaveLength(5)
})

test.each(['card', 'tall', 'row', 'guide', 'track', 'event', 'result', 'suggestion'] as const)(
  'a %s has a picture and lines',
  (variant) => {
    const ref = createRef<HTMLDivElement>()
    render(<Skeleton ref={ref} variant={variant} classNames={{ picture: 'picture', line: 'line' }} />)

    expect(ref.current?.dataset.variant).toBe(variant)
    expect(ref.current?.querySelectorAll('.picture')).toHaveLength(1)
    expect(ref.current?.querySelectorAll('.line').length).toBeGreaterThan(1)
  },
)

test('text has only lines', () => {
  const { container } = render(<Skeleton classNames={{ picture: 'picture', line: 'line' }} />)

  expect(container.querySelectorAll('.picture')).toHaveLength(0)
  expect(container.querySelectorAll('.line')).toHaveLength(3)
})
