import { expect, test } from 'vitest'
import { finder } from './find.ts'

const options = ['Старая Белая', 'Заберезье', 'Белый Яр', 'Берёзово', 'Набережная Белая'].map((label) => ({ label }))
const found = (...texts: string[]) => {
  const find = finder(options)
  return texts.map((text) => find(text).map(({ label }) => label)).at(-1)
}

test('what begins with the text comes first, then what has such a word, then the rest', () => {
  expect(found('бел')).toEqual(['Белый Яр', 'Старая Белая', 'Набережная Белая'])
  expect(found('бер')).toEqual(['Берёзово', 'Заберезье', 'Набережная Белая'])
})

test('letter case, outer blanks and the dots of ё do not matter', () => {
  expect(found(' БЕРЕЗ ')).toEqual(['Берёзово', 'Заберезье'])
  expect(found('берёз')).toEqual(['Берёзово', 'Заберезье'])
})

test('what typesetting adds to a label does not matter', () => {
  const find = finder([{ label: 'Ханты-\u2060Мансийск' }, { label: 'Музей в\u00a0Урае' }])

  expect(find('ханты-манс').map(({ label }) => label)).toEqual(['Ханты-\u2060Мансийск'])
  expect(find('в урае').map(({ label }) => label)).toEqual(['Музей в\u00a0Урае'])
})

test('blanks find all: the very same array', () => {
  expect(finder(options)('  ')).toBe(options)
})

test('a text typed letter by letter finds what it finds at once, and so does one taken back', () => {
  expect(found('б', 'бе', 'бел')).toEqual(found('бел'))
  expect(found('бел', 'бе')).toEqual(found('бе'))
  expect(found('бел', 'яр')).toEqual(['Белый Яр'])
})
