import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { accountResponses } from '../../app/testing/account-responses.ts'
import { storeCart, storedCart } from '../../app/testing/stored-cart.ts'
import { renderVisit } from '../../app/testing/rendered-visit.tsx'
import { RepeatOrder } from './RepeatOrder.tsx'

afterEach(() => {
  cleanup()
  storeCart([])
})

const { order } = accountResponses.order
const [item] = order.items
if (!item) throw new Error('The order of the test has an item')

test('the items of an order are added to the cart, and the cart opens', async () => {
  const items = [item, { ...item, id: 2, offer_id: 9702, quantity: 3 }]
  const { router } = await renderVisit(<RepeatOrder order={{ ...order, items }} />)

  storeCart([{ offer_id: 9701, quantity: 1 }])
  await userEvent.click(screen.getByRole('button', { name: `Order again: ${order.number}` }))

  await waitFor(() => expect(router.state.location.href).toBe('/checkout'))
  await waitFor(() =>
    expect(storedCart()).toEqual([
      { offer_id: 9701, quantity: 3 },
      { offer_id: 9702, quantity: 3 },
    ]),
  )
})
