import { type Cart, cartAfter, cartKey, type CartOperation, cartTextAfter, emptyCart, readCart } from '@tropa/machines'
import { changeStored } from '../visitor/locked-storage.ts'

export type CartView = {
  cart: Cart
  /** Storage has been read. */
  isKnown: boolean
  /** Whether the browser stores the cart; otherwise it lasts as long as the page. */
  isKept: boolean
}

/** The cart of this browser, which all its tabs share. */
export type CartStore = {
  view: () => CartView
  subscribe: (changed: () => void) => () => void
  /** Shown at once, then stored. */
  change: (operation: CartOperation) => void
}

const notAborted = new AbortController().signal

export function createCartStore(): CartStore {
  let stored: Cart = emptyCart
  let pending: readonly CartOperation[] = []
  let view: CartView = { cart: emptyCart, isKnown: false, isKept: true }
  let browser: AbortController | null = null
  const listeners = new Set<() => void>()

  function show(changed: Partial<CartView> = {}) {
    view = { ...view, ...changed, cart: pending.reduce(cartAfter, stored) }
    for (const listener of listeners) listener()
  }
  function read() {
    if (!view.isKept) return
    try {
      stored = readCart(localStorage.getItem(cartKey))
      show({ isKnown: true })
    } catch {
      show({ isKnown: true, isKept: false })
    }
  }
  function settle(operation: CartOperation, after: Cart, isKept: boolean) {
    stored = after
    pending = pending.filter((one) => one !== operation)
    show({ isKept })
  }
  async function write(operation: CartOperation) {
    try {
      const textAfter = (text: string | null) => cartTextAfter(text, operation)
      const text = await changeStored({ key: cartKey, textAfter, isLeaving: false }, notAborted)
      settle(operation, readCart(text), true)
    } catch {
      settle(operation, cartAfter(stored, operation), false)
    }
  }
  function follow() {
    browser = new AbortController()
    const { signal } = browser
    const changed = ({ key }: StorageEvent) => {
      if (key === cartKey || key === null) read()
    }
    addEventListener('storage', changed, { signal })
    // A page that returns from the back-forward cache has received no events meanwhile.
    addEventListener('pageshow', ({ persisted }) => persisted && read(), { signal })
    read()
  }
  return {
    view: () => view,
    subscribe: (changed) => {
      listeners.add(changed)
      if (browser === null) follow()
      return () => {
        listeners.delete(changed)
        if (listeners.size > 0) return
        browser?.abort()
        browser = null
      }
    },
    change: (operation) => {
      pending = [...pending, operation]
      show()
      void write(operation)
    },
  }
}
