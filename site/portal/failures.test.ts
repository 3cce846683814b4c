import { isNotFound, notFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { PortalError, statusOf } from './error.ts'
import { orMissing, orUnavailable } from './failures.ts'

const thrownBy = (call: Promise<unknown>) => call.catch((error: unknown) => error)

test.each([404, 422, 429, 500, 502, 504])(
  'a failed call with %i makes the page unavailable, and keeps its cause',
  async (status) => {
    const cause = new PortalError(status, '', {}, { requestId: 'request-1234' })
    expect(await thrownBy(orUnavailable(Promise.reject(cause)))).toMatchObject({
      status: 503,
      cause,
      requestId: 'request-1234',
    })
  },
)

test('a bug is a 500, not an unavailable provider', async () => {
  const bug = new TypeError('x is undefined')
  expect([await thrownBy(orUnavailable(Promise.reject(bug))), await thrownBy(orMissing(Promise.reject(bug)))]).toEqual([
    bug,
    bug,
  ])
  expect(statusOf(bug)).toBe(500)
})

test('an unknown object renders the 404 page', async () => {
  expect(isNotFound(await thrownBy(orMissing(Promise.reject(new PortalError(404)))))).toBe(true)
  expect(isNotFound(await thrownBy(orUnavailable(Promise.reject(notFound()))))).toBe(true)
})
