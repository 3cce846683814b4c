import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Order } from '@tropa/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountResponses } from '../../app/testing/account-responses.ts'
import { renderVisit, respondToPosts, setOnline } from '../../app/testing/rendered-visit.tsx'
import { OrdersTab } from '../profile/OrdersTab.tsx'

beforeEach(() => setOnline(true))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const { order: paid } = accountResponses.order
const end = '2126-11-22T12:30:00+05:00'
const held: Order = { ...paid, status: 'awaiting_payment', ticket_list: [], expires_at: end, can_prolong: true }
const two = (order: Order): readonly Order[] => [
  { ...order, id: 'first', number: '100006' },
  { ...order, id: 'second', number: '100007' },
]
const done = (response: unknown = {}) => ({ kind: 'done', next: null, response }) as const

/** Two such orders; after an action the provider has the first one with the changes. */
async function twoOrders(order: Order, changes: Partial<Order>, response?: unknown) {
  respondToPosts(done(response))
  const reads: (readonly Order[])[] = [
    two(order),
    two(order).map((one) => (one.id === 'first' ? { ...one, ...changes } : one)),
  ]
  const send = async () => ({ order_list: reads.shift(), order_total: 2, ticket_total: 0 })
  await renderVisit(<OrdersTab page={1} path="/profile/orders" />, { send, address: '/profile/orders' })
  await screen.findByRole('heading', { name: 'Order 100006' })
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const focusIsOn = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })))

test('a cancelled order is announced by its number, and focus goes to its heading', async () => {
  await twoOrders(held, { status: 'cancelled' })

  await press('Cancel the order 100006')

  expect(await screen.findByText('Order 100006 is cancelled')).toBeDefined()
  await focusIsOn('Order 100006')
})

test('an extended hold is announced with its new end, and focus goes to the heading of the order', async () => {
  await twoOrders(held, { can_prolong: false }, { order: { expires_at: end } })

  await press('Hold longer: order 100006')

  expect(await screen.findByText('The seats of order 100006 are held until 12:30')).toBeDefined()
  await focusIsOn('Order 100006')
})

test('returned tickets are announced, and focus goes to the heading of their order', async () => {
  await twoOrders(paid, { status: 'refunded', ticket_list: [] })

  await userEvent.click(screen.getAllByText('Return tickets')[0] ?? document.body)
  await press('Return all tickets of order 100006')

  expect(await screen.findByText('The tickets of order 100006 are returned')).toBeDefined()
  await focusIsOn('Order 100006')
})

test('one returned ticket is announced, and focus goes to the heading of its order', async () => {
  const ticket_list = paid.ticket_list.map((ticket) => ({ ...ticket, status: 'refunded' as const }))
  await twoOrders(paid, { ticket_list })

  await press(/^Return ticket 1: .*, order 100006$/)

  expect(await screen.findByText('Ticket 1 of order 100006 is returned')).toBeDefined()
  await focusIsOn('Order 100006')
})

test.each([
  ['unpaid', held],
  ['paid', paid],
])('the forms, buttons and links of two %s orders have names of their own', async (_, order) => {
  await twoOrders(order, {})

  const names = ['form', 'button'].flatMap((role) =>
    screen.getAllByRole(role).map((element) => `${role} ${element.getAttribute('aria-label')}`),
  )
  expect(names.length).toBeGreaterThan(2)
  expect(new Set(names).size).toBe(names.length)
})
