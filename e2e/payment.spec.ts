import type { Page } from '@playwright/test'
import { faults } from './axe.ts'
import { anOrder } from './order-call.ts'
import { portal } from './portals.ts'
import { call } from './signed-in.ts'
import { arriveWith, expect, test } from './visit.ts'

const texts = {
  ru: {
    gateway: 'Тестовый платёж',
    pay: 'Оплатить',
    decline: 'Отклонить',
    more: 'Другие исходы',
    seconds: 'Через сколько секунд',
    delay: 'Оплатить с задержкой',
    never: 'Не отвечать',
    twice: 'Сообщить дважды',
    early: 'Сообщить не по порядку',
    lost: 'Оплатить и не сообщить',
    paid: 'Заказ оплачен',
    declined: 'Платёж не прошёл',
    pending: 'Ждём ответа банка',
    over: 'Заказ больше не ждёт оплаты',
    again: 'Попробовать ещё раз',
    check: 'Проверить сейчас',
    tickets: 'Билеты',
  },
  en: {
    gateway: 'Test payment',
    pay: 'Pay',
    decline: 'Decline',
    more: 'Other outcomes',
    seconds: 'After how many seconds',
    delay: 'Pay with a delay',
    never: 'Never answer',
    twice: 'Notify twice',
    early: 'Notify out of order',
    lost: 'Pay and do not notify',
    paid: 'The order is paid',
    declined: 'The payment did not go through',
    pending: 'Waiting for the bank',
    over: 'The order can no longer be paid',
    again: 'Try again',
    check: 'Check now',
    tickets: 'Tickets',
  },
} as const
const languages = ['ru', 'en'] as const
type Language = (typeof languages)[number]

const isAtGateway = (page: Page, lang: Language) =>
  expect(page.getByRole('heading', { level: 1, name: texts[lang].gateway })).toBeVisible()

/** Goes to the page of the gateway with a new order. */
async function goToGateway(page: Page, lang: Language): Promise<string> {
  await arriveWith(page.context(), portal, { lang })
  const order = await anOrder(page.context(), { lang })
  await page.goto(`/order/pay?order=${order}`)
  await isAtGateway(page, lang)
  return order
}

const notice = (page: Page) => page.getByRole('main').getByRole('status').first()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Follows the link that checks the payment, because nothing else updates the page, until the payment is decided. */
const checkUntil = (page: Page, check: string, decided: string) =>
  expect(async () => {
    await expect(notice(page)).toBeVisible()
    const link = page.getByRole('link', { name: check })
    if (await link.isVisible()) await link.click()
    await expect(notice(page)).toContainText(decided, { timeout: 500 })
  }).toPass()

/** Tabs to the control, and presses it. */
async function pressByKeyboard(page: Page, name: string, role: 'button' | 'link' = 'button') {
  const control = page.getByRole(role, { name, exact: true })
  await expect(control).toBeVisible()
  for (let step = 0; step < 60; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
  await page.keyboard.press('Enter')
}

for (const lang of languages) {
  const say = texts[lang]

  test(`an order can be paid at the gateway by keyboard alone (${lang})`, async ({ page }) => {
    const order = await goToGateway(page, lang)
    expect(await faults(page, 'light')).toEqual([])
    await pressByKeyboard(page, say.pay)

    await expect(page).toHaveURL(new RegExp(`/payment\\?order=${order}`))
    await expect(notice(page)).toContainText(say.paid)
    await expect(page.getByRole('heading', { name: say.tickets })).toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="/ticket?code="]')).toHaveCount(2)
    await expect(page.getByText(say.gateway, { exact: true })).toBeVisible()
    expect(await faults(page, 'light')).toEqual([])
  })

  test(`a declined payment can be repeated (${lang})`, async ({ page }) => {
    await goToGateway(page, lang)
    await press(page, say.decline)
    await expect(notice(page)).toContainText(say.declined)

    await page.getByRole('link', { name: say.again }).click()
    await isAtGateway(page, lang)
    await press(page, say.pay)

    await expect(notice(page)).toContainText(say.paid)
  })

  test(`the page waits for a late payment, and shows it when it arrives (${lang})`, async ({ page }) => {
    await goToGateway(page, lang)
    await page.getByText(say.more).click()
    await page.getByLabel(say.seconds).fill('4')
    await press(page, say.delay)
    await expect(notice(page)).toContainText(say.pending)

    await expect(notice(page)).toContainText(say.paid)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`a declined order is paid and shown by links and forms (${lang})`, async ({ page }) => {
      await goToGateway(page, lang)
      await press(page, say.decline)
      await checkUntil(page, say.check, say.declined)
      await page.getByRole('link', { name: say.again }).click()
      await press(page, say.pay)

      await checkUntil(page, say.check, say.paid)
    })
  })
}

const { ru } = texts
test('a payment without a response stays the only one, and can still be paid', async ({ page }) => {
  const order = await goToGateway(page, 'ru')
  await page.getByText(ru.more).click()
  await press(page, ru.never)
  await expect(notice(page)).toContainText(ru.pending)
  await page.getByRole('link', { name: ru.check }).click()
  await expect(notice(page)).toContainText(ru.pending)

  await page.goto(`/order/pay?order=${order}`)
  await press(page, ru.pay)

  await expect(notice(page)).toContainText(ru.paid)
})

for (const outcome of ['twice', 'early', 'lost'] as const) {
  test(`an order is paid once if the buyer chooses “${ru[outcome]}” at the gateway`, async ({ page }) => {
    const order = await goToGateway(page, 'ru')
    await page.getByText(ru.more).click()
    await press(page, ru[outcome])

    await expect(notice(page)).toContainText(ru.paid, { timeout: 60_000 })
    await expect(page.getByRole('main').locator('a[href^="/ticket?code="]')).toHaveCount(2)
    // The order cannot be paid again, not even by the address of the payment.
    await page.goto(`/order/pay?order=${order}`)
    await expect(page).toHaveURL(new RegExp(`/payment\\?order=${order}`))
    await expect(notice(page)).toContainText(ru.paid)
  })
}

test('an order that expired while the buyer was at the gateway is not charged, and says so', async ({ page }) => {
  const order = await goToGateway(page, 'ru')
  expect((await call(page.context(), 'POST', `order/${order}/cancel`)).status()).toBe(200)
  const gateway = page.url()
  await press(page, ru.pay)

  await expect(notice(page)).toContainText(ru.over)
  await expect(page.getByRole('main').locator('a[href^="/ticket?code="]')).toHaveCount(0)
  await expect(async () => {
    await page.goto(gateway)
    await expect(page.getByRole('status')).toHaveText('Отменён', { timeout: 1000 })
  }).toPass()
})

test('the pages of a payment do not scroll sideways on a small phone with large text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await arriveWith(page.context(), portal, { text: '200' })
  const order = await anOrder(page.context())
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

  await page.goto(`/payment?order=${order}`)
  await expect(page.getByRole('link', { name: ru.pay })).toBeVisible()
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await page.goto(`/order/pay?order=${order}`)
  await page.getByText(ru.more).click()
  await expect.poll(overflow).toBeLessThanOrEqual(0)
})

test('neither going back from the gateway nor closing its page loses the order', async ({ page }) => {
  await arriveWith(page.context(), portal)
  const order = await anOrder(page.context())
  await page.goto(`/payment?order=${order}`)
  await page.getByRole('link', { name: ru.pay }).click()
  await isAtGateway(page, 'ru')
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/payment\\?order=${order}`))
  await expect(notice(page)).toBeVisible()

  const other = await page.context().newPage()
  await other.goto(`/order/pay?order=${order}`)
  await press(other, ru.pay)

  await expect(notice(other)).toContainText(ru.paid)
  await expect(async () => {
    await page.reload()
    await expect(notice(page)).toContainText(ru.paid, { timeout: 1000 })
  }).toPass()
})

test('neither the gateway nor other sites receive the address of the payment page', async ({ page }) => {
  const referrers: (string | undefined)[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/pay/')) referrers.push(request.headers()['referer'])
  })
  await arriveWith(page.context(), portal)
  const order = await anOrder(page.context())
  const response = await page.goto(`/payment?order=${order}`)
  expect(response?.headers()).toMatchObject({ 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' })
  expect(response?.headers()['cache-control']).toMatch(/no-store|no-cache/)
  await page.getByRole('link', { name: ru.pay }).click()
  await isAtGateway(page, 'ru')

  expect(referrers).toEqual([undefined])
})
