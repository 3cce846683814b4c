import type { SaleState } from '@tropa/contract'
import type { MessageId } from '../../messages/intl.tsx'

/** A way to reach the seller. */
export type Way = 'call' | 'write' | 'outside'

export type Terms = {
  /** `tariffs`: prices by date; `estimate`: the organiser's estimate, labelled as such; `none`: no price is known. */
  prices: 'tariffs' | 'estimate' | 'none'
  /** What can be done with a tariff here: put it into the cart, or ask for it. */
  action: 'cart' | 'request' | 'none'
  /** In order: the first is the next step if nothing is sold here. */
  ways: readonly Way[]
  /** Sentences about the way of sale; one may name the other `{seller}`. */
  noteIds: readonly MessageId[]
  /** The label of the bar on narrow pages. */
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
