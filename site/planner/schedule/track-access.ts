import type { PlannedVisit } from './planned-visit.ts'

/** How many stops have a fact of accessibility, the most first; `unknown`: stops of which nothing is known. */
export type TrackAccess = { facts: readonly { fact: string; count: number }[]; unknown: number; total: number }

/** Facts of all stops together, never a verdict: a stop without a fact may still have it. */
export function accessOf(visits: readonly Pick<PlannedVisit, 'access'>[]): TrackAccess {
  const counts = new Map<string, number>()
  for (const fact of visits.flatMap(({ access }) => [...new Set(access)])) counts.set(fact, (counts.get(fact) ?? 0) + 1)
  const facts = [...counts].map(([fact, count]) => ({ fact, count })).toSorted((one, other) => other.count - one.count)
  return { facts, unknown: visits.filter(({ access }) => access.length === 0).length, total: visits.length }
}
