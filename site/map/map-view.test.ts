import { expect, test } from 'vitest'
import { viewAddress, viewedIn } from './map-view.ts'

test('the view and the place are written to an address and read back', () => {
  const viewed = { view: 'map', placeId: 'location5' } as const
  const url = new URL(viewAddress('/locations?page=2', viewed), 'http://x')
  expect(viewedIn(Object.fromEntries(url.searchParams))).toEqual(viewed)
  expect([url.searchParams.get('page'), url.hash]).toEqual(['2', '#map'])
})

test('the list is the default view', () => {
  expect(viewAddress('/locations', { view: 'list', placeId: null })).toBe('/locations')
  expect(viewedIn({ view: 'x', on_map: 5 })).toEqual({ view: 'list', placeId: null })
})
