import type { Money } from '@tropa/contract'

/** Exact: no float in between. */
export const kopecksOf = ({ value }: Money): number => Number(value.replace('.', ''))

/** @throws {RangeError} for what is not a whole number of kopecks, or below 0 */
export function moneyOf(kopecks: number): Money {
  if (!Number.isSafeInteger(kopecks) || kopecks < 0) throw new RangeError(`${kopecks} is not an amount of kopecks`)
  const digits = String(kopecks).padStart(3, '0')
  return { value: `${digits.slice(0, -2)}.${digits.slice(-2)}`, currency: 'RUB' }
}
