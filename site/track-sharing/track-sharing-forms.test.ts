import { afterEach, expect, test, vi } from 'vitest'
import '../messages/all-catalogues.ts'
import { words } from '../messages/intl.tsx'
import { failedChangeText } from '../visitor/failed-change.ts'
import { emailTrackForm, rescueTrackForm } from './track-sharing-forms.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [true, 'Маршрут не отправлен: ошибка сервера'],
  [false, 'Нет сети: маршрут не отправлен'],
])('a track that is not mailed blames the server only with a network: %o', (isOnline, text) => {
  vi.stubGlobal('navigator', { onLine: isOnline })
  const texts = [emailTrackForm, rescueTrackForm].map(({ notices }) =>
    failedChangeText(words('ru'), notices?.failed, notices?.offline),
  )

  expect(texts).toEqual([text, text])
})
