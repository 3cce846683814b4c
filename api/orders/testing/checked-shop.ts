import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { assertBooks } from './books.ts'
import { aShop, type Shop } from './shop.ts'

/**
 * One shop for the tests of a file: its gateway works again before each test, and its books are checked after each.
 * @param opened is called with it before the first test
 */
export function withCheckedShop(opened: (shop: Shop) => void): void {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop()
    opened(shop)
  })
  beforeEach(() => {
    shop.gateway.faultOf = () => undefined
    shop.gateway.refundStatus = 'succeeded'
    shop.gateway.calls.length = 0
  })
  afterEach(() => assertBooks(shop.db, shop.gateway))
  afterAll(() => shop.close())
}
