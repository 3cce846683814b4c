import { expect, test } from 'vitest'
import { textIn, titleIn, wireText } from './text-in.ts'

const territory = { title: 'Сургут', title_en: 'Surgut' }

test('a title of the provider is read in the language of the page', () => {
  expect([titleIn(territory, 'ru'), titleIn(territory, 'en')]).toEqual(['Сургут', 'Surgut'])
})

test('a title that the provider lacks in that language is its original text', () => {
  expect(titleIn({ title: 'Сургут', title_en: '' }, 'en')).toBe('Сургут')
  expect(wireText({ city: 'Сургут' }, 'city', 'en')).toBe('Сургут')
  expect(wireText({ city_en: '' }, 'city', 'ru')).toBeUndefined()
})

test('a text of the region is read in the language of the page', () => {
  const name = { ru: 'Югра', en: 'Yugra' }
  expect([textIn(name, 'ru'), textIn(name, 'en')]).toEqual(['Югра', 'Yugra'])
})
