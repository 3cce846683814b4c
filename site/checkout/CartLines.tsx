import { times } from '@tropa/contract/amount'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Price } from '@tropa/library/Price/dressed.ts'
import { Cost } from '../cart/Cost.tsx'
import { mostInCart, roomIn } from '@tropa/machines'
import { useWords, type Words } from '../messages/intl.tsx'
import { RefundTerms } from '../account/orders/RefundTerms.tsx'
import { datedTitle } from '../dates/dated-title.ts'
import { whenText } from '../dates/when-text.ts'
import { useFocusAfterRemoval } from '../visitor/useFocusAfterRemoval.ts'
import * as styles from './checkout.css.ts'
import { DirectWay, Quantity } from './LineControls.tsx'
import { mostOfOffer, type Obstacle, type OrderedLine } from './line-state.ts'

export type CartLinesProps = {
  lines: readonly OrderedLine[]
  now: Date
  /** Prices that this page has shown the buyer before, by offer. */
  pricesBefore: ReadonlyMap<number, string>
  /** Whether the offers are in the address: then plain forms can change their quantities too. */
  isDirect: boolean
  onQuantityChange: (line: OrderedLine, quantity: number) => void
  onRemove: (line: OrderedLine) => void
}

/**
 * The lines of the order, each with its quantity, and what the buyer can do if a price, the seats or an offer have
 * changed.
 */
export function CartLines(props: CartLinesProps) {
  const say = useWords()
  const room = roomIn(props.lines)
  const list = useFocusAfterRemoval<HTMLUListElement>(props.lines.map(({ offer_id }) => offer_id))
  return (
    <section className={styles.panel} aria-labelledby="cart-title">
      <h2 id="cart-title" className={styles.title}>
        {say('cart.title')}
      </h2>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {props.lines.map((line) => (
          <CartLineView key={line.offer_id} {...props} {...{ line, room }} />
        ))}
      </ul>
      {room === 0 && <Alert title={say('checkout.fullTickets', { most: mostInCart.quantity })} />}
    </section>
  )
}

function obstacleText(say: Words, obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'gone':
      return say('checkout.gone')
    case 'over':
      return say('checkout.over')
    case 'soldOut':
      return say('checkout.soldOut')
    case 'fewer':
      return say('checkout.fewer', { most: obstacle.most })
    case 'request':
      return say('checkout.requestApart')
    default:
      return obstacle satisfies never
  }
}

/** @param props `room`: how many more tickets the order can have */
function CartLineView(props: CartLinesProps & { line: OrderedLine; room: number }) {
  const { line, lines, room, now, pricesBefore, isDirect, onQuantityChange, onRemove } = props
  const say = useWords()
  const { offer, quantity, obstacle } = line
  const name = offer
    ? `${offer.object.the_title}, ${datedTitle(offer, say.language)}`
    : say('checkout.offerNumber', { id: line.offer_id })
  const before = pricesBefore.get(line.offer_id)
  const change =
    obstacle?.kind === 'fewer' ? (
      <Button onClick={() => onQuantityChange(line, obstacle.most)}>
        {say('checkout.take', { count: obstacle.most })}
      </Button>
    ) : undefined
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.lineTitle}>{offer ? <a href={offer.object.link}>{offer.object.the_title}</a> : name}</p>
        {offer && (
          <p className={styles.quiet}>
            {offer.the_title}
            {offer.starts_at !== undefined && `. ${whenText(offer.starts_at, say.language)}`}
          </p>
        )}
      </div>
      {obstacle && <Alert tone="warning" title={obstacleText(say, obstacle)} {...(change && { action: change })} />}
      {offer && before !== undefined && before !== offer.price.value && (
        <Alert title={say('checkout.priceChanged')}>
          {say('checkout.priceBefore')} <Price value={before} size="sm" />
        </Alert>
      )}
      <div className={styles.row}>
        {offer && (
          <Quantity
            {...{ line, lines, isDirect, name }}
            most={Math.max(1, Math.min(mostOfOffer(offer), quantity + room))}
            onChange={(next) => onQuantityChange(line, next)}
          />
        )}
        {offer && (
          <p>
            <Cost of={times(offer.price, quantity)} />
          </p>
        )}
        <div data-remove="">
          {isDirect ? (
            <DirectWay {...{ line, lines, name }} />
          ) : (
            <Button
              variant="quiet"
              aria-label={say('cart.addOf', { action: say('checkout.remove'), title: name })}
              onClick={() => onRemove(line)}
            >
              {say('checkout.remove')}
            </Button>
          )}
        </div>
      </div>
      {offer && offer.sale_state !== 'by_request' && (
        <details>
          <summary className={styles.quiet}>{say('refund.title')}</summary>
          <RefundTerms price={offer.price} terms={offer.refund_terms} startsAt={offer.starts_at} now={now} />
        </details>
      )}
    </li>
  )
}
