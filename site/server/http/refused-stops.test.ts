import { expect, test } from 'vitest'
import { parseCookies } from '../../visitor/preference-cookies.ts'
import { noRefusedStops, refusedStops, refusedStopsSet } from './refused-stops.ts'

const sentBack = (setCookie: string) => setCookie.slice(0, setCookie.indexOf(';'))

test.each(['location/1001', 'event/4001 location/1002'])('stops that did not fit are read back: %s', (stops) => {
  const cookie = refusedStopsSet(stops, true)

  expect(refusedStops(`a=1; ${sentBack(cookie)}`)).toBe(stops)
  expect(cookie).toMatch(/; Max-Age=60; .*Secure; HttpOnly$/)
})

test('nothing is read from a missing or foreign cookie', () => {
  const gone = sentBack(noRefusedStops(false))

  expect([...parseCookies(gone).keys()]).toEqual(['track_full'])
  expect([null, gone, 'track_full=hotel%2F1', 'track_full=%3Cscript%3E'].map(refusedStops)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
})
