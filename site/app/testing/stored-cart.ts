import { cartKey } from '@tropa/machines'

type Line = { offer_id: number; quantity: number }

/** Stores a cart as another tab would: test files of one process share the cart that a page shows. */
export function storeCart(cart: readonly Line[]) {
  localStorage.setItem(cartKey, JSON.stringify(cart))
  dispatchEvent(new StorageEvent('storage', { key: cartKey }))
}

export const storedCart = (): Line[] => JSON.parse(localStorage.getItem(cartKey) ?? '[]')
