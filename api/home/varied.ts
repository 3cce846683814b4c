export type Candidate = { kind: string; territory_id: number | null; fits: boolean }

const uses = <Key extends keyof Candidate>(chosen: Candidate[], key: Key, value: Candidate[Key]) => chosen.filter((one) => one[key] === value).length

/** What a candidate costs beside those already chosen: out of season most, then another of its kind, then of its territory. */
const cost = (candidate: Candidate, chosen: Candidate[]) =>
  (candidate.fits ? 0 : 10_000) + 100 * uses(chosen, 'kind', candidate.kind) + uses(chosen, 'territory_id', candidate.territory_id)

/** So many of the candidates, unlike each other; among equals the earlier wins. */
export function varied<T extends Candidate>(candidates: T[], count: number): T[] {
  const chosen: T[] = []
  const left = [...candidates]
  while (chosen.length < count && left.length > 0) {
    const costs = left.map((candidate) => cost(candidate, chosen))
    chosen.push(...left.splice(costs.indexOf(Math.min(...costs)), 1))
  }
  return chosen
}
