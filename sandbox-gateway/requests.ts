import * as v from 'valibot'
import { Failure } from './failure.ts'
import { Amount, kopecks } from './money.ts'

const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest))
const PositiveAmount = v.pipe(
  Amount,
  v.check((amount) => kopecks(amount) > 0, 'must be more than 0'),
)
const digits = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern))
const Phone = digits(/^[1-9]\d{10,14}$/)

const Item = v.pipe(
  v.strictObject({
    description: text(128),
    quantity: digits(/^\d{1,6}(\.\d{1,3})?$/),
    amount: Amount,
    vat_code: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    payment_subject: v.picklist(['commodity', 'service', 'job', 'payment', 'another']),
    payment_mode: v.picklist(['full_prepayment', 'partial_prepayment', 'advance', 'full_payment']),
    agent_type: v.optional(v.picklist(['agent', 'commissioner', 'attorney', 'payment_agent'])),
    supplier: v.optional(
      v.strictObject({ name: text(256), phone: v.optional(Phone), inn: digits(/^(\d{10}|\d{12})$/) }),
    ),
  }),
  v.check(({ agent_type, supplier }) => !agent_type || Boolean(supplier), 'an agent names the supplier'),
)
type Item = v.InferOutput<typeof Item>

const receiptFields = {
  customer: v.pipe(
    v.strictObject({
      full_name: v.optional(text(256)),
      inn: v.optional(v.string()),
      email: v.optional(v.pipe(v.string(), v.email())),
      phone: v.optional(Phone),
    }),
    v.check(({ email, phone }) => Boolean(email || phone), 'needs an e-mail or a phone'),
  ),
  items: v.pipe(v.array(Item), v.minLength(1), v.maxLength(100)),
  tax_system_code: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))),
}
export const Receipt = v.strictObject(receiptFields)
export type Receipt = v.InferOutput<typeof Receipt>

const WebAddress = v.pipe(v.string(), v.maxLength(2048), v.regex(/^https?:\/\/[^\s"<>]+$/))

/** The body of `POST /payments`; this gateway needs a receipt and a redirect. */
export const NewPayment = v.strictObject({
  amount: PositiveAmount,
  capture: v.optional(v.boolean(), false),
  confirmation: v.strictObject({
    type: v.literal('redirect'),
    return_url: WebAddress,
    locale: v.optional(v.picklist(['ru_RU', 'en_US']), 'ru_RU'),
  }),
  description: v.optional(text(128)),
  metadata: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(32)), v.pipe(v.string(), v.maxLength(512))),
      v.check((metadata) => Object.keys(metadata).length <= 16, 'has more than 16 keys'),
    ),
    {},
  ),
  receipt: Receipt,
})
export type NewPayment = v.InferOutput<typeof NewPayment>

/** The body of `POST /payments/{id}/capture`: the whole amount or none is taken. */
export const Capture = v.strictObject({ amount: v.optional(PositiveAmount), receipt: v.optional(Receipt) })

export const Nothing = v.strictObject({})

/** The body of `POST /refunds`. */
export const NewRefund = v.strictObject({
  payment_id: v.string(),
  amount: PositiveAmount,
  description: v.optional(text(250)),
  receipt: v.optional(Receipt),
})

/** The body of `POST /receipts`. */
export const NewReceipt = v.strictObject({
  type: v.picklist(['payment', 'refund']),
  payment_id: v.string(),
  ...receiptFields,
  send: v.literal(true),
  settlements: v.pipe(
    v.array(v.strictObject({ type: v.picklist(['prepayment', 'cashless']), amount: PositiveAmount })),
    v.minLength(1),
  ),
})

/** @throws {Failure} that names the first field which is wrong */
export function parsed<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, body)
  if (success) return output
  throw new Failure('invalid_request', issues[0].message, v.getDotPath(issues[0]) ?? undefined)
}

/** Thousandths, exact. */
const thousandths = (quantity: string): number => {
  const [whole = '', part = ''] = quantity.split('.')
  return Number(whole + part.padEnd(3, '0'))
}

/** Thousandths of a kopeck. */
const priceOf = ({ amount, quantity }: Item) => kopecks(amount) * thousandths(quantity)

/** @throws {Failure} where the items of a receipt do not sum to the amount that it is about */
export function checkSum({ items }: Pick<Receipt, 'items'>, amount: number): void {
  const sum = items.reduce((total, item) => total + priceOf(item), 0)
  if (sum !== amount * 1000)
    throw new Failure('invalid_request', 'The items of the receipt do not sum to the amount', 'receipt.items')
}
