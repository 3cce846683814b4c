/**
 * A way through some points that leads from each of them to each other one, there and back. It has as many points as
 * the square of their number, or none where there is only one.
 */
export const throughAllPairs = <Item>(points: readonly Item[]): Item[] =>
  points.length < 2
    ? []
    : points.flatMap((from, index) => [from, ...points.slice(index + 1).flatMap((to) => [to, from])])
