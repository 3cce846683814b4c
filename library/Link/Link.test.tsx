import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
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

test('another site opens in a new tab, says so, and gets no referrer', () => {
  render(
    <LanguageProvider language="en">
      <Link href="https://other.example/tours">Tours</Link>
    </LanguageProvider>,
  )

  const link = screen.getByRole('link', { name: 'Tours opens in a new tab' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test.each(['//other.example', '/\\other.example', '\\\\other.example'])('%j is not treated as a path', (href) => {
  render(<Link href={href}>Tours</Link>)

  const link = screen.getByRole('link')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  expect(link.getAttribute('href')).toBe('https://other.example/')
})

test('a mail address opens in the same tab, without a mark', () => {
  render(<Link href="mailto:hello@portal.example">Write to us</Link>)

  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('target')).toBeNull()
})

test('the ref is the link, and is empty if there is no link', () => {
  const link = createRef<HTMLAnchorElement>()
  const refused = createRef<HTMLAnchorElement>()
  render(
    <>
      <Link ref={link} href="/tours">
        Tours
      </Link>
      <Link ref={refused} href="data:text/html,">
        Nowhere
      </Link>
    </>,
  )

  expect([link.current, refused.current]).toEqual([screen.getByRole('link'), null])
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
