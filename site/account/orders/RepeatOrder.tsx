import { useRouter } from '@tanstack/react-router'
import type { Order } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import type { SubmitEvent } from 'react'
import { pageAddress } from '../../addresses/page-address.ts'
import { changeCart } from '../../cart/useCart.ts'
import { useWords } from '../../messages/intl.tsx'

/** The same again, at the prices of today. Without JavaScript it leads to the first of its offers. */
export function RepeatOrder({ order: { items } }: { order: Order }) {
  const say = useWords()
  const router = useRouter()
  const [first] = items
  if (!first) return null
  const repeat = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    for (const { offer_id, quantity } of items) changeCart({ type: 'ADD', offer_id, quantity })
    void router.navigate({ href: pageAddress('/checkout') })
  }
  return (
    <form action={pageAddress('/checkout')} onSubmit={repeat} aria-label={say('order.repeat')}>
      <input type="hidden" name="offer" value={first.offer_id} />
      <input type="hidden" name="quantity" value={first.quantity} />
      <Button type="submit">{say('order.repeat')}</Button>
    </form>
  )
}
