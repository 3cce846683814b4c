import type { Money } from './values.ts'

/** Until `hours_before` hours before the beginning, `percent` % of the price is returned. */
export type RefundRule = { hours_before: number; percent: number }

const form = /^(\d{1,12})\.(\d{2})$/

/** Whole kopecks of an amount, exactly. @throws {RangeError} where `value` is not a decimal with two digits */
export function kopecksOf({ value }: Money): number {
  const [, rubles, kopecks] = form.exec(value) ?? []
  if (rubles === undefined || kopecks === undefined) throw new RangeError(`not an amount: ${value}`)
  return Number(rubles) * 100 + Number(kopecks)
}

/** @throws {RangeError} where `kopecks` is not a whole number of 0 or more */
export function moneyOf(kopecks: number): Money {
  if (!Number.isSafeInteger(kopecks) || kopecks < 0) throw new RangeError(`not whole kopecks: ${kopecks}`)
  const rest = kopecks % 100
  return { value: `${(kopecks - rest) / 100}.${String(rest).padStart(2, '0')}`, currency: 'RUB' }
}

/** The price of several. */
export const times = (price: Money, quantity: number): Money => moneyOf(kopecksOf(price) * quantity)

/** The sum of amounts; nothing is `0.00`. */
export const sumOf = (amounts: readonly Money[]): Money =>
  moneyOf(amounts.reduce((sum, amount) => sum + kopecksOf(amount), 0))

const hour = 3_600_000

/**
 * The share of a price that is refunded now, in percent. Without a beginning, as for an entry ticket for any day, the
 * first rule applies; without rules nothing is refunded.
 * @param terms the earliest rule first
 * @param startsAt RFC 3339
 */
export function refundPercent(terms: readonly RefundRule[], startsAt: string | undefined, now: Date): number {
  const left = startsAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(startsAt) - now.getTime()
  return terms.find(({ hours_before }) => left >= hours_before * hour)?.percent ?? 0
}

/** The refund for one ticket now, rounded up to a whole kopeck in favour of the buyer. */
export function refundOf(price: Money, terms: readonly RefundRule[], startsAt: string | undefined, now: Date): Money {
  const hundredths = kopecksOf(price) * refundPercent(terms, startsAt, now)
  const rest = hundredths % 100
  return moneyOf((hundredths - rest) / 100 + (rest > 0 ? 1 : 0))
}
