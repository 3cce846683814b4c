import type { Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { useLanguage } from '../messages/language.tsx'
import { formatMoney } from './money.ts'

export type PricePart = 'root' | 'prefix' | 'value'

export interface PriceProps {
  /** Rubles, a decimal string with two digits: '12500.00'. Never a float. */
  value: string
  /** Such as 'from'. */
  prefix?: string
  size?: 'sm' | 'md' | 'lg'
  ref?: Ref<HTMLSpanElement>
  classNames?: ClassNames<PricePart>
}

/**
 * A price in rubles in the format of each language: `12 500,00 ₽` and `12 500.00 ₽`, always with two digits and
 * no-break spaces. The wire's value is in `<data value>`.
 */
export const Price = ({ value, prefix, size = 'md', ref, classNames = {} }: PriceProps) => (
  <span ref={ref} className={classNames.root} data-size={size}>
    {prefix && <span className={classNames.prefix}>{`${prefix}\u00a0`}</span>}
    <data className={classNames.value} value={value}>
      {formatMoney({ value }, useLanguage())}
    </data>
  </span>
)
