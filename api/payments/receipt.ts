/** The code of a rate in receipts by federal law 54-FZ: 1 without VAT, 2 0 %, 3 10 %, 4 20 %, 7 5 %, 8 7 %, 11 22 %. */
export type VatCode = 1 | 2 | 3 | 4 | 7 | 8 | 11
/** 1 general, 2 simplified (income), 3 simplified (income less costs), 5 agricultural, 6 patent. */
export type TaxSystemCode = 1 | 2 | 3 | 5 | 6

/** How a company is taxed: data of the company. */
export type Taxes = { vat_code: VatCode; tax_system_code: TaxSystemCode }

/** `full_prepayment`: paid before the service is given; `full_payment`: the settlement once it is given. */
export type PaymentMode = 'full_prepayment' | 'full_payment'

/** The company for which the portal sells as an agent. `phone`: digits with the country code. */
export type Supplier = { name: string; inn: string; phone?: string }

export type ReceiptItem = {
  description: string
  quantity: number
  /** Kopecks for one. */
  price: number
  /** As the mode needs it: for a prepayment it may be a calculated rate, from 5 to 12. */
  vat_code: number
  payment_mode: PaymentMode
  supplier: Supplier
}

/** A receipt by 54-FZ of what the portal sells as an agent. */
export type Receipt = {
  customer: { email: string; full_name?: string; phone?: string }
  items: ReceiptItem[]
  /** Left out where the suppliers have several: then the shop's own is used. */
  tax_system_code?: TaxSystemCode
}

/** Something bought. `price`: kopecks for one. */
export type SoldLine = {
  the_title: string
  quantity: number
  price: number
  seller: { the_title: string; inn: string; phones: readonly string[] }
  taxes: Taxes
}

/** An advance is taxed by the calculated rate, such as 22/122 in place of 22 %. */
const calculatedRates: Record<VatCode, number> = { 1: 1, 2: 2, 3: 5, 4: 6, 7: 9, 8: 10, 11: 12 }

const longestDescription = 128
const longestName = 256

/** Never cuts a surrogate pair. */
const shortened = (text: string, longest: number) => {
  const short = text.slice(0, longest)
  return short.isWellFormed() ? short : short.slice(0, -1)
}

/** @returns digits with the country's code; `undefined` where it is no whole number of a phone */
function phoneDigits(phone: string | undefined): string | undefined {
  const digits = (phone ?? '').replace(/\D/g, '')
  if (digits.length === 10) return `7${digits}`
  if (digits.length === 11 && digits.startsWith('8')) return `7${digits.slice(1)}`
  return /^[1-9]\d{10,14}$/.test(digits) ? digits : undefined
}

const withPhone = <T extends object>(rest: T, phone: string | undefined): T & { phone?: string } => {
  const digits = phoneDigits(phone)
  return digits ? { ...rest, phone: digits } : rest
}

const itemOf = ({ the_title, quantity, price, seller, taxes }: SoldLine, mode: PaymentMode): ReceiptItem => ({
  description: shortened(the_title, longestDescription),
  quantity,
  price,
  vat_code: mode === 'full_prepayment' ? calculatedRates[taxes.vat_code] : taxes.vat_code,
  payment_mode: mode,
  supplier: withPhone({ name: shortened(seller.the_title, longestName), inn: seller.inn }, seller.phones[0]),
})

type Customer = { full_name: string; email: string; phone?: string }

/**
 * The receipt of a payment, of its settlement, or of a refund (then with the amounts that are returned). What is free
 * is not on it.
 */
export function receiptOf(customer: Customer, lines: readonly SoldLine[], mode: PaymentMode): Receipt {
  const { full_name, email, phone } = customer
  const paid = lines.filter(({ price }) => price > 0)
  const [system, ...others] = new Set(paid.map(({ taxes }) => taxes.tax_system_code))
  return {
    customer: withPhone({ email, full_name: shortened(full_name, longestName) }, phone),
    items: paid.map((line) => itemOf(line, mode)),
    ...(system && others.length === 0 && { tax_system_code: system }),
  }
}

/** Kopecks. */
export const receiptTotal = ({ items }: Receipt): number =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
