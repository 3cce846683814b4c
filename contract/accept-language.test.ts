import { expect, test } from 'vitest'
import { languageOf } from './accept-language.ts'

test.each([
  [undefined, 'ru'],
  ['', 'ru'],
  ['en', 'en'],
  ['EN-us', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['ru,en;q=0.9', 'ru'],
  ['de,en;q=0.5', 'en'],
  ['en;q=0', 'ru'],
  ['en;q=0,ru;q=0.1', 'ru'],
  ['ru;q=0.1,en;q=0.2', 'en'],
  ['de', 'ru'],
  ['*', 'ru'],
  ['x'.repeat(10_000), 'ru'],
])('Accept-Language %s is %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
