import type { Money, RefundTerm } from '@tropa/contract'
import { kopecksOf, refundOf } from '@tropa/contract/amount'
import { Price } from '@tropa/library/Price/dressed.ts'
import { useWords } from '../../messages/intl.tsx'
import * as styles from './orders.css.ts'
import { whenText } from '../../dates/when-text.ts'

const hourMs = 3_600_000

export type RefundTermsProps = {
  price: Money
  terms: readonly RefundTerm[]
  startsAt: string | undefined
  now: Date
}

/** How much is refunded for one ticket and until when, computed by the same function as the refund itself. */
export function RefundTerms({ price, terms, startsAt, now }: RefundTermsProps) {
  const say = useWords()
  if (kopecksOf(price) === 0) return <p className={styles.quiet}>{say('refund.free')}</p>
  const [first] = terms
  if (!first) return <p className={styles.quiet}>{say('refund.none')}</p>
  if (startsAt === undefined)
    return (
      <p className={styles.quiet}>
        {say('refund.beforeVisit')} <Price value={refundOf(price, terms, startsAt, now).value} size="sm" />
      </p>
    )
  const limits = terms.map(({ hours_before }) => new Date(Date.parse(startsAt) - hours_before * hourMs))
  const ahead = limits.filter((limit) => limit >= now)
  return (
    <ul className={styles.terms}>
      {ahead.map((limit) => (
        <li key={limit.getTime()}>
          {say('refund.until', { date: whenText(limit, say.language) })}{' '}
          <Price value={refundOf(price, terms, startsAt, limit).value} size="sm" />
        </li>
      ))}
      <li>{say(ahead.length > 0 ? 'refund.later' : 'refund.noMore')}</li>
    </ul>
  )
}
