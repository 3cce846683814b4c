import { expect, test } from 'vitest'
import { parseCookies } from '../../visitor/preference-cookies.ts'
import type { RefusedPress } from '../../visitor/session.ts'
import { noRefusedPress, refusedPress, refusedPressSet } from './refused-press.ts'

const sentBack = (setCookie: string) => setCookie.slice(0, setCookie.indexOf(';'))

test.each<RefusedPress>([
  { kind: 'track', message: 'Сохранено уже 200 треков: удалите лишние' },
  { kind: 'date', reason: 'unknown' },
  { kind: 'date', reason: 'past' },
])('the reason of a refused press is read back: %o', (refused) => {
  const cookie = refusedPressSet(refused, true)

  expect(refusedPress(`a=1; ${sentBack(cookie)}`)).toEqual(refused)
  expect(cookie).toMatch(/; Max-Age=60; .*Secure; HttpOnly$/)
  expect(cookie.length).toBeLessThan(4096)
})

test('nothing is read from a missing or foreign cookie', () => {
  const gone = sentBack(noRefusedPress(false))

  expect([...parseCookies(gone).keys()]).toEqual(['press_refused'])
  expect([null, gone, 'press_refused=date%20soon', 'press_refused=tour%201'].map(refusedPress)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
})
