import { moneyOf, times } from '@tropa/contract/amount'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { SellerDetails } from '../account/orders/SellerDetails.tsx'
import { Cost } from '../cart/Cost.tsx'
import { datedTitle } from '../dates/dated-title.ts'
import { useWords } from '../messages/intl.tsx'
import { checkoutForm as form } from './checkout-form.ts'
import * as styles from './checkout.css.ts'
import { type kindOf, kopecksOfLines } from './line-state.ts'
import type { Bought } from './order-definition.ts'

const distinct = <T extends { id: number }>(list: readonly T[]) => [
  ...new Map(list.map((one) => [one.id, one])).values(),
]

export type OrderSummaryProps = {
  bought: readonly Bought[]
  /** Whether every line of the cart can be ordered. */
  isSettled: boolean
  isBusy: boolean
  kind: ReturnType<typeof kindOf>
}

/** The total, the sellers, and the button that sends the order. */
export function OrderSummary({ bought, isSettled, isBusy, kind }: OrderSummaryProps) {
  const say = useWords()
  return (
    <section className={styles.summary} aria-labelledby="summary-title">
      <h2 id="summary-title" className={styles.title}>
        {say('checkout.summary')}
      </h2>
      <ul className={styles.list}>
        {bought.map(({ offer, quantity }) => (
          <li key={offer.id} className={styles.sum}>
            <span>{say('checkout.lineSum', { title: datedTitle(offer, say.language), count: quantity })}</span>
            <Cost of={times(offer.price, quantity)} size="sm" />
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{say('checkout.total')}</span>
        <Cost of={moneyOf(kopecksOfLines(bought))} />
      </p>
      {!isSettled && <Alert tone="warning" title={say('checkout.settle')} />}
      <Button
        type="submit"
        form={form.id}
        variant="primary"
        size="lg"
        isBlock
        isDisabled={!isSettled || bought.length === 0}
        isPending={isBusy}
      >
        {say(kind === 'request' ? 'checkout.send' : kopecksOfLines(bought) === 0 ? 'checkout.get' : 'checkout.pay')}
      </Button>
      <p className={styles.quiet}>{say(kind === 'request' ? 'checkout.sendHint' : 'checkout.payHint')}</p>
      {distinct(bought.flatMap(({ offer }) => offer.seller ?? [])).map((seller) => (
        <SellerDetails key={seller.id} seller={seller} />
      ))}
    </section>
  )
}
