import { useRouter } from '@tanstack/react-router'
import type { Order } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import type { SubmitEvent } from 'react'
import { itemsText } from '../../addresses/order-addresses.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { changeCart } from '../../cart/useCart.ts'
import { useWords } from '../../messages/intl.tsx'

/**
 * Orders the same items again at today's prices: puts them into the cart, or, without JavaScript, opens their checkout.
 */
export function RepeatOrder({ order: { items, number } }: { order: Order }) {
  const say = useWords()
  const router = useRouter()
  const name = say('order.repeatNumber', { number })
  const repeat = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    for (const { offer_id, quantity } of items) changeCart({ type: 'ADD', offer_id, quantity })
    void router.navigate({ href: pageAddress('/checkout') })
  }
  return (
    <form action={pageAddress('/checkout')} onSubmit={repeat} aria-label={name}>
      <input type="hidden" name="items" value={itemsText(items)} />
      <Button type="submit" aria-label={name}>
        {say('order.repeat')}
      </Button>
    </form>
  )
}
