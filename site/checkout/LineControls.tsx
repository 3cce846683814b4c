import { Button } from '@tropa/library/Button/dressed.ts'
import { NumberStepper } from '@tropa/library/NumberStepper/dressed.ts'
import { itemsText, offersAddress } from '../addresses/order-addresses.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'
import * as styles from './checkout.css.ts'
import type { OrderedLine } from './line-state.ts'

/** Removes an offer from an order of several, or links back to the object of the only one. */
export function DirectWay({ line: { offer, offer_id }, lines, name }: Pick<QuantityProps, 'line' | 'lines' | 'name'>) {
  const say = useWords()
  const others = lines.filter((other) => other.offer_id !== offer_id)
  if (others.length === 0)
    return (
      <a className={styles.quiet} href={offer?.object.link ?? pageAddress('/tours')}>
        {say('checkout.back')}
      </a>
    )
  return (
    <a
      className={styles.quiet}
      href={offersAddress(others)}
      aria-label={say('cart.addOf', { action: say('checkout.remove'), title: name })}
    >
      {say('checkout.remove')}
    </a>
  )
}

type QuantityProps = {
  line: OrderedLine
  lines: readonly OrderedLine[]
  isDirect: boolean
  name: string
  most: number
  onChange: (quantity: number) => void
}

/** For offers in the address, the quantity is part of the address, so a plain form can change it. */
export function Quantity({ line: { offer_id, quantity }, lines, isDirect, name, most, onChange }: QuantityProps) {
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
      value={quantity}
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
      {lines.length > 1 && <input type="hidden" name="items" value={itemsText(lines)} />}
      <input type="hidden" name="offer" value={offer_id} />
      {stepper}
      <noscript>
        <Button type="submit">{say('checkout.recount')}</Button>
      </noscript>
    </form>
  )
}
