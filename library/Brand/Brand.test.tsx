import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Brand } from './Brand.tsx'

afterEach(cleanup)

test('leads to the main page and reads as a phrase', () => {
  render(<Brand mark={<svg />} name="Tropa" line="travel portal" />)

  expect(screen.getByRole('link', { name: 'Tropa travel portal' }).getAttribute('href')).toBe('/')
})
