export type Candidate = { kind: string; territory_id: number | null; fits: boolean }

const uses = <Key extends keyof Candidate>(chosen: Candidate[], key: Key, value: Candidate[Key]) =>
  chosen.filter((one) => one[key] === value).length

/**
 * The cost of a candidate beside those already chosen: out of season costs most, then the same kind, then the same
 * territory.
 */
const cost = (candidate: Candidate, chosen: Candidate[]) =>
  (candidate.fits ? 0 : 10_000) +
  100 * uses(chosen, 'kind', candidate.kind) +
  uses(chosen, 'territory_id', candidate.territory_id)

/** Chooses `count` candidates that vary in kind and territory; of equal ones the earlier. */
export function varied<T extends Candidate>(candidates: T[], count: number): T[] {
  const chosen: T[] = []
  const rest = [...candidates]
  while (chosen.length < count && rest.length > 0) {
    const costs = rest.map((candidate) => cost(candidate, chosen))
    chosen.push(...rest.splice(costs.indexOf(Math.min(...costs)), 1))
  }
  return chosen
}
