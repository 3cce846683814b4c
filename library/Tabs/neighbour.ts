const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const mirrored: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }

/** The key with the same meaning in a left-to-right text: in a right-to-left one the next tab is on the left. */
export const inReadingOrder = (key: string, direction: string) => (direction === 'rtl' ? (mirrored[key] ?? key) : key)

/** The index that a key goes to from index `at` of `count`, wrapping around; `undefined` for any other key. */
export const neighbour = (key: string, at: number, count: number): number | undefined =>
  Object.hasOwn(steps, key) && count > 0 ? steps[key]?.(at, count) : undefined
