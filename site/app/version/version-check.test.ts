import { afterEach, expect, test, vi } from 'vitest'
import { newerVersion } from './version-check.ts'

const responses = (body: unknown, init?: ResponseInit) => vi.stubGlobal('fetch', async () => Response.json(body, init))
afterEach(() => vi.unstubAllGlobals())

test('the same version on the server is not new', async () => {
  responses({ version: 'one' })

  expect(await newerVersion('one')).toBeNull()
})

test('another version on the server is new', async () => {
  responses({ version: 'two' })

  expect(await newerVersion('one')).toBe('two')
})

test.each([[{}], [null], ['two'], [{ version: 2 }]])('an invalid response is ignored: %j', async (body) => {
  responses(body)

  await expect(newerVersion('one')).rejects.toThrow('No version')
})

test('an error response is ignored', async () => {
  responses({ version: 'two' }, { status: 503 })

  await expect(newerVersion('one')).rejects.toThrow('503')
})
