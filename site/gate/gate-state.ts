import type { GateTicket } from '@tropa/contract'
import type { ShownCode } from './shown-code.ts'

/**
 * The result of checking a code. `at`: when the ticket was used; `isListed`: checked by the list, without a network.
 */
export type Verdict =
  | { kind: 'admitted'; number: string; title: string; holder?: string; isListed: boolean }
  | { kind: 'used'; at?: string; number?: string }
  | { kind: 'refunded' | 'unknown' | 'unlisted' | 'unreadable' | 'no_key' | 'failed' }

/** A ticket that was admitted by the list, and is still to be reported. */
export type Waiting = { key: string; code: string; signature?: string; digest: string; number: string; at: string }
/** A ticket that another gate had admitted before. `firstAt`: there; `at`: here. */
export type DoubleUse = { number: string; at: string; firstAt?: string }

/** What a gate keeps in its browser. */
export type GateState = {
  /** `null`: no list was downloaded. */
  listedAt: string | null
  tickets: readonly GateTicket[]
  waiting: readonly Waiting[]
  doubles: readonly DoubleUse[]
}

export const emptyGate: GateState = { listedAt: null, tickets: [], waiting: [], doubles: [] }

const digestName = { qr: 'qr_digest', whole: 'code_digest', short: 'short_digest' } as const

/** Admits a ticket by the list, once. @param now RFC 3339 */
export function admitListed(
  state: GateState,
  shown: ShownCode,
  { digest, now, key }: { digest: string; now: string; key: string },
): { state: GateState; verdict: Verdict } {
  const name = digestName[shown.kind]
  const ticket = state.tickets.find((one) => one[name] === digest)
  if (!ticket) return { state, verdict: { kind: 'unlisted' } }
  const { number, status, code_digest, redeemed_at, the_title: title, holder } = ticket
  if (status === 'refunded') return { state, verdict: { kind: 'refunded' } }
  const before = state.waiting.find((one) => one.digest === code_digest)?.at ?? redeemed_at
  if (before !== undefined || status === 'redeemed')
    return { state, verdict: { kind: 'used', number, ...(before && { at: before }) } }
  const waiting = {
    key,
    code: shown.code,
    ...(shown.kind === 'qr' && { signature: shown.signature }),
    digest: code_digest,
    number,
    at: now,
  }
  const verdict = { kind: 'admitted' as const, number, title, isListed: true, ...(holder && { holder }) }
  return { state: { ...state, waiting: [...state.waiting, waiting] }, verdict }
}

/** Marks a ticket that was redeemed online as used in the list. */
export const withRedeemed = (state: GateState, number: string, at: string): GateState => ({
  ...state,
  tickets: state.tickets.map((one) =>
    one.number === number ? { ...one, status: 'redeemed' as const, redeemed_at: one.redeemed_at ?? at } : one,
  ),
})

/** The portal's response to a late report. */
export type Report = { kind: 'redeemed' } | { kind: 'double'; firstAt?: string } | { kind: 'refused' }

/** Removes a reported admission. One of a ticket that had been used before is kept among the double uses. */
export function reported(state: GateState, done: Waiting, report: Report): GateState {
  const waiting = state.waiting.filter(({ key }) => key !== done.key)
  const { number, at } = done
  const next = { ...withRedeemed(state, number, at), waiting }
  if (report.kind === 'redeemed') return next
  const double = { number, at, ...(report.kind === 'double' && report.firstAt && { firstAt: report.firstAt }) }
  return { ...next, doubles: [...state.doubles, double] }
}
