/** px: a cluster is never smaller than a touch target, and grows with its digits. */
const smallest = 23
const largest = 34

/** Radius of a cluster of `count` places, px. */
export const clusterRadius = (count: number): number =>
  Math.min(largest, smallest + 3 * Math.floor(Math.log10(Math.max(count, 1))))

const prefix = 'ov-cluster-'
export const badgeName = (count: number) => `${prefix}${count}`
/** `null` if the picture is not one of ours. */
export const countOfBadge = (name: string): number | null =>
  name.startsWith(prefix) ? Number(name.slice(prefix.length)) : null
