import { expect, test } from 'vitest'
import { sentences, withoutFullStop } from './sentences.ts'

test('a note on hours stands among facts without a full stop', () => {
  expect(['Открыто всегда.', 'Always open'].map(withoutFullStop)).toEqual(['Открыто всегда', 'Always open'])
})

test('between two sentences stands one full stop, and after the last what it ends with', () => {
  expect(sentences([undefined, 'Часы работы кассы.', 'Время местное'])).toBe('Часы работы кассы. Время местное')
  expect(sentences(['Нет мест', 'Позже.'])).toBe('Нет мест. Позже.')
})
