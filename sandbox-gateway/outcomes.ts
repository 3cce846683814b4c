import { type Bank, decline, pay } from './payments.ts'
import type { Due, Payment } from './records.ts'

/** What a buyer may choose on the page. */
export const outcomes = ['pay', 'decline', 'delay', 'never', 'lost', 'twice', 'wrong_order', 'late'] as const
export type Outcome = (typeof outcomes)[number]

export const isOutcome = (text: unknown): text is Outcome => outcomes.some((outcome) => outcome === text)

export const usualDelaySeconds = 10
const longestDelaySeconds = 86_400
/** Longer than places are usually held, where the shop does not say when the hold ends. */
const afterHoldMs = 16 * 60_000

const delayMs = (seconds: number) =>
  1000 * (seconds >= 0 && seconds <= longestDelaySeconds ? seconds : usualDelaySeconds)

/** One second after the hold, whose end the shop may name in `metadata.expires_at`. */
function afterHold({ metadata }: Payment, now: number): number {
  const end = Date.parse(metadata['expires_at'] ?? '')
  return Number.isNaN(end) ? now + afterHoldMs : Math.max(now, end + 1000)
}

const paidAt = (at: number): Due => ({ outcome: 'paid', at })

/** Does what the buyer chose. @param seconds of a delay */
export function choose(bank: Bank, payment: Payment, outcome: Outcome, seconds: number): void {
  const now = bank.now().getTime()
  const keep = (changes: Partial<Payment>) => bank.store.put('payment', { ...payment, ...changes })
  switch (outcome) {
    case 'pay':
      return void pay(bank, payment)
    case 'decline':
      return void decline(bank, payment)
    case 'delay':
      return keep({ due: paidAt(now + delayMs(seconds)) })
    case 'late':
      return keep({ due: paidAt(afterHold(payment, now)) })
    case 'never':
      return undefined
    case 'lost':
    case 'twice':
    case 'wrong_order':
      return void pay(bank, { ...payment, notices: outcome })
    default:
      return outcome satisfies never
  }
}
