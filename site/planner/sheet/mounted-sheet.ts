let sheet: HTMLElement | null = null
const waiting = new Set<(found: HTMLElement) => void>()

/** Offers the sheet of the page once all its content is known; `null`: it is not available. */
export function offerSheet(element: HTMLElement | null): void {
  sheet = element
  if (!element) return
  for (const found of waiting) found(element)
  waiting.clear()
}

/** How long to wait for content to load, for example without a network. */
const longestMs = 20_000

/**
 * The sheet of the page, as soon as it is complete.
 * @throws if a part of it cannot be loaded
 */
export const wholeSheet = (): Promise<HTMLElement> =>
  sheet
    ? Promise.resolve(sheet)
    : new Promise((resolve, reject) => {
        const found = (element: HTMLElement) => {
          clearTimeout(timer)
          resolve(element)
        }
        const timer = setTimeout(() => {
          waiting.delete(found)
          reject(new Error('The sheet is not whole'))
        }, longestMs)
        waiting.add(found)
      })
