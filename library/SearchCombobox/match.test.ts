import { expect, test } from 'vitest'
import { splitMatch } from './match.ts'

test.each([
  ['Музей нефти', 'муз', ['', 'Муз', 'ей нефти']],
  ['Берёзовский музей', ' МУЗЕЙ ', ['Берёзовский ', 'музей', '']],
  ['Берёзово', 'берез', ['', 'Берёз', 'ово']],
  ['Самаровский чугас', 'xeufc', ['Самаровский чугас', '', '']],
  ['Чугас', ' ', ['Чугас', '', '']],
])('%s, asked %j', (title, query, parts) => {
  expect(splitMatch(title, query)).toEqual(parts)
})
