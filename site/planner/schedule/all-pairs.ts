/**
 * A route that contains a leg from each point to every other one, in both directions. It has as many points as the
 * square of their number, or none if there is only one.
 */
export const throughAllPairs = <Item>(points: readonly Item[]): Item[] =>
  points.length < 2
    ? []
    : points.flatMap((from, index) => [from, ...points.slice(index + 1).flatMap((to) => [to, from])])
