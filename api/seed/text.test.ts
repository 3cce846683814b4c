import { expect, test } from 'vitest'
import { inLanguage, say, textsIn, withoutTags } from './text.ts'
import { kopecks, pointOf } from './values.ts'

test('a missing translation is shown in Russian, also an empty one', () => {
  expect([
    say({ ru: 'Музей', en: 'Museum' }, 'en'),
    say({ ru: 'Музей' }, 'en'),
    say({ ru: 'Музей', en: '' }, 'en'),
  ]).toEqual(['Museum', 'Музей', 'Музей'])
})

test('texts at any depth get the field names of the contract, and other values stay', () => {
  const content = {
    title: { ru: 'Музей', en: 'Museum' },
    features: [{ ru: 'Веранда', en: 'Terrace' }],
    menu: [{ title: { ru: 'Супы', en: 'Soups' }, items: [{ description: { ru: 'Уха' }, price: null }] }],
    id: 7,
  }

  expect(inLanguage(content, 'en')).toEqual({
    the_title: 'Museum',
    features: ['Terrace'],
    menu: [{ the_title: 'Soups', items: [{ the_description: 'Уха', price: null }] }],
    id: 7,
  })
})

test('search indexes the words of both languages without tags and entities', () => {
  expect(withoutTags('<p>Чай&nbsp;&amp; пирог</p>')).toBe(' Чай & пирог ')
  expect(textsIn([{ a: { ru: '<b>Уха</b>', en: 'Soup' } }, 5, null]).map((text) => text.trim())).toEqual([
    'Уха',
    'Soup',
  ])
})

test.each([
  ['0.05', 5],
  ['0.10', 10],
  ['1.00', 100],
  ['19800.99', 1_980_099],
])('%s rubles are %i kopecks', (value, expected) => {
  expect(kopecks({ value, currency: 'RUB' })).toBe(expected)
})

test('a geolocation begins with its latitude', () => {
  expect(pointOf('61.0019,69.0271')).toEqual({ latitude: 61.0019, longitude: 69.0271 })
})
