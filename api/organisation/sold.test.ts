import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountPortal, anAccountPortal } from '../testing/accounts.ts'
import { aSale } from '../tickets/testing/sale.ts'
import { makeKey } from './keys.ts'

let portal: AccountPortal
let key: string
beforeAll(async () => {
  portal = await anAccountPortal()
  key = await makeKey(portal.db, { companyId: 501, title: 'the office', now: portal.clock.now })
})
afterAll(() => portal.close())

const sold = async (query = '') =>
  (await portal.call('soldOrders', undefined, { token: key, path: `portal/organisation/order${query}` })).json()
const csv = async (query: string) => {
  const response = await portal.call('soldOrdersCsv', undefined, {
    token: key,
    path: `portal/organisation/order/csv?${query}`,
  })
  return Buffer.from((await response.json()).base64, 'base64').toString('utf8')
}

test('sales, redemptions and refunds are counted by the region’s days, for the seller’s own tickets only', async () => {
  // 1 December in the region, 30 November in UTC.
  const { itemId, codes, orderId, number } = await aSale(portal.db, { count: 3, paidAt: '2026-12-01T02:00:00+05:00' })
  await aSale(portal.db, { sellerId: 502, paidAt: '2026-12-01T02:00:00+05:00' })
  await portal.db.execute(sql`
    update ticket set status = 'redeemed', redeemed_at = '2026-12-02T23:30:00+05:00' where code = ${codes[0]}`)
  await portal.db.execute(sql`
    update ticket set status = 'refunded', refunded_at = '2026-12-03T10:00:00+05:00' where code = ${codes[1]}`)
  const payment = randomUUID()
  await portal.db.execute(sql`
    insert into payment (id, order_id, status, amount, created_at)
    values (${payment}, ${orderId}, 'succeeded', 375150, now())`)
  const lines = JSON.stringify([{ item_id: itemId, quantity: 1, price: 62_525 }])
  await portal.db.execute(sql`
    insert into refund (id, order_id, payment_id, status, amount, lines, created_at, attempted_at)
    values (${randomUUID()}, ${orderId}, ${payment}, 'succeeded', 62525, ${lines}::jsonb, '2026-12-03T10:00:00+05:00',
      '2026-12-03T10:00:00+05:00')`)

  const { day_list, line_list } = await sold('?from=2026-12-01&to=2026-12-05')

  const none = { sold: 0, sold_amount: { value: '0.00' }, redeemed: 0, refunded: 0, refunded_amount: { value: '0.00' } }
  expect(day_list).toMatchObject([
    { ...none, date: '2026-12-01', sold: 3, sold_amount: { value: '3751.50' } },
    { ...none, date: '2026-12-02', redeemed: 1 },
    { ...none, date: '2026-12-03', refunded: 1, refunded_amount: { value: '625.25' } },
  ])
  expect(line_list).toMatchObject([
    { order_number: String(number), quantity: 3, redeemed: 1, refunded: 1, refunded_amount: { value: '625.25' } },
  ])
  expect((await sold('?from=2026-11-30&to=2026-11-30')).day_list).toEqual([])
})

test('a title that begins like a formula is text in a spreadsheet', async () => {
  await aSale(portal.db, { title: '=HYPERLINK("http://evil.example";"x")', paidAt: '2026-10-01T10:00:00+05:00' })
  await aSale(portal.db, { title: '@SUM(A1)', paidAt: '2026-10-01T11:00:00+05:00' })
  const items = await csv('of=items&from=2026-10-01&to=2026-10-01')
  const days = await csv('from=2026-10-01&to=2026-10-01')

  expect(items.startsWith('\uFEFF')).toBe(true)
  expect(items).toContain(`"'=HYPERLINK(""http://evil.example"";""x"")"`)
  expect(items).toContain(`,'@SUM(A1),`)
  expect(days).toBe('\uFEFFDay,Sold,Amount sold,Redeemed,Refunded,Amount refunded\r\n2026-10-01,2,2501.00,0,0,0.00\r\n')
})

test('a webhook is set with its own secret and can be removed', async () => {
  const set = (url: string | null) => portal.call('setWebhook', { url }, { token: key })
  const first = await (await set('https://museum.example/hook')).json()
  const second = await (await set('https://museum.example/other')).json()

  expect([first.url, first.secret.length, first.secret === second.secret]).toEqual([
    'https://museum.example/hook',
    43,
    false,
  ])
  expect(await (await set(null)).json()).toEqual({ url: null })
})

test.each([
  'http://museum.example/hook',
  'https://127.0.0.1/hook',
  'https://localhost/hook',
  'https://intranet/hook',
  'https://[::1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://169.254.169.254/latest',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://name:password@museum.example/hook',
])('%s is refused as the address of a webhook', async (url) => {
  const response = await portal.call('setWebhook', { url }, { token: key })

  expect([response.status, Object.keys((await response.json()).errors)]).toEqual([422, ['url']])
})
