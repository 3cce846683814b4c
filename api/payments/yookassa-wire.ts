import { kopecksOf, moneyOf } from '@tropa/contract'
import * as v from 'valibot'
import { paymentStatuses, refundStatuses } from './gateway.ts'

import type { Receipt, ReceiptItem } from './receipt.ts'

/** An amount of the gateway, as kopecks. */
const Amount = v.pipe(
  v.object({ value: v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/)), currency: v.literal('RUB') }),
  v.transform(kopecksOf),
)
const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const Cancellation = v.optional(v.object({ party: v.string(), reason: v.string() }))

/** A payment in YooKassa's API, version 3. */
export const WirePayment = v.object({
  id: Id,
  status: v.picklist(paymentStatuses),
  amount: Amount,
  refunded_amount: v.optional(Amount),
  confirmation: v.optional(v.object({ confirmation_url: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/))) })),
  test: v.boolean(),
  cancellation_details: Cancellation,
  metadata: v.optional(v.record(v.string(), v.string()), {}),
})
export const WireRefund = v.object({
  id: Id,
  payment_id: Id,
  status: v.picklist(refundStatuses),
  amount: Amount,
  cancellation_details: Cancellation,
})
export const WireReceipt = v.object({ id: v.string() })
export const WireError = v.object({
  type: v.literal('error'),
  code: v.string(),
  description: v.optional(v.string()),
  parameter: v.optional(v.string()),
})

const wireItem = ({ description, quantity, price, vat_code, payment_mode, supplier }: ReceiptItem) => ({
  description,
  quantity: `${quantity}.00`,
  amount: moneyOf(price),
  vat_code,
  payment_subject: 'service',
  payment_mode,
  agent_type: 'agent',
  supplier,
})

/** A receipt inside a payment or a refund. */
export const wireReceipt = ({ customer, items, tax_system_code }: Receipt) => ({
  customer,
  items: items.map(wireItem),
  ...(tax_system_code && { tax_system_code }),
})
