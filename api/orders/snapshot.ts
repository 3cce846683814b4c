import type { Seller } from '@tropa/contract'
import type { Taxes } from '../payments/receipt.ts'

/** A seller as it was when an order was made, in both languages, with what receipts need. */
export type SellerSnapshot = { ru: Seller; en: Seller; taxes: Taxes }
