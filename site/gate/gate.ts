import type { Portal } from '../portal/portal.ts'
import { type Answered, redeem } from './gate-calls.ts'
import { admitListed, reported, withRedeemed, type Report, type Verdict, type Waiting } from './gate-state.ts'
import type { GateStore } from './gate-store.ts'
import { textDigest } from '../visitor/text-digest.ts'
import { type ShownCode, shownCode } from './shown-code.ts'

type Surroundings = { portal: Portal; store: GateStore; now: () => Date; newKey: () => string }

/** What happens at one gate: tickets are checked by the portal or, without a network, by the list. */
export class Gate {
  readonly #portal: Portal
  readonly #store: GateStore
  readonly #now: () => Date
  readonly #newKey: () => string
  #reporting: Promise<void> | undefined

  constructor({ portal, store, now, newKey }: Surroundings) {
    this.#portal = portal
    this.#store = store
    this.#now = now
    this.#newKey = newKey
  }

  /** Downloads the tickets that are not over. @throws {PortalError} */
  async download(): Promise<void> {
    const { ticket_list } = await this.#portal.gateTickets({ query: {} })
    const listedAt = this.#now().toISOString()
    this.#store.update((state) => ({ ...state, listedAt, tickets: ticket_list }))
  }

  async check(text: string): Promise<Verdict> {
    const shown = shownCode(text)
    if (!shown) return { kind: 'unreadable' }
    // A later report of an admission by the list uses the same key, because the portal may have redeemed the ticket
    // although its response was lost.
    const key = this.#newKey()
    const redeemed = await redeem(this.#portal, {
      key,
      code: shown.code,
      ...(shown.kind === 'qr' && { signature: shown.signature }),
    })
    return redeemed.kind === 'unreachable' ? this.#checkByList(shown, key) : this.#verdictOf(redeemed)
  }

  #verdictOf(redeemed: Answered): Verdict {
    if (redeemed.kind !== 'redeemed') return redeemed
    const { number, object, holder } = redeemed.ticket
    this.#store.update((state) => withRedeemed(state, number, this.#now().toISOString()))
    return { kind: 'admitted', number, title: object.the_title, isListed: false, ...(holder && { holder }) }
  }

  async #checkByList(shown: ShownCode, key: string): Promise<Verdict> {
    const digest = await textDigest(shown.text)
    const moment = { digest, now: this.#now().toISOString(), key }
    let verdict: Verdict = { kind: 'unlisted' }
    this.#store.update((before) => {
      const admitted = admitListed(before, shown, moment)
      verdict = admitted.verdict
      return admitted.state
    })
    return verdict
  }

  /** Reports what was admitted by the list. Concurrent calls share one run. */
  report(): Promise<void> {
    this.#reporting ??= this.#reportAll().finally(() => {
      this.#reporting = undefined
    })
    return this.#reporting
  }

  async #reportAll(): Promise<void> {
    for (const waiting of this.#store.view().waiting) {
      const report = await this.#reportOne(waiting)
      if (!report) return
      this.#store.update((state) => reported(state, waiting, report))
    }
  }

  /** @returns `undefined` if it should be retried */
  async #reportOne({ key, code, signature, at }: Waiting): Promise<Report | undefined> {
    const redeemed = await redeem(this.#portal, { key, code, redeemed_at: at, ...(signature && { signature }) })
    switch (redeemed.kind) {
      case 'redeemed':
        return { kind: 'redeemed' }
      case 'used':
        return { kind: 'double', ...(redeemed.at && { firstAt: redeemed.at }) }
      case 'refunded':
      case 'unknown':
        return { kind: 'refused' }
      case 'no_key':
      case 'failed':
      case 'unreachable':
        return undefined
      default:
        return redeemed satisfies never
    }
  }
}
