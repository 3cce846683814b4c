import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { checkCircle } from '../Icon/icons.ts'
import { Badge } from './Badge.tsx'

afterEach(cleanup)

test('only the words are announced: the tone is for the skin, and the icon is hidden from screen readers', () => {
  render(
    <Badge tone="success" icon={checkCircle}>
      valid
    </Badge>,
  )

  expect(screen.getByText('valid').dataset['tone']).toBe('success')
  expect(screen.queryByRole('img')).toBeNull()
})

test('without a tone it is neutral', () => {
  render(<Badge>September</Badge>)

  expect(screen.getByText('September').dataset['tone']).toBe('neutral')
})

test('the ref is its root', () => {
  const ref = createRef<HTMLSpanElement>()
  render(<Badge ref={ref}>September</Badge>)

  expect(ref.current).toBe(screen.getByText('September'))
})
