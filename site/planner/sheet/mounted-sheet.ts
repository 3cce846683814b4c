let sheet: HTMLElement | null = null
const waiting = new Set<(found: HTMLElement) => void>()

/** The sheet of the page once everything on it is known; `null`: not now. */
export function offerSheet(element: HTMLElement | null): void {
  sheet = element
  if (!element) return
  for (const found of waiting) found(element)
  waiting.clear()
}

/** The sheet of the page, as soon as it is whole. */
export const wholeSheet = (): Promise<HTMLElement> =>
  sheet ? Promise.resolve(sheet) : new Promise((resolve) => waiting.add(resolve))
