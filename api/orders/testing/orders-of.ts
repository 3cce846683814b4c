import { aLine, anOffer, anOrder, type Shop, type TestOffer } from './shop.ts'

/** Orders of one offer each, at a shop that is open when they are made. */
export function ordersOf(shop: () => Shop) {
  const ordered = async (quantity = 2, offer: TestOffer = {}) =>
    shop().buy(anOrder([aLine(await anOffer(shop().db, offer), quantity)]))

  /** An order that is paid. */
  async function paidOrder(quantity = 2, offer: TestOffer = {}) {
    const order = await ordered(quantity, offer)
    const id = await shop().startPaying(order)
    shop().gateway.pay(id)
    await shop().notify(id)
    return shop().order(order)
  }
  return { ordered, paidOrder }
}
