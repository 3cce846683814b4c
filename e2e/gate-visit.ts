import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { organisationKey } from './organisation-key.ts'
import { portal } from './portals.ts'

const named = { last_name: 'Айваседа', first_name: 'Анна' }
const payer = { full_name: 'Айваседа Анна', email: `${randomUUID()}@portal.example`, phone: '+7 346 212-34-56' }
/** A free day of planting cedars, in June 2027. */
const item = { offer_id: 9025, quantity: 1, price: { value: '0.00', currency: 'RUB' }, participants: [named] }

/** Orders a free ticket. @returns its code */
export async function aTicket(request: APIRequestContext): Promise<string> {
  const response = await request.post(`${portal}/api/portal/order`, {
    data: { items: [item], payer, agreement: true, personal_data: true, kind: 'payment' },
    headers: { origin: portal, 'idempotency-key': randomUUID() },
  })
  expect(response.status(), await response.text()).toBe(201)
  const { order } = await response.json()
  return order.ticket_list[0].code
}

/** Opens the gate with the key of the organisation. */
export async function enterGate(page: Page) {
  await page.goto('/gate', { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'Organisation key' }).fill(organisationKey())
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Ticket code')).toBeVisible()
}
