/** Identifies an item within a list. */
export type SortKey = string
/** The parts of a `SortableList` that take a class. */
export type SortableListPart = 'root' | 'grip' | 'gripButton' | 'icon' | 'place' | 'line' | 'status'
/** Takes the keys in their new order, and the key of the item that was moved. */
export type OnReorder = (keys: SortKey[], moved: SortKey) => void
/** The data of a row that sorting needs; the caller renders the row. `key` is unique in the list. */
export interface SortableItem {
  key: SortKey
  /** Its name for screen readers. */
  text: string
  /** A heading between the rows: rows are put before or after it, and it is not dragged itself. */
  isFixed?: boolean
}

/** The keys after one of them has been moved before or after another. */
export function moved(
  keys: readonly SortKey[],
  key: SortKey,
  beside: SortKey,
  position: 'before' | 'after',
): SortKey[] {
  if (key === beside) return [...keys]
  const others = keys.filter((other) => other !== key)
  const index = others.indexOf(beside) + (position === 'after' ? 1 : 0)
  return [...others.slice(0, index), key, ...others.slice(index)]
}
