import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listAddress, readListFilters, type FilterName } from './list-filters.ts'

const names = [
  'territory_id',
  'category',
  'for_disabled',
  'access',
  'free',
  'open_on',
  'sort',
  'from',
  'to',
  'when',
  'page',
]
const all: readonly FilterName[] = ['territory', 'category', 'access', 'dates']
const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom('0', '-1', '1e9', '01', '999999999', '1000000000', 'true', '2026-02-30'),
)

test('a typed address never gives a filter that the contract refuses', () => {
  fc.assert(
    fc.property(
      fc.record({
        territory_id: anyText,
        category: anyText,
        for_disabled: anyText,
        from: anyText,
        to: anyText,
        page: anyText,
      }),
      (search) => {
        const { page, territory = 1, isAccessible = true, ...rest } = readListFilters(search, all)

        expect(Number.isInteger(page) && page >= 1 && page < 1e9).toBe(true)
        expect(territory === 'all' || (Number.isInteger(territory) && Number(territory) >= 1)).toBe(true)
        expect(isAccessible).toBe(true)
        expect(Object.values(rest)).not.toContain(undefined)
      },
    ),
  )
})

test('a typed address has the same meaning when it is written again', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), anyText), (search) => {
      const filters = readListFilters(search, all)
      const { searchParams } = new URL(listAddress('/events', filters), 'https://portal.example')
      expect(readListFilters(Object.fromEntries(searchParams), all)).toEqual(filters)
    }),
  )
})
