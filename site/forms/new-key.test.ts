import { IdempotencyKey } from '@tropa/contract'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { newKey } from './new-key.ts'

const { crypto } = globalThis

afterEach(() => vi.unstubAllGlobals())

test('each key is another one, which the contract accepts', () => {
  const keys = Array.from({ length: 100 }, newKey)

  expect(new Set(keys).size).toBe(100)
  expect(keys.every((key) => v.is(IdempotencyKey, key))).toBe(true)
})

test('a page on plain HTTP has keys', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) })

  expect(newKey()).toMatch(/^[\da-f]{32}$/)
})
