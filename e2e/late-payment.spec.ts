import type { Page } from '@playwright/test'
import { type LatePortal, startLatePortal } from './late-portal.ts'
import { anOrder } from './order-call.ts'
import { arriveWith, expect, test } from './visit.ts'

let late: LatePortal
test.beforeAll(async () => {
  test.setTimeout(300_000)
  late = await startLatePortal()
})
test.afterAll(() => late.stop())
test.describe.configure({ mode: 'serial' })

/** A boat trip for one group. */
const onlyOne = {
  offer_id: 9320,
  quantity: 1,
  price: { value: '39000.00', currency: 'RUB' },
  participants: [{ last_name: 'Айваседа', first_name: 'Анна' }],
}
/** An entry ticket of a museum, without a limit. */
const unlimited = { offer_id: 9701, quantity: 1, price: { value: '300.00', currency: 'RUB' }, participants: [] }

const statusOf = async (page: Page, order: string): Promise<string> =>
  (await (await page.context().request.get(`${late.url}/api/portal/order/${order}`)).json()).order.status

const notice = (page: Page) => page.getByRole('main').getByRole('status').first()
const pay = (page: Page) => page.getByRole('button', { name: 'Оплатить', exact: true }).click()
const tickets = (page: Page) => page.getByRole('main').locator('a[href^="/ticket?code="]')

/** Opens the page of the gateway with an order whose hold has ended. */
async function atGatewayTooLate(page: Page, item: object): Promise<string> {
  await arriveWith(page.context(), late.url)
  const order = await anOrder(page.context(), { item, at: late.url })
  await page.goto(`${late.url}/order/pay?order=${order}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Тестовый платёж' })).toBeVisible()
  await expect.poll(() => statusOf(page, order)).toBe('expired')
  return order
}

test('a buyer who pays after the hold, when the seats have been sold to others, is refunded and told so', async ({
  page,
  browser,
}) => {
  const order = await atGatewayTooLate(page, onlyOne)
  const gateway = page.url()
  const other = await (await browser.newContext()).newPage()
  await arriveWith(other.context(), late.url)
  await other.goto(`${late.url}/order/pay?order=${await anOrder(other.context(), { item: onlyOne, at: late.url })}`)
  await pay(other)
  await expect(notice(other)).toContainText('Заказ оплачен')
  await other.context().close()

  const waiting = await page.context().newPage()
  await waiting.goto(`${late.url}/payment?order=${order}`)
  await expect(notice(waiting)).toContainText(/Время\sброни вышло/)
  await pay(page)
  await expect(notice(page)).toContainText(/Заказ больше не\sждёт оплаты/)
  await expect(notice(page)).toContainText(/банк вернёт их/)
  await expect(tickets(page)).toHaveCount(0)
  // The waiting page is updated without a reload.
  await expect(notice(waiting)).toContainText(/Заказ больше не\sждёт оплаты/)
  await waiting.close()
  await expect(async () => {
    await page.goto(gateway)
    await expect(page.getByRole('status')).toHaveText('Отменён', { timeout: 1000 })
  }).toPass()
})

test('a buyer who pays after the hold still gets the tickets if there are seats', async ({ page }) => {
  const order = await atGatewayTooLate(page, unlimited)
  await pay(page)

  await expect(page).toHaveURL(new RegExp(`/payment\\?order=${order}`))
  await expect(notice(page)).toContainText('Заказ оплачен')
  await expect(tickets(page)).toHaveCount(1)
})
