import { type Bank, decline, pay } from './payments.ts'
import type { Due, Payment } from './records.ts'

/** What a buyer may choose on the page. */
export const outcomes = ['pay', 'decline', 'delay', 'never', 'lost', 'twice', 'wrong_order', 'late'] as const
export type Outcome = (typeof outcomes)[number]

export const isOutcome = (text: unknown): text is Outcome => outcomes.some((outcome) => outcome === text)

export const usualDelaySeconds = 10
const longestDelaySeconds = 86_400
/** After the end of the hold, also of one that began when the page was opened. */
const marginMs = 5000

const delayMs = (seconds: number) =>
  1000 * (seconds >= 0 && seconds <= longestDelaySeconds ? seconds : usualDelaySeconds)

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
      return keep({ due: paidAt(now + bank.holdMinutes * 60_000 + marginMs) })
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
