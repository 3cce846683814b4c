import { expect, test } from 'vitest'
import { withLinks } from './links.ts'

const linked = (html: string) => withLinks(html, { ownHosts: ['portal.example'], newTab: 'new tab', className: 'mark' })

test('a page of the portal opens in the same tab, by a path or an own host', () => {
  expect(linked('<a href="/tours?a=1&amp;b=2">A</a>')).toBe('<a href="/tours?a=1&amp;b=2">A</a>')
  expect(linked('<p><a href="https://portal.example/tours">A <em>b</em></a></p>')).toBe(
    '<p><a href="/tours">A <em>b</em></a></p>',
  )
  expect(linked('<a href="#part-roads">A</a>')).toBe('<a href="#part-roads">A</a>')
})

test('another site opens in a new tab, and says so', () => {
  const outside =
    '<a href="https://other.example/" target="_blank" rel="noopener noreferrer">A<span class="mark"> (new tab)</span></a>'
  expect(linked('<a href="https://other.example">A</a>')).toBe(outside)
  expect(linked('<a href="//other.example">A</a>')).toBe(outside)
  expect(linked('<a href="/\\other.example">A</a>')).toBe(outside)
})

test('links to mail addresses and phone numbers stay, and links to scripts become text', () => {
  expect(linked('<a href="mailto:hello@portal.example">A</a>')).toBe('<a href="mailto:hello@portal.example">A</a>')
  expect(linked('<a href="javascript:alert(1)">A</a>')).toBe('A')
  expect(linked('<a name="x">A</a>')).toBe('<a name="x">A</a>')
})
