import { emptyCart, isCartFull, mostInCart, quantityOf, roomIn } from '@tropa/machines'
import { useSyncExternalStore } from 'react'
import { createCartStore, type CartView } from './cart-store.ts'

/** One for the page. The server only ever shows `unknown`. */
const store = createCartStore()
const unknown: CartView = { cart: emptyCart, isKnown: false, isKept: true }

/** Changes the cart: shown at once, then stored. */
export const changeCart = store.change

export const useCart = (): CartView => useSyncExternalStore(store.subscribe, store.view, () => unknown)

/** A row is rendered again only when its own offer changes. */
export const useQuantityInCart = (offerId: number): number =>
  useSyncExternalStore(
    store.subscribe,
    () => quantityOf(store.view().cart, offerId),
    () => 0,
  )

/** How many more tickets one order can have. */
export const useRoomInCart = (): number =>
  useSyncExternalStore(
    store.subscribe,
    () => roomIn(store.view().cart),
    () => mostInCart.quantity,
  )

export const useIsCartFull = (): boolean =>
  useSyncExternalStore(
    store.subscribe,
    () => isCartFull(store.view().cart),
    () => false,
  )
