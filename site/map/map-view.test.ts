import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapAnchor, viewAddress, viewedIn } from './map-view.ts'

test('the view and the place are written to an address and read back', () => {
  const viewed = { view: 'map', placeId: 'location5' } as const
  const url = new URL(viewAddress('/locations?page=2', viewed), 'http://x')
  expect(viewedIn(Object.fromEntries(url.searchParams))).toEqual(viewed)
  expect([url.searchParams.get('page'), url.hash]).toEqual(['2', '#map'])
})

test('the list is the default view', () => {
  expect(viewAddress('/locations', { view: 'list', placeId: null })).toBe('/locations')
  expect(viewedIn({ view: 'x', on_map: undefined })).toEqual({ view: 'list', placeId: null })
})

test('any text in the address as a place is only used as the key of a place', () => {
  const anything = fc.oneof(fc.string(), fc.constantFrom('1&territory_id=9', '1#map', 'a b', '%', '+'))
  const address = fc.constantFrom('/tours', '/tours?page=2', '/locations?q=a%26b')
  fc.assert(
    fc.property(address, anything, (list, placeId) => {
      const url = new URL(viewAddress(list, { view: 'map', placeId }), 'https://portal.example')
      expect(viewedIn(Object.fromEntries(url.searchParams))).toEqual({ view: 'map', placeId })
      expect(url.hash).toBe(`#${mapAnchor}`)
      expect(`${url.pathname}?${url.searchParams}`.startsWith(new URL(list, url).pathname)).toBe(true)
    }),
  )
})
