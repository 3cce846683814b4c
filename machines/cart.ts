/** The key under which a browser stores the cart, for guests and accounts alike. */
export const cartKey = 'cart'

/** An offer and its quantity. Prices and seats are always read from the server. */
export type CartLine = { readonly offer_id: number; readonly quantity: number }
/** In the order in which offers were added; each offer once. */
export type Cart = readonly CartLine[]

/** The limits of one order: how many different offers, and how many items in all. */
export const mostInCart = { lines: 20, quantity: 50 } as const

/** A cart without items. */
export const emptyCart: Cart = []

/**
 * What a tab does to the stored cart. Operations, not their result, are what a tab stores, so that a tab that has not
 * seen a change of another one does not undo it.
 */
export type CartOperation =
  /** Adds this quantity. */
  | { type: 'ADD'; offer_id: number; quantity: number }
  /** Sets the quantity; 0 removes the line. */
  | { type: 'SET'; offer_id: number; quantity: number }
  /** Puts a removed line back where it was. `position`: from 0. */
  | { type: 'RESTORE'; line: CartLine; position: number }
  /** These lines have been ordered: their quantities are subtracted. */
  | { type: 'ORDERED'; lines: Cart }

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
const isIn = (cart: Cart, offer_id: number) => cart.some((line) => line.offer_id === offer_id)

/** How many of an offer are in the cart. */
export const quantityOf = (cart: Cart, offer_id: number): number =>
  cart.find((line) => line.offer_id === offer_id)?.quantity ?? 0

/** How many tickets, tours and things are in the cart. */
export const countOfCart = (cart: Cart): number => cart.reduce((sum, { quantity }) => sum + quantity, 0)

/** How many more fit, of any offer. */
export const roomIn = (cart: Cart): number => Math.max(0, mostInCart.quantity - countOfCart(cart))

/** Whether no other offer fits. */
export const isCartFull = (cart: Cart): boolean => cart.length >= mostInCart.lines

const without = (cart: Cart, offer_id: number): Cart => cart.filter((line) => line.offer_id !== offer_id)

function withQuantity(cart: Cart, offer_id: number, wanted: number): Cart {
  const quantity = Math.min(Math.trunc(wanted), roomIn(without(cart, offer_id)))
  if (!(quantity >= 1)) return wanted >= 1 ? cart : without(cart, offer_id)
  const changed = { offer_id, quantity }
  if (isIn(cart, offer_id)) return cart.map((line) => (line.offer_id === offer_id ? changed : line))
  return isCartFull(cart) ? cart : [...cart, changed]
}

/** The cart after one operation. What does not fit is left out. */
export function cartAfter(cart: Cart, operation: CartOperation): Cart {
  const { type } = operation
  switch (type) {
    case 'ADD':
      return withQuantity(cart, operation.offer_id, quantityOf(cart, operation.offer_id) + operation.quantity)
    case 'SET':
      return withQuantity(cart, operation.offer_id, operation.quantity)
    case 'RESTORE': {
      const { line, position } = operation
      const quantity = Math.min(line.quantity, roomIn(cart))
      if (isIn(cart, line.offer_id) || isCartFull(cart) || quantity === 0) return cart
      return cart.toSpliced(position, 0, { ...line, quantity })
    }
    case 'ORDERED':
      return operation.lines.reduce(
        (rest, { offer_id, quantity }) => withQuantity(rest, offer_id, quantityOf(rest, offer_id) - quantity),
        cart,
      )
    default:
      return type satisfies never
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null // only the parser can tell whether text is JSON
  }
}

function lineIn(found: unknown): CartLine[] {
  if (typeof found !== 'object' || found === null || !('offer_id' in found && 'quantity' in found)) return []
  const { offer_id, quantity } = found
  return isWhole(offer_id, 999_999_999) && isWhole(quantity, mostInCart.quantity) ? [{ offer_id, quantity }] : []
}

/** Reads any stored text and drops what is invalid. `null`: nothing is stored. */
export function readCart(text: string | null): Cart {
  const found = parsed(text)
  if (!Array.isArray(found)) return emptyCart
  return found
    .flatMap(lineIn)
    .reduce<Cart>(
      (cart, { offer_id, quantity }) => (isIn(cart, offer_id) ? cart : withQuantity(cart, offer_id, quantity)),
      emptyCart,
    )
}

/** The text to store, which `readCart` reads. */
export const writeCart = (cart: Cart): string => JSON.stringify(cart)

/**
 * The text to store in place of `text`. The caller reads, applies and writes while no other tab does.
 * @param text as it is stored now; `null`: nothing is
 */
export const cartTextAfter = (text: string | null, operation: CartOperation): string =>
  writeCart(cartAfter(readCart(text), operation))
