import { expect, test } from 'vitest'
import { type Candidate, varied } from './varied.ts'

const aCandidate = (id: number, candidate: Partial<Candidate> = {}) => ({
  id,
  kind: 'museum',
  territory_id: 1,
  fits: true,
  ...candidate,
})
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id)

test('kinds alternate, then territories, then the order of the candidates decides', () => {
  const candidates = [
    aCandidate(1),
    aCandidate(2),
    aCandidate(3, { territory_id: 3 }),
    aCandidate(4, { kind: 'park', territory_id: 2 }),
  ]

  expect(idsOf(varied(candidates, 4))).toEqual([1, 4, 3, 2])
})

test('a candidate out of season is chosen only when no other is left', () => {
  const candidates = [aCandidate(1, { fits: false, kind: 'park', territory_id: 9 }), aCandidate(2), aCandidate(3)]

  expect(idsOf(varied(candidates, 3))).toEqual([2, 3, 1])
})

test('fewer candidates than wanted are all chosen', () => {
  expect(varied([], 3)).toEqual([])
  expect(idsOf(varied([aCandidate(1)], 3))).toEqual([1])
})
