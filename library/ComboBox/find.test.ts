import { expect, test } from 'vitest'
import { finder } from './find.ts'

const options = ['Старая Белая', 'Заберезье', 'Белый Яр', 'Берёзово', 'Набережная Белая'].map((label) => ({ label }))
const found = (...texts: string[]) => {
  const find = finder(options)
  return texts.map((text) => find(text).map(({ label }) => label)).at(-1)
}

test('labels that begin with the text come first, then those with such a word, then the others', () => {
  expect(found('бел')).toEqual(['Белый Яр', 'Старая Белая', 'Набережная Белая'])
  expect(found('бер')).toEqual(['Берёзово', 'Заберезье', 'Набережная Белая'])
})

test('letter case, surrounding blanks and the dots of ё are ignored', () => {
  expect(found(' БЕРЕЗ ')).toEqual(['Берёзово', 'Заберезье'])
  expect(found('берёз')).toEqual(['Берёзово', 'Заберезье'])
})

test('characters that typesetting adds to a label are ignored', () => {
  const find = finder([{ label: 'Ханты-\u2060Мансийск' }, { label: 'Музей в\u00a0Урае' }])

  expect(find('ханты-манс').map(({ label }) => label)).toEqual(['Ханты-\u2060Мансийск'])
  expect(find('в урае').map(({ label }) => label)).toEqual(['Музей в\u00a0Урае'])
})

test('blanks match everything and return the same array', () => {
  expect(finder(options)('  ')).toBe(options)
})

test('a text that is typed or deleted letter by letter has the same matches as when it is entered at once', () => {
  expect(found('б', 'бе', 'бел')).toEqual(found('бел'))
  expect(found('бел', 'бе')).toEqual(found('бе'))
  expect(found('бел', 'яр')).toEqual(['Белый Яр'])
})
