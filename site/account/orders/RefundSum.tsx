import type { Money } from '@tropa/contract'
import { Price } from '@tropa/library/Price/dressed.ts'
import { isFree } from '@tropa/library/Price/money.ts'
import { useWords } from '../../messages/intl.tsx'

export type RefundSumProps = {
  /** What was paid. */
  paid: Money
  refundable: Money
}

/** What a return brings now. */
export function RefundSum({ paid, refundable }: RefundSumProps) {
  const say = useWords()
  if (isFree(paid)) return <p>{say('refund.free')}</p>
  return (
    <p>
      {say('order.refundNow')} <Price value={refundable.value} />
    </p>
  )
}
