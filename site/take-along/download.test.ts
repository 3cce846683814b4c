// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { download } from './download.ts'

const text = 'в\u00a0Ханты-\u2060Мансийске'
let made: Blob | undefined

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['text/html', text],
  ['application/gpx+xml', 'в Ханты-Мансийске'],
  ['text/calendar', 'в Ханты-Мансийске'],
])('a file of %s is written as its reader sets it', async (type, expected) => {
  vi.useFakeTimers()
  const createObjectURL = (blob: Blob) => {
    made = blob
    return 'blob:made'
  }
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }))

  download('track', type, text)

  expect(await made?.text()).toBe(expected)
  expect(document.querySelector('a')).toBeNull()
  vi.runAllTimers()
  vi.useRealTimers()
})
