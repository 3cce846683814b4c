import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { orAbsent } from './absent.ts'
import { PortalError } from './error.ts'

const loaded = (queryFn: () => Promise<string>) =>
  orAbsent(
    new QueryClient({ defaultOptions: { queries: { retry: false } } }).ensureQueryData({
      queryKey: ['places'],
      queryFn,
    }),
  )

test('optional data is absent while the provider is unavailable', async () => {
  expect(await loaded(() => Promise.reject(new PortalError(503)))).toBeUndefined()
})

test('a bug fails the page', async () => {
  const bug = new TypeError('x is undefined')

  expect(await loaded(() => Promise.reject(bug)).catch((error: unknown) => error)).toBe(bug)
})

test('a cancelled load is not a failure', async () => {
  const client = new QueryClient()
  const query = { queryKey: ['places'], queryFn: () => new Promise<string>(() => undefined) }
  const loading = orAbsent(client.ensureQueryData(query))

  await client.cancelQueries(query)

  expect(await loading).toBeUndefined()
})
