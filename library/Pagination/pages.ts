export type PageItem = number | 'gap'

/** First, last, and the current page with its neighbours; a gap never replaces a single page. */
export function pagesShown(page: number, pageCount: number): PageItem[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount)
  const shown = [...new Set(near)].toSorted((a, b) => a - b)
  return shown.flatMap((number, index): PageItem[] => {
    const missing = number - (shown[index - 1] ?? 0) - 1
    if (missing === 0) return [number]
    return missing === 1 ? [number - 1, number] : ['gap', number]
  })
}
