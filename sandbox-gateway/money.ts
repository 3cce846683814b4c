import * as v from 'valibot'

/** As it travels: `value` is a decimal string with two digits after the point. */
export const Amount = v.strictObject({
  value: v.pipe(v.string(), v.regex(/^\d{1,10}\.\d{2}$/, 'must be written as 100.00')),
  currency: v.literal('RUB'),
})
export type Amount = v.InferOutput<typeof Amount>

/** Exact: no float in between. */
export const kopecks = ({ value }: Amount): number => Number(value.replace('.', ''))

export const amountOf = (sum: number): Amount => {
  const digits = String(sum).padStart(3, '0')
  return { value: `${digits.slice(0, -2)}.${digits.slice(-2)}`, currency: 'RUB' }
}
