import { expect, test } from 'vitest'
import { createRandom, hash } from './random.ts'

test('the same seed gives the same numbers', () => {
  const [one, other] = [createRandom(hash('year')), createRandom(hash('year'))]
  expect([one.next(), one.next()]).toEqual([other.next(), other.next()])
})

test('numbers are within their limits', () => {
  const { between, integer, pick } = createRandom(1)
  for (let tries = 0; tries < 200; tries += 1) {
    expect(Math.abs(between(-2, 2))).toBeLessThanOrEqual(2)
    expect([4, 5, 6]).toContain(integer(4, 6))
    expect(['a', 'b']).toContain(pick(['a', 'b']))
  }
})

test('a shuffle keeps everything', () => {
  expect(createRandom(7).shuffle([1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4])
})
