let sheet: HTMLElement | null = null
const waiting = new Set<(found: HTMLElement) => void>()

/** The sheet of the page once everything on it is known; `null`: not now. */
export function offerSheet(element: HTMLElement | null): void {
  sheet = element
  if (!element) return
  for (const found of waiting) found(element)
  waiting.clear()
}

/** What has not loaded by then is not waited for any longer, as without a network. */
const longestMs = 20_000

/** The sheet of the page, as soon as it is whole. @throws where a part of it cannot be had */
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
