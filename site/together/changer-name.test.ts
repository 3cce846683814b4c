// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { keepChangerName, keptChangerName } from './changer-name.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a name is kept in the browser', () => {
  expect(keptChangerName()).toBe('')
  keepChangerName('Anna')
  expect(keptChangerName()).toBe('Anna')
})

test('where storage is forbidden the name is asked for again', () => {
  for (const name of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })

  expect(() => keepChangerName('Anna')).not.toThrow()
  expect(keptChangerName()).toBe('')
})
