import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SkipLink } from './SkipLink.tsx'

afterEach(cleanup)

test('leads to the content of the page', () => {
  render(<SkipLink />)

  expect(screen.getByRole('link', { name: 'К содержанию' }).getAttribute('href')).toBe('#main')
})
