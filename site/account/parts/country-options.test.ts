// @vitest-environment node
import { expect, test } from 'vitest'
import { languages } from '../../region/languages.ts'
import { countriesIn } from './country-options.ts'

test.each(languages)('each country of the world has a name, in alphabetical order (%s)', (language) => {
  const titles = countriesIn(language).map(({ label }) => label)

  expect(titles).toHaveLength(248)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.filter((title) => /^[A-Z]{2}$/.test(title))).toEqual([])
  expect(titles).toEqual(titles.toSorted(new Intl.Collator(language).compare))
})

test('the names are in the language of the page, and the visitor’s own country is not in the list', () => {
  const named = (language: 'ru' | 'en') => countriesIn(language).map(({ value }) => value)

  expect(named('ru')).toEqual(expect.arrayContaining(['Перу', 'Китай', 'Беларусь']))
  expect(named('en')).toEqual(expect.arrayContaining(['Peru', 'China', 'Belarus']))
  expect([...named('ru'), ...named('en')].filter((name) => /^(Россия|Russia)$/.test(name))).toEqual([])
  expect(countriesIn('ru')).toBe(countriesIn('ru'))
})
