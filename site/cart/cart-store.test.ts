// @vitest-environment jsdom
import { cartKey } from '@tropa/machines'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCartStore } from './cart-store.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const line = (offer_id: number, quantity: number) => ({ offer_id, quantity })
const add = (offer_id: number, quantity = 1) => ({ type: 'ADD', offer_id, quantity }) as const

test('offers stored by another tab are shown, and this tab adds to them', async () => {
  localStorage.setItem(cartKey, JSON.stringify([line(1, 2)]))
  const store = createCartStore()
  store.subscribe(() => undefined)
  localStorage.setItem(cartKey, JSON.stringify([line(1, 2), line(2, 1)]))
  store.change(add(3))

  await vi.waitFor(() => expect(store.view().cart).toEqual([line(1, 2), line(2, 1), line(3, 1)]))
  expect(localStorage.getItem(cartKey)).toBe(JSON.stringify([line(1, 2), line(2, 1), line(3, 1)]))

  localStorage.setItem(cartKey, '[]')
  dispatchEvent(new StorageEvent('storage', { key: cartKey }))
  expect(store.view().cart).toEqual([])
})

test('offers added before storage was read are shown at once', () => {
  const store = createCartStore()
  store.subscribe(() => undefined)

  store.change(add(1))
  store.change(add(1))

  expect(store.view().cart).toEqual([line(1, 2)])
})

test('if storage is forbidden, the cart lasts as long as the page, and says that it is not stored', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const store = createCartStore()
  store.subscribe(() => undefined)

  store.change(add(1))

  await vi.waitFor(() => expect(store.view()).toEqual({ cart: [line(1, 1)], isKnown: true, isKept: false }))
})

test('an invalid text is an empty cart, and the next change replaces it', async () => {
  localStorage.setItem(cartKey, '{oops')
  const store = createCartStore()
  store.subscribe(() => undefined)
  expect(store.view()).toEqual({ cart: [], isKnown: true, isKept: true })

  store.change(add(7))

  await vi.waitFor(() => expect(localStorage.getItem(cartKey)).toBe(JSON.stringify([line(7, 1)])))
})

describe('while another tab holds the lock', () => {
  /** Grants the locks that were requested. */
  const grant: (() => void)[] = []
  beforeEach(() => {
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, {
        locks: { value: { request: async (_: string, work: () => void) => void grant.push(work) } },
      }),
    )
    localStorage.setItem(cartKey, JSON.stringify([line(1, 2), line(2, 1)]))
  })
  afterEach(() => {
    grant.length = 0
    vi.unstubAllGlobals()
  })

  test('changes wait for it', () => {
    createCartStore().change({ type: 'ORDERED', lines: [line(1, 2)] })
    expect(localStorage.getItem(cartKey)).toBe(JSON.stringify([line(1, 2), line(2, 1)]))

    for (const work of grant) work()
    expect(localStorage.getItem(cartKey)).toBe(JSON.stringify([line(2, 1)]))
  })

  test('a page that is left stores its changes, and each once if it returns', async () => {
    const store = createCartStore()
    store.change({ type: 'ORDERED', lines: [line(1, 2)] })
    store.change(add(2))
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    expect(localStorage.getItem(cartKey)).toBe(JSON.stringify([line(2, 2)]))

    // In a browser each of these is a task of its own.
    await new Promise((resolve) => setTimeout(resolve))
    for (const work of grant) work()
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    expect(localStorage.getItem(cartKey)).toBe(JSON.stringify([line(2, 2)]))
    expect(store.view().cart).toEqual([line(2, 2)])
  })
})
