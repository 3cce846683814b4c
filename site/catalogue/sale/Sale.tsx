import { Button } from '@tropa/library/Button/dressed.ts'
import { labelOf } from '@tropa/library/labels/label.ts'
import { saleStateLabels } from '@tropa/library/labels/tables.ts'
import { quantityOf } from '@tropa/machines'
import type { ReactNode } from 'react'
import { pageAddress } from '../../addresses/page-address.ts'
import { useCart } from '../../cart/useCart.ts'
import { useWords } from '../../messages/intl.tsx'
import { openWays, type Offered } from './buy-ways.ts'
import { BuyWays } from './BuyWays.tsx'
import { Prices, type PricesProps } from './Prices.tsx'
import * as styles from './sale.css.ts'
import { saleTerms } from './sale-terms.ts'
import { TakePlaces } from './TakePlaces.tsx'

export type SaleProps = PricesProps & {
  /** Its places, which the visitor can add to a track. */
  placeIds?: readonly number[]
  /** Stands after the state. */
  children?: ReactNode
}

/** The way of sale, the prices and the next step. */
export function Sale({ offered, timeZone, unit, placeIds = [], children }: SaleProps) {
  const say = useWords()
  const { action, noteIds } = saleTerms[offered.sale_state]
  const hasOffers = offered.offer_list.length > 0
  const isForSale = action === 'cart' && hasOffers
  const ways = openWays(offered)
  const seller = ways.find((open) => open.way === 'outside')?.seller
  // Leaves out the note about another site if its address is unknown, and the note about mailed tickets if there are
  // no offers.
  const notes = noteIds.filter(
    (id) =>
      (seller !== undefined || (id !== 'sale.alsoNote' && id !== 'sale.onlyNote')) &&
      (isForSale || id !== 'sale.hereNote'),
  )
  return (
    <>
      <p className={styles.state}>{labelOf(saleStateLabels, offered.sale_state, say.language)}</p>
      {children}
      <Prices offered={offered} timeZone={timeZone} unit={unit} />
      <CheckoutButton offered={offered} />
      {offered.sale_state === 'no_payment_info' && placeIds.length > 0 && <TakePlaces ids={placeIds} />}
      {!(isForSale && ways.length === 0) && (
        <BuyWays ways={ways} title={offered.the_title} isSecond={action !== 'none' && hasOffers} />
      )}
      {notes.map((id) => (
        <p key={id} className={styles.note}>
          {say(id, { seller: seller ?? '' })}
        </p>
      ))}
    </>
  )
}

/** Shown once one of its offers is in the cart. */
function CheckoutButton({ offered: { offer_list } }: { offered: Offered }) {
  const say = useWords()
  const { cart } = useCart()
  if (!offer_list.some(({ id }) => quantityOf(cart, id) > 0)) return null
  return (
    <Button href={pageAddress('/checkout')} variant="primary" isBlock>
      {say('cart.checkout')}
    </Button>
  )
}
