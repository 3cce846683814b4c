import { expect, test, vi } from 'vitest'
import { Health } from './health.ts'

async function statusAndProvider(response: Response) {
  const { provider }: { provider: string } = await response.json()
  return [response.status, provider]
}

test('the portal is ready only while its provider responds, and live in any case', async () => {
  let now = 0
  let isAway = false
  const ask = vi.fn(async () => (isAway ? Promise.reject(new Error('away')) : { status: 200 }))
  const health = new Health(ask, () => now)

  expect(await statusAndProvider(await health.ready())).toEqual([200, 'ok'])
  isAway = true
  now = 3000
  expect(await statusAndProvider(await health.ready())).toEqual([503, 'unavailable'])
  expect(await statusAndProvider(health.live())).toEqual([200, 'unavailable'])
  expect(ask).toHaveBeenCalledTimes(2)
})

test('the liveness check does not wait for a provider that does not respond', async () => {
  const health = new Health(() => new Promise(() => undefined))
  expect(await statusAndProvider(health.live())).toEqual([200, 'unknown'])
})

test('a portal that is not ready sends Retry-After', async () => {
  const health = new Health(() => Promise.reject(new Error('away')))
  expect((await health.ready()).headers.get('retry-after')).toBe('5')
})
