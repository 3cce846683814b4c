import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { Link } from './Link.tsx'

afterEach(cleanup)

test('a page of the portal opens in the same tab', () => {
  render(<Link href="/tours">Tours</Link>)

  const link = screen.getByRole('link', { name: 'Tours' })
  expect(link.getAttribute('href')).toBe('/tours')
  expect(link.getAttribute('target')).toBeNull()
})

test('another site opens in a new tab, says so, and learns nothing of the page', () => {
  render(
    <LanguageProvider language="en">
      <Link href="https://other.example/tours">Tours</Link>
    </LanguageProvider>,
  )

  const link = screen.getByRole('link', { name: 'Tours opens in a new tab' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('an address on an own host becomes a path', () => {
  render(
    <Link href="https://portal.example/tours" ownHosts={['portal.example']}>
      Tours
    </Link>,
  )

  expect(screen.getByRole('link', { name: 'Tours' }).getAttribute('href')).toBe('/tours')
})

test('a script is not a link', () => {
  render(<Link href="javascript:alert(1)">Tours</Link>)

  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Tours')).toBeTruthy()
})
