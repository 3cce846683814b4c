export type PageItem = number | 'gap'

/** First, last, and the current page with its neighbours; a gap never stands for a single page. */
export function pagesShown(page: number, pageCount: number): PageItem[] {
  const near = new Set([1, page - 1, page, page + 1, pageCount])
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1)
  const isNear = (number: number) => near.has(number) || (near.has(number - 1) && near.has(number + 1))
  return shown
    .map((number): PageItem => (isNear(number) ? number : 'gap'))
    .filter((item, index, items) => item !== 'gap' || items[index - 1] !== 'gap')
}
