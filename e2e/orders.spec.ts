import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { agree, fillPayer } from './checkout-visit.ts'
import { anOrder } from './order-call.ts'
import { mailTo } from './outbox.ts'
import { portal } from './portals.ts'
import { call, signUp } from './signed-in.ts'
import { startWithItem, storedItem } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const endOfHold = async (context: BrowserContext, order: string): Promise<number> =>
  Date.parse((await (await call(context, 'GET', `order/${order}`)).json()).order.expires_at)

/** Opens the checkout in a new browser with this cart. */
async function openCart(page: Page, cart: readonly { offer_id: number; quantity: number }[]) {
  await startWithItem(page, 'cart', JSON.stringify(cart))
  await page.goto('/checkout', { waitUntil: 'networkidle' })
}
const lines = (page: Page) => page.getByRole('region', { name: 'Корзина' })

test('a hold can be extended once; a paid order is refunded, first one ticket, then the rest', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  const order = await anOrder(context)
  const before = await endOfHold(context, order)
  await page.goto(`/checkout?order=${order}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('timer')).toContainText('Осталось')
  await page.getByRole('button', { name: /^Продлить/ }).click()
  await expect(page.getByRole('button', { name: /^Продлить/ })).toHaveCount(0)
  expect((await endOfHold(context, order)) - before).toBe(15 * 60_000)

  await page.goto(`/order/pay?order=${order}`)
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click()
  await expect(page.getByText('Заказ оплачен').first()).toBeVisible()
  await page.goto(`/checkout?order=${order}`, { waitUntil: 'networkidle' })
  await page.getByText('Вернуть', { exact: true }).first().click()
  await page.getByRole('button', { name: /^Вернуть билет 1/ }).click()
  await expect(page.getByText('Действителен')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(/Возвращено\s*300,00\s₽/)

  await page.getByText('Вернуть билеты', { exact: true }).click()
  await page.getByRole('button', { name: /^Вернуть все/ }).click()
  await expect(page.getByText('Действителен')).toHaveCount(0)
  await expect(page.getByRole('article')).toContainText(/Возвращено\s*600,00\s₽/)
})

test('a price or number of seats that changed after the page was opened is reported, and nothing is bought', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  // The state when the page was loaded: one offer was cheaper, the other was not sold out yet.
  let isEarlier = true
  await page.route('**/api/portal/offer?**', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    for (const offer of isEarlier ? body.offer_list : [])
      Object.assign(offer, offer.id === 9701 ? { price: { value: '250.00', currency: 'RUB' } } : { remaining: 5 })
    await route.fulfill({ response, json: body })
  })
  await openCart(page, [
    { offer_id: 9701, quantity: 1 },
    { offer_id: 9045, quantity: 1 },
  ])
  await fillPayer(page)
  await agree(page)
  await expect(lines(page)).toContainText('250,00')
  isEarlier = false
  await page.getByRole('button', { name: 'Перейти к оплате' }).click()

  await expect(lines(page)).toContainText('Цена изменилась')
  await expect(lines(page)).toContainText('300,00')
  await expect(lines(page)).toContainText(/Мест не\sосталось/)
  await expect(page).toHaveURL(`${portal}/checkout`)
  await expect(page.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 912 000-00-00')
  await lines(page)
    .getByRole('button', { name: /^Убрать: .*балкон/ })
    .click()
  await page.route('**/order/pay?**', (route) => route.fulfill({ body: 'the gateway', contentType: 'text/plain' }))
  await page.getByRole('button', { name: 'Перейти к оплате' }).click()
  await expect(page).toHaveURL(/\/order\/pay\?order=/)
})

test('a buyer who returns from the gateway finds the unpaid order and can pay it, and has bought once', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await openCart(page, [{ offer_id: 9701, quantity: 1 }])
  await fillPayer(page)
  await agree(page)
  await page.getByRole('button', { name: 'Перейти к оплате' }).click()
  await expect(page.getByRole('heading', { name: 'Тестовый платёж' })).toBeVisible()
  await page.goBack()

  await expect(page.getByText('Заказ оформлен и ждёт оплаты.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Перейти к оплате' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Тестовый платёж' })).toBeVisible()
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click()
  await expect(page.getByText('Заказ оплачен').first()).toBeVisible()
  await expect.poll(() => storedItem(page, 'checkout_attempt')).toBe(null)
  await page.goto('/checkout', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Корзина пуста' })).toBeVisible()
})

test('the link in the mail of an account’s order asks to sign in on a device without a session', async ({
  page,
  context,
  browser,
}) => {
  const owner = await browser.newContext()
  const { email, password } = await signUp(owner)
  const order = await anOrder(owner)
  await owner.close()
  await arriveWith(context, portal)

  await page.goto(`/checkout?order=${order}`, { waitUntil: 'networkidle' })
  await expect(page).toHaveURL(`${portal}/login?return_to=${encodeURIComponent(`/checkout?order=${order}`)}`)
  await page.getByLabel(/^Электронная почта/).fill(email)
  await page.locator('[name="password"]').fill(password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(`${portal}/checkout?order=${order}`)
  await expect(page.getByText('Ждёт оплаты')).toBeVisible()
})

test('a buyer whose session has ended signs in again; typed values stay, and the order is in the profile', async ({
  page,
  context,
  complaints,
}) => {
  await arriveWith(context, portal)
  const { email, password } = await signUp(context)
  await openCart(page, [{ offer_id: 9701, quantity: 1 }])
  await page.getByRole('textbox', { name: 'Телефон' }).fill('+7 912 000-00-00')
  await page.getByRole('textbox', { name: 'Пожелания' }).fill('У окна')
  await agree(page)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/checkout')) posts.push(request.postData() ?? '')
  })
  await context.addCookies([{ name: 'session', value: 'x'.repeat(43), url: portal, httpOnly: true }])
  await page.getByRole('button', { name: 'Перейти к оплате' }).click()

  await expect(page).toHaveURL(`${portal}/login?return_to=%2Fcheckout`)
  await expect.poll(() => complaints.splice(0)).toEqual([expect.stringContaining('status of 401')])
  await page.getByLabel(/^Электронная почта/).fill(email)
  await page.locator('[name="password"]').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${portal}/checkout`)
  await expect(page.getByRole('textbox', { name: 'Пожелания' })).toHaveValue('У окна')
  await expect(page.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 912 000-00-00')
  await agree(page)
  await page.getByRole('button', { name: 'Перейти к оплате' }).click()
  await expect(page.getByRole('heading', { name: 'Тестовый платёж' })).toBeVisible()
  // One order of the account, with the key of the first press.
  expect(new Set(posts.map((post) => new URLSearchParams(post).get('idempotency_key'))).size).toBe(1)
  const { order_list } = await (await call(context, 'GET', 'order')).json()
  expect(order_list.map(({ wishes }: { wishes: string }) => wishes)).toEqual(['У окна'])
  await mailTo(email, 'Заказ ждёт оплаты')
})

test('an offer by request is requested: its seller answers by mail, and nothing is paid', async ({ page, context }) => {
  await arriveWith(context, portal)
  const email = `${randomUUID()}@portal.example`
  await page.goto('/products/6009')
  await page
    .getByRole('link', { name: /^Оставить заявку/ })
    .first()
    .click()
  await page.waitForLoadState('networkidle')
  await page.getByRole('textbox', { name: 'Фамилия', exact: true }).fill('Соколов')
  await page.getByRole('textbox', { name: 'Имя', exact: true }).fill('Марк')
  await fillPayer(page, email)
  await agree(page)
  await page.getByRole('button', { name: 'Отправить заявку' }).click()

  await expect(page).toHaveURL(/\/checkout\?order=[\w-]{22,}$/)
  await expect(page.getByRole('alert').or(page.getByText('Заявка отправлена')).first()).toBeVisible()
  await mailTo(email, 'Заявка отправлена')
})
