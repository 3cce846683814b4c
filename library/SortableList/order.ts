/** Names an item among those of one list. */
export type SortKey = string
/** The parts of a `SortableList` that take a class. */
export type SortableListPart = 'root' | 'grip' | 'gripButton' | 'icon' | 'place' | 'line' | 'status'
/** Takes the keys in their new order, and the key of the item that was moved. */
export type OnReorder = (keys: SortKey[], moved: SortKey) => void
/** What a row is known by: its drawing is the caller's. `key` is unique in the list. */
export interface SortableItem {
  key: SortKey
  /** What a screen reader calls it. */
  text: string
  /** A heading between the rows: rows are put before or after it, and it is not dragged itself. */
  isFixed?: boolean
}

/** The keys with one of them put before or after another. */
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
