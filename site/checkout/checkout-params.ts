import { type Cart, type CartLine, cartAfter, emptyCart } from '@tropa/machines'
import { wholeNumber } from '../addresses/search-string.ts'

/** The subject of the page: the cart, offers in the address without the cart, or an order that was made. */
export type CheckoutParams = { kind: 'cart' } | { kind: 'offers'; lines: Cart } | { kind: 'order'; order: string }

const lineOf = (offer: unknown, quantity: unknown): CartLine[] => {
  const offer_id = wholeNumber(offer)
  return offer_id ? [{ offer_id, quantity: wholeNumber(quantity) ?? 1 }] : []
}

/** `9701x2.9702x1`: offers with their quantities. */
const itemsIn = (items: unknown): CartLine[] =>
  typeof items !== 'string'
    ? []
    : items.split('.').flatMap((item) => {
        const [offer, quantity] = item.split('x')
        return lineOf(offer, quantity)
      })

/**
 * The lines from `items`, and from `offer` with `quantity`, which a form changes. Drops what one order cannot
 * contain.
 */
function linesIn({ items, offer, quantity }: Readonly<Record<string, unknown>>): Cart {
  const lines = [...itemsIn(items), ...lineOf(offer, quantity)]
  return lines.reduce<Cart>((cart, line) => cartAfter(cart, { type: 'SET', ...line }), emptyCart)
}

export function readCheckoutParams(search: Readonly<Record<string, unknown>>): CheckoutParams {
  const { order } = search
  if (typeof order === 'string' && /^[\w-]{22,64}$/.test(order)) return { kind: 'order', order }
  const lines = linesIn(search)
  return lines.length === 0 ? { kind: 'cart' } : { kind: 'offers', lines }
}
