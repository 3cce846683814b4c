import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueMail } from '../mail/queue.ts'
import { type AccountPortal, anAccountPortal } from '../testing/accounts.ts'
import { aSale } from '../tickets/testing/sale.ts'
import { aLine, anOffer, anOrder, aShop } from './testing/shop.ts'
import { orderLetters } from './letters.ts'

let portal: AccountPortal
beforeAll(async () => {
  portal = await anAccountPortal()
})
afterAll(() => portal.close())

const names = Object.keys(orderLetters) as (keyof typeof orderLetters)[]
const addressesOf = (blocks: readonly unknown[]) => JSON.stringify(blocks).match(/https:[^"]+/g) ?? []

test('there are mails about created, requested, paid, refunded, expired and cancelled orders', () => {
  expect(names).toEqual([
    'order_created',
    'order_requested',
    'order_paid',
    'order_refunded',
    'order_expired',
    'order_cancelled',
  ])
})

test.each(names)('%s has the order, its items and prices in both languages, and links to it', async (name) => {
  const { number, orderId } = await aSale(portal.db, { count: 2 })
  for (const language of ['ru', 'en'] as const)
    await queueMail(portal.db, {
      template: name,
      parameters: { number },
      to: 'buyer@example.org',
      language,
      now: portal.clock.now,
    })
  const mails = await portal.mails()
  const [ru = '', en = ''] = ['ru', 'en'].map((language) =>
    JSON.stringify(mails.find((mail) => mail.language === language)?.letter).replaceAll('\u00a0', ' '),
  )

  expect(mails).toHaveLength(2)
  expect(ru).toContain(`"items":[{"label":"Товары земли Югорской · Взрослый · 24 декабря 2026`)
  expect(ru).toContain('2 × 1 250,50 ₽')
  expect(ru).toContain('Всего: 2 501,00 ₽')
  expect(en).toContain('Total: 2 501.00 ₽')
  expect(en).not.toMatch(/[а-яё]{3}/i)
  for (const { letter } of mails) {
    expect(letter.subject).toContain(String(number))
    const addresses = addressesOf(letter.blocks)
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.every((url) => url.includes(`order=${orderId}`))).toBe(true)
  }
})

test('an order to be paid says until when its seats are held, and in which time zone', async () => {
  const shop = await aShop()
  const offer = await anOffer(shop.db, { starts_at: '2026-12-24T18:00:00+05:00' })
  await shop.buy(anOrder([aLine(offer, 2)]))
  const [mail] = await shop.mails()
  await shop.close()

  expect(JSON.stringify(mail?.letter.blocks)).toMatch(
    /held until \d+ \w+ \d{4} at \d\d:\d\d, local time \(UTC\+5\): pay before then/,
  )
})

test('each change of an order is mailed once to its payer, and the tickets when it is paid', async () => {
  const shop = await aShop()
  const offer = await anOffer(shop.db, { starts_at: '2026-12-24T18:00:00+05:00' })
  const subjects = async () =>
    (await shop.mails()).map(
      ({ to, letter }) => `${to} ${letter.subject.split(':')[0]} ${letter.attachments?.length ?? 0}`,
    )
  const order = await shop.buy(anOrder([aLine(offer, 2)]))
  const made = await subjects()
  const payment = await shop.startPaying(order)
  shop.gateway.pay(payment)
  await shop.notify(payment)
  await shop.notify(payment)
  const paid = await subjects()
  await shop.of(order, 'refund')
  await shop.settle()
  const refunded = await subjects()
  await shop.close()

  expect(made).toEqual(['anna@example.org Order awaiting payment 0'])
  expect(paid.toSorted()).toEqual(['anna@example.org Order paid 0', 'anna@example.org Tickets 3'])
  expect(refunded).toEqual(['anna@example.org Refund of your order 0'])
})
