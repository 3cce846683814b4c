export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number
  /** An integer from 0 (inclusive) to `limit` (exclusive). */
  below: (limit: number) => number
  /** @throws {Error} if the list is empty */
  pick: <T>(list: readonly T[]) => T
}

/**
 * The same numbers for the same seed, on every machine (mulberry32).
 * @see https://github.com/bryc/code/blob/master/jshash/PRNGs.md
 */
export function seeded(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('There is nothing to pick')
    return list[below(list.length)] as T
  }
  return { next, below, pick }
}
