import { afterEach, expect, test, vi } from 'vitest'
import '../messages/all-catalogues.ts'
import { words } from '../messages/intl.tsx'
import { failedChangeText } from './failed-change.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  [true, 'Ошибка сервера при обновлении данных'],
  [false, 'Нет сети: изменение не сохранено'],
])('a change that fails says why, with network: %o', (isOnline, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

  expect(failedChangeText(words('ru'))).toBe(text)
  expect(failedChangeText(words('ru'), 'list.failed')).toBe(words('ru')('list.failed'))
})
