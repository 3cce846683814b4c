import { afterEach, expect, test, vi } from 'vitest'
import { newerVersion } from './version-check.ts'

const answers = (body: unknown, init?: ResponseInit) => vi.stubGlobal('fetch', async () => Response.json(body, init))
afterEach(() => vi.unstubAllGlobals())

test('the version of the page itself is no news', async () => {
  answers({ version: 'one' })

  expect(await newerVersion('one')).toBeNull()
})

test('another version on the server is', async () => {
  answers({ version: 'two' })

  expect(await newerVersion('one')).toBe('two')
})

test.each([[{}], [null], ['two'], [{ version: 2 }]])('what is no version tells nothing: %j', async (body) => {
  answers(body)

  await expect(newerVersion('one')).rejects.toThrow('No version')
})

test('a server that refuses tells nothing', async () => {
  answers({ version: 'two' }, { status: 503 })

  await expect(newerVersion('one')).rejects.toThrow('503')
})
