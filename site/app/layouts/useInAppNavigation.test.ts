// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { inAppAddress, inAppSearch } from './useInAppNavigation.ts'

// Test files share one document.
afterEach(() => document.body.replaceChildren())

const here = new URL('http://localhost:3000/locations?type_id=1')
const link = (html: string) => {
  document.body.innerHTML = html
  const found = document.querySelector('a')
  if (!found) throw new Error('no link')
  return found
}

test.each([
  ['<a href="/hotels?territory_id=2#map">', '/hotels?territory_id=2#map'],
  ['<a href="/hotels" target="_blank">', undefined],
  ['<a href="https://other.example/">', undefined],
  ['<a href="/docs/1.pdf">', undefined],
  ['<a href="/checkout_old?offer=1#payer">', '/checkout?offer=1#payer'],
  ['<a href="/pages/107.old">', '/pages/107'],
  ['<a href="/api/portal/location">', undefined],
  ['<a href="/low-vision">', undefined],
  ['<a href="/reading-settings">', undefined],
  ['<a href="/hotels" download>', undefined],
  ['<a href="/?lang=en" data-reload>', undefined],
  ['<a href="mailto:a@b.example">', undefined],
])('%s → %s', (html, address) => {
  expect(
    inAppAddress(link(html), {
      href: here.href,
      origin: location.origin,
      pathname: here.pathname,
      search: here.search,
    }),
  ).toBe(address)
})

test('a GET form becomes an address without empty fields', () => {
  document.body.innerHTML =
    '<form action="/locations"><input name="q" value=" "><input name="type_id" value="3"></form>'
  const form = document.querySelector('form')
  expect(form && inAppSearch(form, null, location)).toBe('/locations?type_id=3')
})

test('a POST form is left to the browser', () => {
  document.body.innerHTML = '<form action="/preferences" method="post"><input name="theme" value="dark"></form>'
  const form = document.querySelector('form')
  expect(form && inAppSearch(form, null, location)).toBeUndefined()
})
