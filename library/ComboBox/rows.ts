/** How tall the list may grow before it scrolls, rem. */
export const listHeights = { usual: 13.5, tall: 17.5 } as const
/** `usual` is 13.5 rem, `tall` 17.5 rem: the two heights of the specification (section 9). */
export type ListHeight = keyof typeof listHeights

/** A row of a virtual list, rem: two lines of text, and a line of description. */
export const rowHeights = { plain: 2.75, described: 3.75 } as const

/** Lists with more options render a window of about this many. */
export const windowSize = 30

const spare = 6

/** The indices of rows to render, in order: around the first visible one, and around the active one (−1: none). */
export function drawnRows(count: number, first: number, always: number, seen: number): readonly number[] {
  if (count <= windowSize) return Array.from({ length: count }, (_, row) => row)
  const rows = new Set<number>()
  const draw = (from: number, to: number) => {
    for (let row = Math.max(0, from); row < Math.min(count, to); row++) rows.add(row)
  }
  draw(first - spare, first + seen + spare)
  if (always >= 0) draw(always - seen, always + seen)
  return [...rows].sort((a, b) => a - b)
}
