import type { Money } from '@tropa/contract'
import { Price } from '@tropa/library/Price/dressed.ts'
import type { PriceProps } from '@tropa/library/Price/Price.tsx'
import { isFree } from '@tropa/library/Price/money.ts'
import { useWords } from '../messages/intl.tsx'

/** A price; a word instead of a number if it is zero. */
export function Cost({ of, size }: { of: Money; size?: PriceProps['size'] }) {
  const say = useWords()
  return isFree(of) ? say('sale.free') : <Price value={of.value} {...(size && { size })} />
}
