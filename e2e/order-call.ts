import { randomUUID } from 'node:crypto'
import { expect, type BrowserContext } from '@playwright/test'
import { portal } from './portals.ts'

type Ordering = { item?: object; at?: string; lang?: 'ru' | 'en' }

/** Two entry tickets of a museum: unlimited, and without fields of participants. */
const tickets = { offer_id: 9701, quantity: 2, price: { value: '300.00', currency: 'RUB' }, participants: [] }

/**
 * Makes an unpaid order in the same way as the checkout.
 *
 * @returns its id
 */
export async function anOrder(
  { request }: BrowserContext,
  { item = tickets, at = portal, lang = 'ru' }: Ordering = {},
): Promise<string> {
  const response = await request.post(`${at}/api/portal/order`, {
    headers: { origin: at, 'idempotency-key': randomUUID(), 'accept-language': lang },
    data: {
      items: [item],
      payer: { full_name: 'Айваседа Анна', email: `${randomUUID()}@portal.example`, phone: '+7 346 212-34-56' },
      agreement: true,
      personal_data: true,
      kind: 'payment',
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()).order.id
}
