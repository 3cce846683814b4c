import { pageAddress } from './page-address.ts'

/** The server redirects the buyer from here to the gateway; not a page of the router. */
export const payPath = '/order/pay'

export const payAddress = (order: string): string => `${payPath}?order=${encodeURIComponent(order)}`
export const paymentAddress = (order: string): string => pageAddress(`/payment?order=${encodeURIComponent(order)}`)
export const orderAddress = (order: string): string => pageAddress(`/checkout?order=${encodeURIComponent(order)}`)
export const ticketAddress = (code: string): string => `/ticket?code=${encodeURIComponent(code)}`

type Bought = { offer_id: number; quantity: number }
/** `9701x2.9702x1`: offers with their quantities, in an address of the checkout. */
export const itemsText = (lines: readonly Bought[]): string =>
  lines.map(({ offer_id, quantity }) => `${offer_id}x${quantity}`).join('.')

/** The checkout of some offers without the cart. */
export function offersAddress(lines: readonly Bought[]): string {
  const [first, ...others] = lines
  if (!first || others.length > 0) return pageAddress(`/checkout?items=${itemsText(lines)}`)
  return pageAddress(`/checkout?offer=${first.offer_id}&quantity=${first.quantity}`)
}
