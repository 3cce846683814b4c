const folderOfFiles = '/assets/'

/** Whether it is the address of a file of the build. */
export const isFile = (url: string): boolean => new URL(url, location.href).pathname.startsWith(folderOfFiles)

const found = new Set<string>()
let observer: PerformanceObserver | undefined

function note(entries: readonly PerformanceEntry[]): void {
  for (const { name } of entries) {
    const { origin, pathname, search } = new URL(name, location.href)
    if (origin === location.origin && isFile(name)) found.add(origin + pathname + search)
  }
}

/**
 * Starts to note the files of the build that this page loads. A browser keeps 250 timings, which a long visit exceeds,
 * but tells an observer of all.
 * @see https://www.w3.org/TR/resource-timing/#sec-extensions-performance-interface
 */
export function noteLoadedFiles(): void {
  observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'resource', buffered: true })
}

/** The addresses of the files of the build that this page has loaded, each once. */
export function loadedFiles(): string[] {
  note([...performance.getEntriesByType('resource'), ...(observer?.takeRecords() ?? [])])
  return [...found]
}
