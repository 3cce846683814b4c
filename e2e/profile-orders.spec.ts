import { portal } from './portals.ts'
import { signUp } from './signed-in.ts'
import { arriveWith, expect, test } from './visit.ts'
import { lines, agree } from './checkout-visit.ts'

test('the profile shows orders and tickets; a ticket can be returned, and an order repeated', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await signUp(context)
  await page.goto('/checkout?offer=9001&quantity=2', { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'Телефон' }).fill('+7 912 000-00-00')
  await agree(page)
  await page.getByRole('button', { name: 'Получить билеты' }).click()
  await expect(page.getByText('Оплачен')).toBeVisible()

  await page.goto('/profile?tab=tickets')
  await expect(page.getByText('2 билета')).toBeVisible()
  await page.goto('/profile?tab=orders', { waitUntil: 'networkidle' })
  await expect(page.getByText('1 заказ', { exact: true })).toBeVisible()
  await page.getByText('Вернуть', { exact: true }).first().click()
  await page.getByRole('button', { name: /^Вернуть билет 1/ }).click()
  await expect(page.getByText('Возвращён')).toBeVisible()
  await expect(page.getByText('Действителен')).toHaveCount(1)
  await page.getByRole('button', { name: 'Повторить заказ' }).click()
  await expect(page).toHaveURL(`${portal}/checkout`)
  await expect(lines(page)).toHaveCount(1)
})

for (const { response, text } of [
  {
    response: { status: 422, json: { message: 'Отказ', errors: { limit: ['Слишком далеко'] } } },
    text: 'Слишком далеко',
  },
  { response: { status: 503, json: { message: '' } }, text: 'Ошибка обработки запроса' },
])
  test(`orders that fail to load say “${text}”, and a retry loads them`, async ({ page, context }) => {
    await arriveWith(context, portal)
    await signUp(context)
    await page.goto('/profile', { waitUntil: 'networkidle' })
    let isFailing = true
    await page.route('**/api/portal/order?**', (route) => (isFailing ? route.fulfill(response) : route.continue()))
    await page.getByRole('tab', { name: 'Заказы' }).click()
    await expect(page.getByText(text)).toBeVisible()
    isFailing = false
    await page.getByRole('button', { name: /Повторить|Попробовать/ }).click()
    await expect(page.getByRole('heading', { name: 'Заказов пока нет' })).toBeVisible()
  })
