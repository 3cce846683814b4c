import type { EventCard } from '@tropa/contract'
import { Badge } from '@tropa/library/Badge/dressed.ts'
import { Price } from '@tropa/library/Price/dressed.ts'
import { useWords } from '../messages/intl.tsx'

const isFree = (value: string) => /^0+\.00$/.test(value)

export type EntryPriceProps = { price: NonNullable<EventCard['price_from']>; prefix?: string }

/** What entry costs; free entry is said in words. */
export function EntryPrice({ price, prefix }: EntryPriceProps) {
  const say = useWords()
  if (isFree(price.value)) return <Badge tone="success">{say('object.freeEntry')}</Badge>
  return <Price value={price.value} {...(prefix && { prefix })} />
}
