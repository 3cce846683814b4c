import { type CheckoutAttempt, readAttempt, writeAttempt } from '@tropa/machines'
import { draftOwner } from '../visitor/draft-owner.ts'
import { attemptKey } from '../visitor/stored.ts'
import { underLock } from '../visitor/under-lock.ts'

/** An attempt outlives an expired session, so the next user who signs in must not see it. */
const isOwn = (owner: unknown) => owner === null || owner === draftOwner()

/** The order that may have been made in this browser, in any of its tabs; `null`: none. */
export function keptAttempt(): CheckoutAttempt | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(attemptKey) ?? 'null')
    if (typeof found !== 'object' || found === null || !('owner' in found && 'attempt' in found)) return null
    return isOwn(found.owner) && typeof found.attempt === 'string' ? readAttempt(found.attempt) : null
  } catch {
    return null
  }
}

/** If storage is forbidden, an attempt lasts as long as its page. */
export function keepAttempt(attempt: CheckoutAttempt | null): void {
  try {
    if (attempt === null) localStorage.removeItem(attemptKey)
    else localStorage.setItem(attemptKey, JSON.stringify({ owner: draftOwner(), attempt: writeAttempt(attempt) }))
  } catch {
    // The attempt stays in memory.
  }
}

/** The payment of an order is decided, so its attempt no longer blocks another one. */
export function forgetOrder(orderId: string): void {
  const attempt = keptAttempt()
  if (attempt?.step === 'ordered' && attempt.orderId === orderId) keepAttempt(null)
}

/**
 * One tab submits at a time, so that each sees what another has begun. Without locks, tabs cannot wait for each
 * other.
 */
export const inOneTab = (work: () => void): Promise<void> => underLock(attemptKey, work)
