import { expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { words } from '../messages/intl.tsx'
import { withInnerQuotes } from './inner-quotes.ts'

test.each([
  ['до «Скульптура «Чёрный лис»» · 7 мин', 'до «Скульптура „Чёрный лис“» · 7 мин'],
  ['«Музей «А» и «Б»», «В»', '«Музей „А“ и „Б“», «В»'],
  ['Убрано “Sculpture “Black fox””', 'Убрано “Sculpture ‘Black fox’”'],
  ['«А» и «Б»', '«А» и «Б»'],
  ['Ищем «лис» норы»', 'Ищем «лис» норы»'],
  ['The museum’s “A”, “B”', 'The museum’s “A”, “B”'],
])('%s', (text, typeset) => {
  expect(withInnerQuotes(text)).toBe(typeset)
})

test('a title in a sentence has inner quotes, and keeps its own outside of one', () => {
  const title = 'Скульптура «Чёрный лис»'
  const say = words('ru')

  expect(say('track.legPast', { km: '2', title })).toContain('«Скульптура „Чёрный лис“»')
  expect(say('track.added', { title })).toContain(title)
})
