// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isChangerName, keepChangerName, keptChangerName } from './changer-name.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test.each(['Я', 'Anna', 'Анна-Мария', "O'Neil", 'Ян К.', '7 отряд', 'a'.repeat(40)])('%s is a name', (name) => {
  expect(isChangerName(name)).toBe(true)
})

test.each(['', ' ', ' Anna', 'Anna ', '-Anna', '.', '<b>', 'Anna\u202E', 'Anna\nBoris', 'a'.repeat(41), '🙂'])(
  '%j is no name',
  (name) => {
    expect(isChangerName(name)).toBe(false)
  },
)

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
