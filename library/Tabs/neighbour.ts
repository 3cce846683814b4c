const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const mirrored: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }

/** The key that means the same in a text from left to right: in one from right to left the next tab is on the left. */
export const inReadingOrder = (key: string, direction: string) => (direction === 'rtl' ? (mirrored[key] ?? key) : key)

/** Where a key leads from place `at` of `count`, round the list; nowhere for any other key. */
export const neighbour = (key: string, at: number, count: number): number | undefined =>
  Object.hasOwn(steps, key) && count > 0 ? steps[key]?.(at, count) : undefined
