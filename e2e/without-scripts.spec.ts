import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

test.use({ javaScriptEnabled: false })

test('lists, places, filters, search and the territory work without JavaScript', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/')
  await page.getByRole('button', { name: 'Сургут', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Сургут', exact: true })).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/locations')
  await page.getByRole('checkbox', { name: /Музей/ }).check()
  await page.getByRole('checkbox', { name: /Памятник/ }).check()
  await page.getByRole('button', { name: 'Показать', exact: true }).click()
  await expect(page).toHaveURL(/type_id=1&type_id=2/)
  await expect(page.getByRole('checkbox', { name: /Музей/ })).toBeChecked()
  await expect(page.getByRole('main').getByText('Сургут').filter({ visible: true }).first()).toBeVisible()

  await page
    .getByRole('region', { name: 'Список мест' })
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Часы работы' })).toBeVisible()

  await page.getByRole('banner').getByRole('combobox').fill('чугас')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/q\?q=/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('the month of the year panorama sets the travel date', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/')
  await page.getByRole('button', { name: /Фев/ }).click()
  await expect(page.getByRole('button', { name: /Фев/ })).toHaveAttribute('aria-pressed', 'true')
  expect((await context.cookies()).find(({ name }) => name === 'travel_date')?.value).toMatch(/^\d{4}-02$/)
})

test('on a phone the year panorama begins at the current month', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await arriveWith(context, portal)
  await page.goto('/')
  await expect(page.locator('#year [aria-current=date]')).toBeInViewport({ ratio: 0.9 })
})

test('one link turns the low-vision version on', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/locations')
  await page.getByRole('link', { name: 'Версия для слабовидящих' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lv-black-on-white')
  await expect(page).toHaveURL(/\/locations$/)
})
