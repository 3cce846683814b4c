import { wholeNumber } from '../addresses/search-string.ts'
import { mostInCart } from '@tropa/machines'

/** What the page is about: the cart, one offer without the cart, or an order that was made. */
export type CheckoutParams =
  | { kind: 'cart' }
  | { kind: 'offer'; offer_id: number; quantity: number }
  | { kind: 'order'; order: string }

export function readCheckoutParams(search: Readonly<Record<string, unknown>>): CheckoutParams {
  const { offer, quantity, order } = search
  if (typeof order === 'string' && /^[\w-]{22,64}$/.test(order)) return { kind: 'order', order }
  const offer_id = wholeNumber(offer)
  if (!offer_id || offer_id > 999_999_999) return { kind: 'cart' }
  const wanted = wholeNumber(quantity) ?? 1
  return { kind: 'offer', offer_id, quantity: Math.min(Math.max(wanted, 1), mostInCart.quantity) }
}
