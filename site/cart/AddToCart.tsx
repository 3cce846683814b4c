import type { Offer } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import { mostInCart } from '@tropa/machines'
import type { SubmitEvent } from 'react'
import { pageAddress } from '../addresses/page-address.ts'
import { datedTitle } from '../dates/dated-title.ts'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import * as styles from './add-to-cart.css.ts'
import { changeCart, useIsCartFull, useQuantityInCart, useRoomInCart } from './useCart.ts'

/** The most of an offer that can be in one order now. */
export const mostOf = ({ remaining }: Pick<Offer, 'remaining'>, limit: number = mostInCart.quantity): number =>
  Math.min(remaining ?? limit, limit, mostInCart.quantity)

/** Adds one of an offer to the cart. Without JavaScript it links to the checkout of that offer alone. */
export function AddToCart({ offer, isPrimary = false }: { offer: Offer; isPrimary?: boolean }) {
  const say = useWords()
  const notify = useNotify()
  const { id, the_title } = offer
  const quantity = useQuantityInCart(id)
  const isFull = useIsCartFull() && quantity === 0
  const room = useRoomInCart()
  const isEnough = room === 0 || quantity >= mostOf(offer)
  const action = say(quantity > 0 ? 'cart.addMore' : 'cart.add')
  const actionOf = say('cart.addOf', { action, title: datedTitle(offer, say.language) })

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isFull || isEnough) return
    changeCart({ type: 'ADD', offer_id: id, quantity: 1 })
    notify({
      text: say('cart.added', { title: the_title }),
      tone: 'done',
      undo: () => changeCart({ type: 'ADD', offer_id: id, quantity: -1 }),
    })
  }
  return (
    <form className={styles.form} action={pageAddress('/checkout')} onSubmit={add} aria-label={actionOf}>
      <input type="hidden" name="offer" value={id} />
      <input type="hidden" name="quantity" value={1} />
      <Button
        type="submit"
        variant={isPrimary ? 'primary' : 'secondary'}
        isDisabled={isFull || isEnough}
        aria-label={actionOf}
      >
        {action}
      </Button>
      {quantity > 0 && (
        <a className={styles.inCart} href={pageAddress('/checkout')}>
          {say('cart.inCart', { count: quantity })}
        </a>
      )}
      {(isFull || isEnough) && <span className={styles.note}>{say(isFull ? 'cart.full' : 'cart.enough')}</span>}
    </form>
  )
}
