import { kopecksOf } from '@tropa/contract/amount'
import { saleEndOf } from '@tropa/contract/sale-end'
import type { SoldOffer } from '@tropa/contract'
import { type Cart, type CartLine, mostInCart } from '@tropa/machines'

/** A line of the order, and the reason why it cannot be ordered, if any. */
export type OrderedLine = CartLine & { offer: SoldOffer | undefined; obstacle: Obstacle | null }
export type Obstacle =
  /** There is no such offer any more, or it is no longer sold here. */
  | { kind: 'gone' }
  | { kind: 'over' }
  | { kind: 'soldOut' }
  /** Fewer are left, or fewer are allowed in one order. */
  | { kind: 'fewer'; most: number }
  /** The seller must be asked by a separate order, which is not paid here. */
  | { kind: 'request' }

const sellable: readonly SoldOffer['sale_state'][] = ['on_sale', 'also_external', 'by_request']
const isRequest = ({ sale_state }: SoldOffer) => sale_state === 'by_request'

/** The most of an offer in one order now. */
export const mostOfOffer = ({ remaining, quantity_limit }: Pick<SoldOffer, 'remaining' | 'quantity_limit'>): number =>
  Math.min(remaining ?? quantity_limit, quantity_limit, mostInCart.quantity)

function obstacleOf(offer: SoldOffer | undefined, quantity: number, now: Date): Obstacle | null {
  if (!offer || !sellable.includes(offer.sale_state) || !offer.seller) return { kind: 'gone' }
  if (saleEndOf({ ...offer, ...offer.object }) <= now.getTime()) return { kind: 'over' }
  if (offer.remaining === 0) return { kind: 'soldOut' }
  const most = mostOfOffer(offer)
  return quantity > most ? { kind: 'fewer', most } : null
}

/** The lines of a cart with their offers. Offers by request cannot be mixed with others. */
export function linesOf(cart: Cart, offers: readonly SoldOffer[], now: Date): readonly OrderedLine[] {
  const lines = cart.map(({ offer_id, quantity }) => {
    const offer = offers.find(({ id }) => id === offer_id)
    return { offer_id, quantity, offer, obstacle: obstacleOf(offer, quantity, now) }
  })
  const isMixed = lines.some(({ offer }) => offer && !isRequest(offer))
  return lines.map((line) =>
    isMixed && line.offer && isRequest(line.offer) && !line.obstacle
      ? { ...line, obstacle: { kind: 'request' } }
      : line,
  )
}

/** Whether an order of these lines asks the seller instead of being paid. */
export const kindOf = (lines: readonly OrderedLine[]): 'payment' | 'request' =>
  lines.length > 0 && lines.every(({ offer }) => offer && isRequest(offer)) ? 'request' : 'payment'

/** The total in kopecks of the lines that can be bought. */
export const kopecksOfLines = (lines: readonly OrderedLine[]): number =>
  lines.reduce((sum, { offer, quantity }) => sum + (offer ? kopecksOf(offer.price) * quantity : 0), 0)
