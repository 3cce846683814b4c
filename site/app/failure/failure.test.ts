// @vitest-environment jsdom
import { isErrorCode } from '@tropa/library/messages/ErrorScreen.ts'
import { afterEach, expect, test } from 'vitest'
import { followChunks } from '../version/chunks.ts'
import { PortalError } from '../../portal/error.ts'
import { orUnavailable } from '../../portal/failures.ts'
import { failureOf, isExpected } from './failure.ts'

const nothing = () => undefined
const stop = followChunks({ isAwaited: () => false, onFailure: nothing, onReturn: nothing, onLostPart: nothing })
afterEach(stop)

function missingPart() {
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/page.js')
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}

test('a call or a script without a response is a failure of the network', async () => {
  const call = new PortalError(503, '', {}, { isUnreachable: true })
  const home = await orUnavailable(Promise.reject(call)).catch((error: unknown) => error)
  const part = missingPart()
  for (const error of [call, home, part]) {
    expect([failureOf(error, false), failureOf(error, true), isExpected(error)]).toEqual([
      'offline',
      'unreachable',
      true,
    ])
  }
})

test('offline, only a response of the server counts as an error of the server', () => {
  expect([failureOf(new TypeError('x'), false), failureOf(new PortalError(429), false)]).toEqual(['offline', 429])
})

test('a bug is a 500 and is reported', () => {
  const bug = new TypeError('x is undefined')
  expect([failureOf(bug, true), isExpected(bug)]).toEqual([500, false])
})

test('a status with a text of its own is kept, any other becomes 503', () => {
  for (let status = 400; status < 600; status += 1) {
    expect(failureOf(new PortalError(status), true)).toBe(isErrorCode(status) ? status : 503)
  }
})
