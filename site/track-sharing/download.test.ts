// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { download } from './download.ts'

const text = 'в\u00a0Ханты-\u2060Мансийске'
let made: Blob | undefined

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['text/html', text],
  ['application/gpx+xml', 'в Ханты-Мансийске'],
  ['text/calendar', 'в Ханты-Мансийске'],
])('a file of %s has no-break characters only if it is HTML', async (type, expected) => {
  vi.useFakeTimers()
  const createObjectURL = (blob: Blob) => {
    made = blob
    return 'blob:made'
  }
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }))

  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })

  download('Мой\u00a0трек.gpx', type, text)

  expect(names).toEqual(['Мой трек.gpx'])

  expect(await made?.text()).toBe(expected)
  expect(document.querySelector('a')).toBeNull()
  vi.runAllTimers()
  vi.useRealTimers()
})
