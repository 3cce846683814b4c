import { type PaymentMode, type Receipt, receiptOf } from '../payments/receipt.ts'
import type { StoredItem, StoredOrder } from './stored-order.ts'

/** A number of tickets of an item, and the price of each in kopecks. */
export type ReceiptPart = { item: StoredItem; quantity: number; price: number }

/** Titles on receipts are in Russian, as the law requires. */
const lineOf = ({ item, quantity, price }: ReceiptPart) => ({
  the_title: `${item.object_title}. ${item.title}`,
  quantity,
  price,
  seller: item.seller.ru,
  taxes: item.seller.taxes,
})

/** The receipts of an order that is detached from its buyer go to the seller's address. */
function customerOf({ payer }: StoredOrder, parts: readonly ReceiptPart[]) {
  if (payer) return payer
  const email = parts.flatMap(({ item }) => item.seller.ru.emails)[0]
  if (!email) throw new RangeError('a seller without an e-mail address')
  return { full_name: '', email }
}

/** A receipt of a part of an order. */
export const orderReceipt = (order: StoredOrder, parts: readonly ReceiptPart[], mode: PaymentMode): Receipt =>
  receiptOf(customerOf(order, parts), parts.map(lineOf), mode)

/** All tickets of items, at their prices. */
export const allOf = (items: readonly StoredItem[]): ReceiptPart[] =>
  items.map((item) => ({ item, quantity: item.quantity, price: item.price }))
