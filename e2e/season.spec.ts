import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

test('a month chosen on the main page names the lists below and stays a month', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /^Март/ }).click()
  for (const name of [/^События в марте/, /^Туры в марте/, /^Экскурсии в марте/, /^Места в марте/])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'travel_date')?.value)
    .toMatch(/^\d{4}-03$/)
  await expect(page.getByRole('region', { name: /^Места в марте/ }).getByText(/закрыто/)).toHaveCount(0)
})

test('a day is chosen in place on a list: its filters and its scroll stay', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/locations?type_id=1', { waitUntil: 'networkidle' })
  await page.getByText('Выбрать дату').click()
  const calendar = page.getByRole('dialog')
  await expect(calendar).toBeVisible()
  await calendar.getByRole('button', { name: /15 / }).last().click()
  await expect(page.getByText(/^Поездка 15/)).toBeVisible()
  await expect(page).toHaveURL(`${portal}/locations?type_id=1`)
  await expect(page.getByRole('checkbox', { name: /^Открыто 15\./ })).toBeVisible()
})

test('on a phone the filters are a sheet that counts what it would show', async ({ page, context, request }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await arriveWith(context, portal)
  await page.goto('/locations', { waitUntil: 'networkidle' })
  await page.locator('summary').filter({ hasText: 'Фильтры' }).click()
  const sheet = page.getByRole('dialog', { name: 'Фильтры' })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('checkbox', { name: /Музей/ }).check()
  await sheet.getByRole('checkbox', { name: /Природа/ }).check()
  const found = await (await request.get(`${portal}/api/portal/location?type_id=1,3&limit=1`)).json()
  const shown = Number(found.total)
  expect(shown).toBeGreaterThan(0)
  const show = sheet.getByRole('button', { name: new RegExp(`^Показать ${shown}\\sмест`) })
  await expect(show).toBeVisible()
  await expect(page).toHaveURL(`${portal}/locations`)
  await show.click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/type_id=1%2C3/)
  await expect(page.getByRole('status').filter({ hasText: /Нашл/ })).toHaveText(new RegExp(`\\D${shown}\\D`))
})

test('an unknown territory in the address is said to be unknown', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/tours?territory_id=999')
  await expect(page.getByRole('heading', { name: 'Такой территории нет' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Все города', exact: true })).toBeVisible()
})

test('the picker of territories stands where it changes something', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/tours')
  await expect(page.getByRole('button', { name: 'Сургут', exact: true })).toBeVisible()
  await page.goto('/guides')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Сургут', exact: true })).toHaveCount(0)
})
