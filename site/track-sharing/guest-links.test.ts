import { expect, test } from 'vitest'
import { guestLinksText, mostGuestLinks, readGuestLinks, withGuestLink } from './guest-links.ts'

const longest = (index: number) => ({ token: `${index}`.padStart(64, 't'), secret: `${index}`.padStart(64, 's') })
const links = Array.from({ length: mostGuestLinks }, (_, index) => longest(index))

test('links with the longest secrets fit into a cookie and are read back; a new one replaces the oldest', () => {
  expect(readGuestLinks(guestLinksText(links))).toEqual(links)
  const more = withGuestLink(links, longest(77))
  expect(more.length).toBe(mostGuestLinks)
  const text = guestLinksText(more)
  expect(encodeURIComponent(text).length).toBeLessThan(3900)
  expect(readGuestLinks(text)).toEqual([longest(77), ...links.slice(0, -1)])
})

test.each([undefined, '', 'a.b', `${'t'.repeat(24)}`, `${'t'.repeat(24)}.${'s'.repeat(23)}`, '~~', '%00'])(
  'a cookie of %j has no link',
  (text) => {
    expect(readGuestLinks(text)).toEqual([])
  },
)
