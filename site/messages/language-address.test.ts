import { expect, test } from 'vitest'
import { languages } from '../region/languages.ts'
import { addressIn, inOtherLanguage, withoutLanguage } from './language-address.ts'

test.each([
  ['/tours', '/tours?lang=en'],
  ['/tours?page=2', '/tours?page=2&lang=en'],
  ['/tours?lang=ru&page=2', '/tours?lang=en&page=2'],
  ['/q?q=%D1%87%D1%83%D0%BC%20%26%20a', '/q?q=%D1%87%D1%83%D0%BC+%26+a&lang=en'],
  ['/locations/1?radius_km=5#nearby', '/locations/1?radius_km=5&lang=en'],
])('%s in English is %s', (address, english) => {
  expect(inOtherLanguage(address, 'en')).toBe(english)
})

test('the canonical address in the portal’s own language has no language', () => {
  expect(['/tours', '/tours?lang=en', '/tours?lang=ru&page=2'].map((address) => addressIn(address, 'ru'))).toEqual([
    '/tours',
    '/tours',
    '/tours?page=2',
  ])
})

test.each(languages)('a page has one canonical address for any language in its address, in %s', (language) => {
  const address = '/events?from=2026-12-01&page=2'

  expect(withoutLanguage(inOtherLanguage(address, language))).toBe(address)
  expect(addressIn(addressIn(address, 'en'), language)).toBe(addressIn(address, language))
})
