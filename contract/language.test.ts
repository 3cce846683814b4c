import { expect, test } from 'vitest'
import { languages, textInLanguage } from './language.ts'
import { messages } from './messages.ts'

const texts = { ru: 'да', en: 'yes', de: 'ja' }

test.each([
  ['ru', 'да'],
  ['en', 'yes'],
  ['de', 'ja'],
])('a text in %s is %s', (language, text) => {
  expect(textInLanguage(texts, language)).toBe(text)
})

test.each(['fr', 'toString', ''])('a language without the text, %s, has it in English', (language) => {
  expect(textInLanguage(texts, language)).toBe('yes')
})

test('refusals have their words in each language of the content', () => {
  expect(languages).toEqual(['ru', 'en'])
  expect(languages.map((language) => Object.hasOwn(messages, language))).toEqual([true, true])
})
