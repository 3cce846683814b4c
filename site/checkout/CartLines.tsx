import { times } from '@tropa/contract/amount'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { NumberStepper } from '@tropa/library/NumberStepper/dressed.ts'
import { Price } from '@tropa/library/Price/dressed.ts'
import { isFree } from '@tropa/library/Price/money.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords, type Words } from '../messages/intl.tsx'
import { RefundTerms } from '../account/orders/RefundTerms.tsx'
import { whenText } from '../account/orders/when-text.ts'
import * as styles from './checkout.css.ts'
import { mostOfOffer, type Obstacle, type OrderedLine } from './line-state.ts'

export type CartLinesProps = {
  lines: readonly OrderedLine[]
  now: Date
  /** Prices that the buyer saw on this page before, by offer. */
  pricesBefore: ReadonlyMap<number, string>
  /** One offer that an address names: its quantity is changed by a plain form too. */
  isDirect: boolean
  onQuantityChange: (line: OrderedLine, quantity: number) => void
  onRemove: (line: OrderedLine) => void
}

/** What is bought: changed here, and settled where a price, a seat or an offer is not what it was. */
export function CartLines(props: CartLinesProps) {
  const say = useWords()
  return (
    <section className={styles.panel} aria-labelledby="cart-title">
      <h2 id="cart-title" className={styles.title}>
        {say('cart.title')}
      </h2>
      <ul className={styles.list}>
        {props.lines.map((line) => (
          <CartLineView key={line.offer_id} {...props} line={line} />
        ))}
      </ul>
    </section>
  )
}

function obstacleText(say: Words, obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'gone':
      return say('checkout.gone')
    case 'begun':
      return say('checkout.begun')
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

function CartLineView(props: CartLinesProps & { line: OrderedLine }) {
  const { line, now, pricesBefore, isDirect, onQuantityChange, onRemove } = props
  const say = useWords()
  const { offer, quantity, obstacle } = line
  const name = offer
    ? `${offer.object.the_title}, ${offer.the_title}`
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
            {...{ line, isDirect, name }}
            most={Math.max(1, mostOfOffer(offer))}
            onChange={(next) => onQuantityChange(line, next)}
          />
        )}
        {offer && (
          <p>{isFree(offer.price) ? say('sale.free') : <Price value={times(offer.price, quantity).value} />}</p>
        )}
        {isDirect ? (
          <a className={styles.quiet} href={offer?.object.link ?? pageAddress('/tours')}>
            {say('checkout.back')}
          </a>
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
      {offer && offer.sale_state !== 'by_request' && (
        <details>
          <summary className={styles.quiet}>{say('refund.title')}</summary>
          <RefundTerms price={offer.price} terms={offer.refund_terms} startsAt={offer.starts_at} now={now} />
        </details>
      )}
    </li>
  )
}

type QuantityProps = {
  line: OrderedLine
  isDirect: boolean
  name: string
  most: number
  onChange: (quantity: number) => void
}

/** Of one offer by its address the quantity is part of the address, so that a plain form changes it. */
function Quantity({ line: { offer_id, quantity }, isDirect, name, most, onChange }: QuantityProps) {
  const say = useWords()
  const stepper = (
    <NumberStepper
      id={`quantity-${offer_id}`}
      name="quantity"
      label={
        <>
          {say('checkout.quantity')}
          <span className={styles.hidden}>: {name}</span>
        </>
      }
      value={Math.min(quantity, Math.max(most, quantity))}
      min={1}
      max={Math.max(most, quantity)}
      onChange={onChange}
    />
  )
  if (!isDirect) return stepper
  return (
    <form
      className={styles.row}
      action={pageAddress('/checkout')}
      data-keep-scroll=""
      data-replace=""
      aria-label={name}
    >
      <input type="hidden" name="offer" value={offer_id} />
      {stepper}
      <noscript>
        <Button type="submit">{say('checkout.recount')}</Button>
      </noscript>
    </form>
  )
}
