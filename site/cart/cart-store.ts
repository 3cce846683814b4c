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
  /** Shown at once, then stored, at the latest when the page is left. */
  change: (operation: CartOperation) => void
}

export function createCartStore(): CartStore {
  let stored: Cart = emptyCart
  let pending: readonly CartOperation[] = []
  let view: CartView = { cart: emptyCart, isKnown: false, isKept: true }
  let browser: AbortController | null = null
  let waiting = new AbortController()
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
  async function write(operation: CartOperation, isLeaving: boolean) {
    try {
      const textAfter = (text: string | null) => cartTextAfter(text, operation)
      const text = await changeStored({ key: cartKey, textAfter, isLeaving }, waiting.signal)
      settle(operation, readCart(text), true)
    } catch {
      settle(operation, cartAfter(stored, operation), false)
    }
  }
  /** An order continues to the payment at once: its items must not stay in the cart. */
  function leave() {
    waiting.abort()
    waiting = new AbortController()
    for (const operation of pending) void write(operation, true)
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
      // Also without subscribers: the page of a made order shows no cart.
      addEventListener('pagehide', leave)
      void write(operation, false)
    },
  }
}
