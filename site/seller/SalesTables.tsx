import type { DoubleUse, SoldDay, SoldLine } from '@tropa/contract'
import { Badge } from '@tropa/library/Badge/dressed.ts'
import { Price } from '@tropa/library/Price/dressed.ts'
import type { ReactNode } from 'react'
import { longDate } from '../dates/date-formats.ts'
import { regionMoment } from '../region/region-moment.ts'
import { useWords } from '../messages/intl.tsx'
import * as styles from './seller.css.ts'

/** A table that scrolls sideways where it is wider than the page, by keyboard too. */
function Scrolled({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {text && <p className={styles.quiet}>{text}</p>}
      <div className={styles.scrolled} role="region" aria-label={title} tabIndex={0}>
        <table className={styles.table}>{children}</table>
      </div>
    </section>
  )
}

const Head = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
)

/** What happened on each day; days without anything are left out. */
export function DayTable({ days }: { days: readonly SoldDay[] }) {
  const say = useWords()
  const names = ['day', 'sold', 'amount', 'redeemed', 'refunded', 'refundedAmount'] as const
  return (
    <Scrolled title={say('sales.byDay')}>
      <Head names={names.map((name) => say(`sales.${name}`))} />
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">{longDate(day.date, say.language)}</th>
            <td>{day.sold}</td>
            <td>
              <Price value={day.sold_amount.value} size="sm" />
            </td>
            <td>{day.redeemed}</td>
            <td>{day.refunded}</td>
            <td>
              <Price value={day.refunded_amount.value} size="sm" />
            </td>
          </tr>
        ))}
      </tbody>
    </Scrolled>
  )
}

/** The items of orders that were paid in the period. */
export function ItemTable({ lines }: { lines: readonly SoldLine[] }) {
  const say = useWords()
  const names = ['order', 'paid', 'item', 'tickets', 'amount', 'redeemed', 'refunded'] as const
  return (
    <Scrolled title={say('sales.byItem')}>
      <Head names={names.map((name) => say(`sales.${name}`))} />
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.order_number} ${line.offer_id} ${line.starts_at ?? ''}`}>
            <th scope="row">
              {line.order_number} {line.test && <Badge>{say('sales.test')}</Badge>}
            </th>
            <td>{regionMoment(line.paid_at, say.language)}</td>
            <td>
              {line.object.the_title}
              <br />
              {line.the_title}
            </td>
            <td>{line.quantity}</td>
            <td>
              <Price value={line.amount.value} size="sm" />
            </td>
            <td>{line.redeemed}</td>
            <td>{line.refunded}</td>
          </tr>
        ))}
      </tbody>
    </Scrolled>
  )
}

/** Tickets that a gate without a network admitted although they were used or returned. */
export function DoubleUseTable({ doubles }: { doubles: readonly DoubleUse[] }) {
  const say = useWords()
  const time = (instant: string) => regionMoment(instant, say.language)
  const names = ['ticket', 'item', 'admittedAt', 'usedAt'] as const
  return (
    <Scrolled title={say('sales.doubles')} text={say('sales.doublesText')}>
      <Head names={names.map((name) => say(`sales.${name}`))} />
      <tbody>
        {doubles.map(({ number, the_title, status, admitted_at, used_at }) => (
          <tr key={`${number} ${admitted_at}`}>
            <th scope="row">{number}</th>
            <td>{the_title}</td>
            <td>{time(admitted_at)}</td>
            <td>
              {used_at &&
                say(status === 'refunded' ? 'sales.doubleReturned' : 'sales.doubleUsed', { time: time(used_at) })}
            </td>
          </tr>
        ))}
      </tbody>
    </Scrolled>
  )
}
