import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPortal, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
})
afterAll(() => portal.close())

test('offers are in the order of the ids, each once, with their objects in the language; unknown ones are left out', async () => {
  const { offer_list } = await portal.ask('offers', 'portal/offer?ids=9701,424242,9101,9701', { language: 'en' })

  expect(offer_list.map(({ id, object }) => [id, object.link, object.the_title])).toEqual([
    [9701, '/locations/1001', 'Museum of Nature and Man'],
    [9101, '/tours/5001', 'First acquaintance: Khanty-Mansiysk in three days'],
  ])
})

test('an offer has its seller, its terms and its sale state, and no tax code', async () => {
  const [ticket] = (await portal.ask('offers', 'portal/offer?ids=9701')).offer_list

  expect(ticket).toMatchObject({
    the_title: 'Взрослый',
    price: { value: '300.00', currency: 'RUB' },
    remaining: null,
    requires: [],
    sale_state: 'on_sale',
    quantity_limit: 10,
    seller: { id: 505, the_title: 'Музейные программы «Холм и слово»', inn: '8600000053', phones: ['3467000005'] },
  })
  expect(ticket?.refund_terms.map(({ percent }) => percent)).toEqual([100, 50, 30])
  expect(Object.keys(ticket?.seller ?? {})).not.toContain('vat_code')
})

test('an offer of an object that is also sold elsewhere has the address, and one of a session has its end', async () => {
  const { offer_list } = await portal.ask('offers', 'portal/offer?ids=9111,9003,9334')

  expect(offer_list.map(({ sale_state, external_url }) => [sale_state, external_url])).toEqual([
    ['also_external', 'https://dve-reki.example/berezovo'],
    ['on_sale', undefined],
    ['by_request', undefined],
  ])
  expect(offer_list[1]).toMatchObject({ ends_at: '2026-12-12T16:00:00+05:00', remaining: 1200 })
})

test('more than fifty ids are refused, and the response is never cached', async () => {
  const many = Array.from({ length: 51 }, (_, index) => 9701 + index).join()

  expect((await portal.fetch(`portal/offer?ids=${many}`)).status).toBe(422)
  expect((await portal.fetch('portal/offer?ids=9701')).headers.get('cache-control')).toContain('no-store')
})
