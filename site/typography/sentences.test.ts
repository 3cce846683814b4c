import { expect, test } from 'vitest'
import { sentences, withoutFullStop } from './sentences.ts'

test('a note on hours among facts has no full stop', () => {
  expect(['Открыто всегда.', 'Always open'].map(withoutFullStop)).toEqual(['Открыто всегда', 'Always open'])
})

test('there is one full stop between two sentences, and the last keeps its ending', () => {
  expect(sentences([undefined, 'Часы работы кассы.', 'Время местное'])).toBe('Часы работы кассы. Время местное')
  expect(sentences(['Нет мест', 'Позже.'])).toBe('Нет мест. Позже.')
})
