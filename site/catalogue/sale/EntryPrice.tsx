import type { EventCard } from '@tropa/contract'
import { Badge } from '@tropa/library/Badge/dressed.ts'
import { Price } from '@tropa/library/Price/dressed.ts'
import { isFree } from '@tropa/library/Price/money.ts'
import { useWords } from '../../messages/intl.tsx'

export type EntryPriceProps = { price: NonNullable<EventCard['price_from']>; prefix?: string }

/** The price of entry, in words if it is free. */
export function EntryPrice({ price, prefix }: EntryPriceProps) {
  const say = useWords()
  if (isFree(price)) return <Badge tone="success">{say('object.freeEntry')}</Badge>
  return <Price value={price.value} {...(prefix && { prefix })} />
}
