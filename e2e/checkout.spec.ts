import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { call, signUp } from './signed-in.ts'
import { storedItem } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'
import { cartLink, lines, summary, agreement, agree, add, fillPayer } from './checkout-visit.ts'

for (const { lang, add: label, remove } of [
  { lang: 'ru', add: 'В корзину: Взрослый', remove: /^Убрать/ },
  { lang: 'en', add: 'Add to cart: Adult', remove: /^Remove/ },
] as const)
  test(`a museum ticket is added to the cart and removed from it in every tab, in ${lang}`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    const other = await context.newPage()
    await other.goto('/')
    await add(page, '/locations/1002', label)
    await expect(page.getByRole('banner').getByRole('link', { name: /(Корзина|Cart) 1/ })).toBeVisible()
    await expect(other.getByRole('banner').getByRole('link', { name: /(Корзина|Cart) 1/ })).toBeVisible()

    await page.reload()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /(Корзина|Cart) 1/ })
      .click()
    await expect(page).toHaveURL(`${portal}/checkout`)
    await page.getByRole('button', { name: remove }).click()
    await expect(page.getByRole('heading', { name: /Корзина пуста|The cart is\sempty/ })).toBeVisible()
    await page.getByRole('button', { name: /Отменить|Undo/ }).click()
    await expect(page.getByRole('button', { name: remove })).toBeVisible()
    await expect.poll(() => storedItem(page, 'cart')).toMatch(/^\[\{"offer_id":\d+,"quantity":1\}\]$/)
  })

test('offers of several sellers make one order; the sum, the sellers and the terms of each are shown before payment', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await add(page, '/locations/1001', 'В корзину: Взрослый')
  await add(page, '/locations/1015', 'В корзину: Взрослый')
  await cartLink(page).click()

  await expect(lines(page)).toHaveCount(2)
  await expect(summary(page).getByText('500,00 ₽')).toBeVisible()
  await expect(summary(page).getByText(/ИНН\s8600000053/)).toBeVisible()
  await expect(summary(page).getByText(/ИНН\s8600000021/)).toBeVisible()
  await lines(page).first().getByText('Условия возврата').click()
  await expect(lines(page).first()).toContainText(/До\sпосещения вернётся\s+300,00\s₽/)
  await lines(page).first().getByRole('button', { name: 'Больше' }).click()
  await expect(summary(page).getByText('800,00 ₽')).toBeVisible()
})

test('nothing is sent without the agreement; errors name their fields, and typed values survive a reload', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await page.goto('/checkout?offer=9002&quantity=2', { waitUntil: 'networkidle' })
  await fillPayer(page)
  await page
    .getByRole('group', { name: /^Участник 2/ })
    .getByRole('textbox', { name: 'Фамилия' })
    .fill('Соколов')
  await page.getByRole('button', { name: 'Перейти к оплате' }).click()
  await expect(page.getByText(/Согласие с\sусловиями/).first()).toBeVisible()
  await expect(page).toHaveURL(/\/checkout\?/)

  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('textbox', { name: 'Фамилия, имя и отчество' })).toHaveValue('Соколова Елена Игоревна')
  await expect(page.getByRole('group', { name: /^Участник 2/ }).getByRole('textbox', { name: 'Фамилия' })).toHaveValue(
    'Соколов',
  )
  await expect(agreement(page)).not.toBeChecked()

  await agree(page)
  await page.getByRole('button', { name: 'Перейти к оплате' }).click()
  await expect(page.getByRole('link', { name: /Участник 1, Фамилия/ })).toBeVisible()
})

test('a double click makes one order, which holds its seats and continues to the payment', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await add(page, '/locations/1003', 'В корзину: Взрослый')
  await cartLink(page).click()
  await fillPayer(page)
  await agree(page)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/checkout')) posts.push(request.postData() ?? '')
  })
  await page.route('**/order/pay?**', (route) => route.fulfill({ body: 'the gateway', contentType: 'text/plain' }))
  await page.getByRole('button', { name: 'Перейти к оплате' }).dblclick()

  await expect(page).toHaveURL(/\/order\/pay\?order=[\w-]{22,}$/)
  expect(posts).toHaveLength(1)
  const order = new URL(page.url()).searchParams.get('order') ?? ''
  await page.goto(`/checkout?order=${order}`)
  await expect(page.getByText('Ждёт оплаты')).toBeVisible()
  await expect(page.getByRole('timer')).toContainText('Осталось')
  await page.getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(page.getByText('Отменён', { exact: true })).toBeVisible()
  await page.goto('/checkout', { waitUntil: 'networkidle' })
  await expect.poll(() => storedItem(page, 'cart')).toBe('[]')
})

test('an ordered ticket leaves the cart although another tab holds the cart', async ({ page, context }) => {
  await arriveWith(context, portal)
  const other = await context.newPage()
  await other.goto('/nowhere')
  await add(page, '/locations/1003', 'В корзину: Взрослый')
  await cartLink(page).click()
  // Its own buyer, because the number of unpaid orders of one is limited.
  await fillPayer(page, `${crypto.randomUUID()}@portal.example`)
  await agree(page)
  await expect.poll(() => storedItem(other, 'cart')).toContain('offer_id')
  await other.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('cart', () => new Promise(() => held()))
      }),
  )
  await page.route('**/order/pay?**', (route) => route.fulfill({ body: 'the gateway', contentType: 'text/plain' }))
  await page.getByRole('button', { name: 'Перейти к оплате' }).click()

  await expect(page).toHaveURL(/\/order\/pay\?order=/)
  await expect.poll(() => storedItem(other, 'cart')).toBe('[]')
})

test('a submission without a response can be left and is retried with the same key; no typed value is lost', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await page.goto('/checkout?offer=9701&quantity=1', { waitUntil: 'networkidle' })
  await fillPayer(page)
  await agree(page)
  const keys: (string | null)[] = []
  let isLost = true
  await page.route('**/checkout', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(new URLSearchParams(route.request().postData() ?? '').get('idempotency_key'))
    return isLost ? route.fulfill({ status: 503 }) : route.continue()
  })
  await page.route('**/order/pay?**', (route) => route.fulfill({ body: 'the gateway', contentType: 'text/plain' }))
  await page.getByRole('button', { name: 'Перейти к оплате' }).click()
  await expect(page.getByText('Ответа пока нет')).toBeVisible()
  await page.getByRole('button', { name: 'Вернуться к форме' }).click()
  await expect(page.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 912 000-00-00')
  isLost = false
  await page.getByRole('button', { name: 'Перейти к оплате' }).click()

  await expect(page).toHaveURL(/\/order\/pay\?order=/)
  expect(keys.length).toBeGreaterThan(1)
  expect(keys).not.toContain(null)
  expect(new Set(keys).size).toBe(1)
})

test('an order whose response was lost stays the only one, even if its form has changed, and its buyer is told', async ({
  page,
  context,
  complaints,
}) => {
  await arriveWith(context, portal)
  await signUp(context)
  await page.goto('/checkout?offer=9701&quantity=1', { waitUntil: 'networkidle' })
  await fillPayer(page)
  await agree(page)
  let isLost = true
  await page.route('**/checkout', async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return route.continue()
    await route.fetch()
    return route.fulfill({ status: 503 })
  })
  await page.getByRole('button', { name: 'Перейти к оплате' }).click()
  await expect(page.getByText('Ответа пока нет')).toBeVisible()
  await page.getByRole('button', { name: 'Вернуться к форме' }).click()
  await page.getByRole('textbox', { name: 'Пожелания' }).fill('У окна')
  isLost = false
  await page.getByRole('button', { name: 'Перейти к оплате' }).click()

  await expect(page.getByText(/Первая\sпопытка\sвсё\sже\sдошла/)).toBeVisible()
  const { order_list } = await (await call(context, 'GET', 'order')).json()
  expect(order_list).toMatchObject([{ status: 'awaiting_payment' }])
  expect(order_list[0].wishes).toBeUndefined()
  await page.getByRole('link', { name: 'Открыть заказ' }).click()
  await expect(page).toHaveURL(`${portal}/checkout?order=${order_list[0].id}`)
  await page.getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(page.getByText('Отменён', { exact: true })).toBeVisible()
  // The lost responses, and the refusal of the changed form.
  complaints.length = 0
})

test('a free ticket is issued at once, and an offer by request is requested without payment', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await page.goto('/checkout?offer=9001&quantity=2', { waitUntil: 'networkidle' })
  await fillPayer(page)
  await agree(page)
  await page.getByRole('button', { name: 'Получить билеты' }).click()
  await expect(page.getByText('Оплачен')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Билет/ })).toHaveCount(2)

  await page.goto('/excursions/5110')
  await page.getByRole('link', { name: /^Оставить заявку/ }).click()
  await expect(page.getByRole('button', { name: 'Отправить заявку' })).toBeVisible()
  await page.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(page.getByRole('link', { name: /Согласие с\sусловиями/ })).toBeVisible()
})

test('one press fills the participants from the family of the account', async ({ page, context }) => {
  await arriveWith(context, portal)
  await signUp(context)
  await call(context, 'POST', 'profile/family', { last_name: 'Соколов', first_name: 'Марк', birth_date: '2018-06-02' })
  await page.goto('/checkout?offer=9101&quantity=1', { waitUntil: 'networkidle' })
  const first = page.getByRole('group', { name: /^Участник 1/ })
  await first.getByRole('button', { name: 'Соколов Марк' }).click()
  await expect(first.getByRole('textbox', { name: 'Имя' })).toHaveValue('Марк')
  await expect(page.getByRole('textbox', { name: 'Фамилия, имя и отчество' })).toHaveValue(/Соколова/)
})

test('a ticket is paid at the gateway, and two tabs that submit the same cart make one order', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await add(page, '/locations/1007', 'В корзину: Взрослый')
  await expect(cartLink(page)).toHaveAccessibleName(/1/)
  // The gateway is another program, so the console messages of its pages do not count.
  const [one, other] = [await context.newPage(), await context.newPage()]
  for (const tab of [one, other]) {
    await tab.goto('/checkout', { waitUntil: 'networkidle' })
    await fillPayer(tab)
    await agree(tab)
  }
  const pays = [one, other].map((tab) =>
    tab.waitForRequest(/\/order\/pay\?order=/, { timeout: 15_000 }).catch(() => null),
  )
  const pay = (tab: Page) => tab.getByRole('button', { name: 'Перейти к оплате' }).click({ timeout: 15_000 })
  // The order of one tab may empty the cart of the other before its button is pressed.
  await Promise.any([one, other].map(pay))
  const orders = (await Promise.all(pays)).flatMap((request) => request?.url() ?? [])
  expect(orders.length).toBeGreaterThan(0)
  expect(new Set(orders).size).toBe(1)

  // Both tabs may still be loading the gateway, so a third one pays.
  const payer = await context.newPage()
  const order = new URL(orders[0] ?? '').searchParams.get('order') ?? ''
  await payer.goto(`/order/pay?order=${order}`)
  await payer.getByRole('button', { name: 'Оплатить', exact: true }).click()
  await expect(payer.getByText('Заказ оплачен').first()).toBeVisible()
  await payer.goto(`/checkout?order=${order}`)
  await expect(payer.getByText('Оплачен')).toBeVisible()
  await expect(payer.getByRole('link', { name: 'Билет 1' })).toBeVisible()
  await payer.goto('/checkout', { waitUntil: 'networkidle' })
  await expect(payer.getByRole('heading', { name: 'Корзина пуста' })).toBeVisible()
})

for (const { name, width, text } of [
  { name: 'on a phone', width: 375, text: undefined },
  { name: 'with text of 200 %', width: 1280, text: '200' },
  { name: 'with text of 200 % on a phone', width: 375, text: '200' },
] as const)
  test(`${name} the checkout is not cut off, and can be completed by keyboard alone`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 })
    await arriveWith(context, portal, text ? { text } : {})
    await page.goto('/checkout?offer=9002&quantity=1', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.getByRole('textbox', { name: 'Фамилия', exact: true }).focus()
    await page.keyboard.type('Соколов')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Марк')
    for (const typed of ['Соколова Елена', 'elena@portal.example', '+79120000000', 'У окна']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(typed)
    }
    await page.keyboard.press('Tab')
    await expect(agreement(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(agreement(page)).toBeChecked()
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a ticket can be ordered up to the gateway, and an error loses no typed value', async ({ page, context }) => {
    await arriveWith(context, portal)
    await page.route('**/order/pay?**', (route) => route.fulfill({ body: 'the gateway', contentType: 'text/plain' }))
    await page.goto('/locations/1001')
    await page.getByRole('button', { name: 'В корзину: Взрослый' }).click()
    await expect(page).toHaveURL(/\/checkout\?offer=\d+&quantity=1$/)
    await fillPayer(page)
    await page.getByRole('textbox', { name: 'Телефон' }).fill('123')
    await agree(page)
    const refused = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Перейти к оплате' }).click()
    expect((await refused).status()).toBe(422)
    await expect(page.getByRole('link', { name: /Телефон/ })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Фамилия, имя и отчество' })).toHaveValue('Соколова Елена Игоревна')

    await page.getByRole('textbox', { name: 'Телефон' }).fill('+7 912 000-00-00')
    await agree(page)
    const accepted = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Перейти к оплате' }).click()
    expect((await accepted).headers()['location']).toMatch(/^\/order\/pay\?order=[\w-]{22,}$/)
  })
})
