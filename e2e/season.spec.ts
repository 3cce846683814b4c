import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

test('a month chosen on the main page is in the headings of the lists below, and is stored as a month', async ({
  page,
  context,
}) => {
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

const now = new Date()
/** The current or next March. */
const march = `${now.getUTCFullYear() + (now.getUTCMonth() > 2 ? 1 : 0)}-03`

const found = (page: Page) => page.getByRole('status').filter({ hasText: /тур|событи|экскурси|Ничего/ })

for (const isScripted of [true, false])
  test(`a chosen month filters tours until it is removed, ${isScripted ? 'with' : 'without'} scripts`, async ({
    browser,
    request,
  }) => {
    const total = async (query: string) =>
      Number((await (await request.get(`${portal}/api/portal/tour?limit=1${query}`)).json()).total)
    const [all, ofMarch] = [await total(''), await total(`&open_on=${march}-01`)]
    expect(ofMarch).toBeGreaterThan(0)
    expect(all).toBeGreaterThan(ofMarch)
    const context = await browser.newContext({ javaScriptEnabled: isScripted, locale: 'ru-RU' })
    await arriveWith(context, portal)
    await context.addCookies([{ name: 'travel_date', value: march, url: portal }])
    const page = await context.newPage()
    await page.goto(`${portal}/tours`, { waitUntil: 'networkidle' })
    await expect(found(page)).toHaveText(new RegExp(`^${ofMarch}\\s`))
    await page.getByRole('link', { name: /^Март\s20/ }).click()
    await expect(found(page)).toHaveText(new RegExp(`^${all}\\s`))
    await expect(page).toHaveURL(`${portal}/tours?when=any`)
    await page.getByRole('link', { name: /^Март\s20/ }).click()
    await expect(found(page)).toHaveText(new RegExp(`^${ofMarch}\\s`))
    await context.close()
  })

test('the list shows the next events when the month has none, and says so', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/events?from=2090-06-01&to=2090-06-30')
  await expect(found(page)).toHaveText(/^0\s/)
  await expect(page.getByText(/^Ниже\s— ближайшие события/)).toBeVisible()
  const list = page.getByRole('region', { name: 'События' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  // Those of the last months before it are nearer than those of the next days.
  await expect(list.getByRole('heading', { level: 2, name: 'Сентябрь 2027' })).toBeVisible()
  await expect(list.getByRole('heading', { level: 2, name: 'Декабрь 2026' })).toBeHidden()
})

test('choosing a day on a list keeps its filters and its scroll position', async ({ page, context }) => {
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

test('on a phone the filters are in a dialog that shows the number of results', async ({ page, context, request }) => {
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
  await page.context().setOffline(true)
  await sheet.getByRole('checkbox', { name: /Музей/ }).uncheck()
  await expect(
    sheet.getByRole('button', { name: 'Показать', exact: true }),
    'not the count of other choices',
  ).toBeVisible()
  await page.context().setOffline(false)
  await sheet.getByRole('checkbox', { name: /Музей/ }).check()
  await show.click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/type_id=1%2C3/)
  await expect(page.getByRole('status').filter({ hasText: /Нашл/ })).toHaveText(new RegExp(`\\D${shown}\\D`))
})

test('the page says that a territory in the address is unknown', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/tours?territory_id=999')
  await expect(page.getByRole('heading', { name: 'Такой территории нет' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Все города', exact: true })).toBeVisible()
})

test('only pages that depend on the territory have the territory picker', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/tours')
  await expect(page.getByRole('button', { name: 'Сургут', exact: true })).toBeVisible()
  await page.goto('/guides')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Сургут', exact: true })).toHaveCount(0)
})
