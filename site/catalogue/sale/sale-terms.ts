import type { SaleState } from '@tropa/contract'
import type { MessageId } from '../../messages/intl.tsx'

/** A way to whoever sells it. */
export type Way = 'call' | 'write' | 'outside'

export type Terms = {
  /**
   * `tariffs`: what it costs, by dates; `estimate`: an organiser's own guess, said to be one;
   * `none`: nobody named a price here.
   */
  prices: 'tariffs' | 'estimate' | 'none'
  /** What can be done with a tariff here: put it into the cart, or ask for it. */
  action: 'cart' | 'request' | 'none'
  /** In their order: the first is the next step where nothing is sold here. */
  ways: readonly Way[]
  /** How it is bought, in sentences; one may name the outside `{seller}`. */
  noteIds: readonly MessageId[]
  /** What the bar of a narrow page leads to. */
  barId: MessageId
}

/** Everything that differs between the ways of selling. */
export const saleTerms: Record<SaleState, Terms> = {
  on_sale: { prices: 'tariffs', action: 'cart', ways: [], noteIds: ['sale.hereNote'], barId: 'sale.barPrices' },
  also_external: {
    prices: 'tariffs',
    action: 'cart',
    ways: ['outside'],
    noteIds: ['sale.hereNote', 'sale.alsoNote'],
    barId: 'sale.barPrices',
  },
  only_external: {
    prices: 'none',
    action: 'none',
    ways: ['outside'],
    noteIds: ['sale.onlyNote'],
    barId: 'sale.barOutside',
  },
  by_request: {
    prices: 'estimate',
    action: 'request',
    ways: ['write', 'call'],
    noteIds: ['sale.requestNote'],
    barId: 'sale.barAsk',
  },
  no_payment_info: {
    prices: 'none',
    action: 'none',
    ways: ['call', 'write'],
    noteIds: ['sale.noPaymentNote'],
    barId: 'sale.barAsk',
  },
}
