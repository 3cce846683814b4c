import { cleanup, render } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { museum } from '../Icon/icons.ts'
import { Category } from './Category.tsx'

afterEach(cleanup)

test('the word says what the colour and the icon show', () => {
  const ref = createRef<HTMLSpanElement>()
  render(<Category ref={ref} icon={museum} label="Museum" />)

  expect(ref.current?.textContent).toBe('Museum')
  expect(ref.current?.dataset.category).toBe('place')
  expect(ref.current?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
