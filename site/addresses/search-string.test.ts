// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch, textOf, wholeNumber } from './search-string.ts'

test('the first value of a repeated parameter counts, and all values of a multiple choice', () => {
  expect(parseSearch('?q=a&q=b&type_id=1&type_id=2&access=loop')).toEqual({ q: 'a', type_id: '1,2', access: 'loop' })
})

test('a written address is read back unchanged', () => {
  const values = fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(values, (written) => {
      expect(Object.entries(parseSearch(stringifySearch(written))).sort()).toEqual(Object.entries(written).sort())
    }),
  )
})

test('unset parameters are left out, and without parameters there is no question mark', () => {
  expect(stringifySearch({ page: 2, q: undefined, territory_id: null })).toBe('?page=2')
  expect(stringifySearch({ q: undefined })).toBe('')
})

test.each(['0', '-1', '01', '1.5', '1e3', ' 1', '1234567890', '', 1, null, undefined])(
  '%j is not a number in an address',
  (text) => {
    expect(wholeNumber(text)).toBeUndefined()
  },
)

test('a text in an address is short, and has no characters that a database refuses', () => {
  expect([textOf('a\0b'), textOf('x'.repeat(500)).length, textOf(5)]).toEqual(['ab', 200, ''])
})
