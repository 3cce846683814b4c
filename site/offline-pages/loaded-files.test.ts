// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { loadedFiles, noteLoadedFiles } from './loaded-files.ts'

afterEach(() => vi.unstubAllGlobals())

type Entry = { name: string }

test('files are found beyond the timings that the browser keeps, each once', () => {
  let tell = (_entries: Entry[]) => {}
  let late: Entry[] = []
  class Observer {
    constructor(listener: (list: { getEntries: () => Entry[] }) => void) {
      tell = (entries) => listener({ getEntries: () => entries })
    }
    observe() {}
    takeRecords = () => late
  }
  const entry = (path: string) => ({ name: new URL(path, location.href).href })
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('performance', { getEntriesByType: () => [entry('/assets/first.js'), entry('/assets/first.js')] })

  noteLoadedFiles()
  tell([entry('/assets/icons.svg#pin'), entry('/assets/icons.svg#sun'), entry('/api/home')])
  tell([entry('https://elsewhere.example/assets/counter.js')])
  late = [entry('/assets/late.js')]

  expect(loadedFiles().toSorted()).toEqual(
    ['/assets/first.js', '/assets/icons.svg', '/assets/late.js'].map((path) => location.origin + path),
  )
})
