import type { ClassNames } from '../dress.ts'
import { useLanguage } from '../messages/language.tsx'
import { formatMoney } from './money.ts'

export type PricePart = 'root' | 'prefix' | 'value'

export interface PriceProps {
  /** Rubles, a decimal string: '12500.00'. */
  value: string
  /** As 'от'. */
  prefix?: string
  size?: 'sm' | 'md' | 'lg'
  classNames?: ClassNames<PricePart>
}

export const Price = ({ value, prefix, size = 'md', classNames = {} }: PriceProps) => (
  <span className={classNames.root} data-size={size}>
    {prefix && <span className={classNames.prefix}>{`${prefix}\u00a0`}</span>}
    <data className={classNames.value} value={value}>
      {formatMoney({ value }, useLanguage())}
    </data>
  </span>
)
