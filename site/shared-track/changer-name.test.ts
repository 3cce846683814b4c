// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { keepChangerName, keptChangerName } from './changer-name.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a name is stored in the browser', () => {
  expect(keptChangerName()).toBe('')
  keepChangerName('Anna')
  expect([keptChangerName(), localStorage.getItem('changer_name')]).toEqual(['Anna', 'Anna'])
})

test('if storage is forbidden, the form asks for the name again', () => {
  for (const name of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })

  expect(() => keepChangerName('Anna')).not.toThrow()
  expect(keptChangerName()).toBe('')
})
