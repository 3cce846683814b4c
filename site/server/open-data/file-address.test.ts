import { expect, test } from 'vitest'
import { fileAddress, readAddress } from './file-address.ts'

test.each([
  ['/locations/1003.geojson', { kind: 'locations', id: 1003, format: 'geojson' }],
  ['/events.ics', { kind: 'events', id: undefined, format: 'ics' }],
  ['/museum-nights/9001.jsonld', { kind: 'museum-nights', id: 9001, format: 'jsonld' }],
  ['/museum_nights.kml', { kind: 'museum_nights', id: undefined, format: 'kml' }],
])('%s is an address of open data, for any name of its list', (address, named) => {
  expect(readAddress(fileAddress.exec(address)?.[1] ?? '')).toEqual(named)
})

test.each(['/events/0.ics', '/events/1234567890.ics'])('%s is an address of open data without an object', (address) => {
  expect(fileAddress.test(address)).toBe(true)
  expect(readAddress(address.slice(1))).toBeUndefined()
})

test.each(['/locations/1003', '/docs/1.pdf', '/api/events.ics', '/favicon.svg', '/-.ics'])(
  '%s is not an address of open data',
  (address) => {
    expect(fileAddress.test(address)).toBe(false)
  },
)
