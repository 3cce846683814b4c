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

test.each(['fr', 'toString', ''])('the language %s, which lacks the text, has it in English', (language) => {
  expect(textInLanguage(texts, language)).toBe('yes')
})

test('refusals have texts in each language of the content', () => {
  expect(languages).toEqual(['ru', 'en'])
  expect(languages.map((language) => Object.hasOwn(messages, language))).toEqual([true, true])
})
