// @vitest-environment node
import { expect, test } from 'vitest'
import { PortalError } from '../../portal/error.ts'
import { type Fetch, type Fetched, PublicCache } from './public-cache.ts'

const good: Fetched = {
  kind: 'response',
  response: { status: 200, headers: {}, body: '{"total":1}' },
  isShareable: true,
}
const refusal = (status: number): Fetched => ({
  kind: 'response',
  response: { status, headers: {}, body: '' },
  isShareable: false,
})

/** Fetches with these outcomes in turn: a response or an error. */
function someFetches(...outcomes: (Fetched | Error)[]) {
  const begun: { end: () => void }[] = []
  const fetch: Fetch = () => {
    const { promise, resolve, reject } = Promise.withResolvers<Fetched>()
    const outcome = outcomes[begun.length] ?? good
    begun.push({ end: () => (outcome instanceof Error ? reject(outcome) : resolve(outcome)) })
    return promise
  }
  return { begun, fetch }
}

const statusOf = (call: Promise<{ status: number }>) =>
  call.then(
    ({ status }) => status,
    ({ status }: { status: number }) => status,
  )

const otherEvents = () => new Promise((resolve) => setImmediate(resolve))

const callers = (cache: PublicCache, fetch: Fetch) => Array.from({ length: 5 }, () => statusOf(cache.get('key', fetch)))

test.each([502, 503, 504])(
  'after a failed call with %i the requests that still wait share one retry',
  async (status) => {
    const { begun, fetch } = someFetches(new PortalError(status))
    const calls = callers(new PublicCache(), fetch)
    begun[0]?.end()
    await otherEvents()
    expect(begun).toHaveLength(2)
    begun[1]?.end()
    expect(await Promise.all(calls)).toEqual([status, 200, 200, 200, 200])
  },
)

test('the failure of a retry is shared for a second', async () => {
  let now = 1
  const cache = new PublicCache({ now: () => now })
  const { begun, fetch } = someFetches(new PortalError(504), new PortalError(503))
  const calls = callers(cache, fetch)
  for (const index of [0, 1]) {
    begun[index]?.end()
    await otherEvents()
  }
  expect(await Promise.all(calls)).toEqual([504, 503, 503, 503, 503])
  expect(await statusOf(cache.get('key', fetch))).toBe(503)
  expect(begun).toHaveLength(2)

  now += 1001
  const later = statusOf(cache.get('key', fetch))
  await otherEvents()
  begun[2]?.end()
  expect(await later).toBe(200)
})

test.each([401, 403, 404, 422, 429, 500, 503])('a refusal with %i is not shared', async (status) => {
  const { begun, fetch } = someFetches(refusal(status))
  const calls = callers(new PublicCache(), fetch)
  begun[0]?.end()
  await otherEvents()
  for (const call of begun.slice(1)) call.end()
  expect(await Promise.all(calls)).toEqual([status, 200, 200, 200, 200])
})

test('a bug fails only its own call and is not cached', async () => {
  const bug = new TypeError('a bug')
  const { begun, fetch } = someFetches(bug)
  const cache = new PublicCache()
  const call = cache.get('key', fetch)
  begun[0]?.end()
  await expect(call).rejects.toBe(bug)
  const next = statusOf(cache.get('key', fetch))
  await otherEvents()
  begun[1]?.end()
  expect(await next).toBe(200)
})
