import type { BrowserContext, Page } from '@playwright/test'
import { faults, faultsInOtherThemes } from './axe.ts'
import { portal } from './portals.ts'
import { startWithTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const timeZone = 'Asia/Yekaterinburg'
const dateOf = (instant: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant)
const inDays = (days: number) => dateOf(Date.now() + days * 86_400_000)
const longDate = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .formatToParts(new Date(date))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .join(' ')

const keptTrack = { locations: [1004, 1003, 2001], events: [] }

type Visit = { lang?: 'ru' | 'en'; theme?: 'light' | 'lv-black-on-white'; date?: string; track?: object }

async function arrive(page: Page, context: BrowserContext, { lang, theme, date, track = keptTrack }: Visit = {}) {
  await arriveWith(context, portal, { ...(lang && { lang }), ...(theme && { theme }) })
  if (date) await context.addCookies([{ name: 'travel_date', value: date, url: portal }])
  await startWithTrack(page, track)
  await page.goto('/my_tracks')
}

const widget = (page: Page, name = 'Погода на ваши дни') => page.getByRole('region', { name })
const card = (page: Page, name?: string) => widget(page, name).getByRole('listitem').first()
const keptDate = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'travel_date')
const refuse = (page: Page) =>
  page.route('**/api/weather/**', (route) => route.fulfill({ status: 503, json: { message: '' } }))

test('without a travel date the page asks for one; a date chosen by keyboard loads the forecast and is stored for a year', async ({
  page,
  context,
}) => {
  await arrive(page, context)
  await expect(widget(page)).toContainText('Выберите дату поездки вверху страницы, и здесь будет погода')
  await page.getByRole('button', { name: /^Дата поездки/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')

  await expect(card(page)).toContainText('условно')
  await expect(page.getByRole('button', { name: `Дата поездки ${longDate(inDays(1), 'ru-RU')}` })).toBeFocused()
  const cookie = await keptDate(context)
  expect(cookie?.value).toBe(inDays(1))
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000)

  await page.reload()
  await expect(card(page)).toContainText('условно')
})

test('far dates show the previous year, stand-in weather is labelled as such, and another date reloads it, in English', async ({
  page,
  context,
}) => {
  const name = 'Weather for your days'
  await arrive(page, context, { lang: 'en', date: inDays(40) })
  await expect(card(page, name)).toContainText('made up')
  await expect(widget(page, name)).toContainText(longDate(inDays(40), 'en-GB'))
  await expect(widget(page, name).locator('..').getByText('This weather is made up')).toHaveCount(1)

  const response = page.waitForResponse(/\/api\/weather\/forecast/)
  await page.getByRole('button', { name: /^Travel date/ }).click()
  const back = page.getByRole('dialog').getByRole('button', { name: 'Previous month' })
  const today = page.getByRole('dialog').getByRole('button', { name: /today/ })
  await expect(async () => {
    if (await today.isHidden()) await back.click()
    await expect(today).toBeVisible({ timeout: 500 })
  }).toPass()
  await today.click()
  expect(new URL((await response).url()).searchParams.get('date')).toBe(inDays(0))
  await expect(card(page, name)).toContainText(longDate(inDays(0), 'en-GB'))
})

test('the request names one place of each territory and nothing about the visitor', async ({ page, context }) => {
  const request = page.waitForRequest(/\/api\/weather\/forecast/)
  await arrive(page, context, { date: inDays(1) })
  const query = new URL((await request).url()).searchParams.get('query') ?? ''
  await expect(widget(page).getByRole('listitem')).toHaveCount(query.split(';').length)
  await expect(widget(page).getByRole('heading', { level: 3 }).first()).not.toBeEmpty()
})

test('a failure keeps the track, and a retry loads the weather', async ({ page, context }) => {
  await refuse(page)
  await arrive(page, context, { date: inDays(1) })
  const retry = widget(page).getByRole('button', { name: 'Попробовать ещё раз' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('list', { name: 'Мой трек' }).getByRole('listitem').first()).toBeVisible()

  await page.unroute('**/api/weather/**')
  await retry.focus()
  await page.keyboard.press('Enter')
  await expect(card(page)).toContainText('условно')
})

test('offline the saved weather is shown with its time; with the network the current weather is shown', async ({
  page,
  context,
  complaints,
}) => {
  await arrive(page, context, { date: inDays(1) })
  await expect(card(page)).toContainText('условно')
  await context.setOffline(true)
  await expect(
    widget(page)
      .getByText(/^Нет сети. Погода сохранена \d\d\.\d\d\.\d{4} в\s\d\d:\d\d$/)
      .last(),
  ).toBeVisible()
  await expect(card(page)).toContainText('условно')
  await context.setOffline(false)
  await expect(widget(page).getByText(/Нет сети/)).toHaveCount(0)
  // The browser reports every file that it could not load offline.
  complaints.length = 0
})

test('if the weather cannot be loaded, the saved weather is shown with a note and a retry', async ({
  page,
  context,
}) => {
  await arrive(page, context, { date: inDays(1) })
  await expect(card(page)).toContainText('условно')
  await refuse(page)
  await page.reload()
  await expect(
    widget(page)
      .getByText(/^Свежая погода не\sзагрузилась. Эта сохранена/)
      .last(),
  ).toBeVisible()
  await expect(card(page)).toContainText('условно')
  await page.unroute('**/api/weather/**')
  await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click()
  await expect(widget(page).getByText(/Свежая погода не\sзагрузилась/)).toHaveCount(0)
})

test('a day without data shows the climate norm', async ({ page, context }) => {
  const date = inDays(1)
  await page.route('**/api/weather/**', (route) => {
    const places = new URL(route.request().url()).searchParams.get('query')?.split(';') ?? []
    return route.fulfill({
      json: { kind: 'forecast', date, measured_on: date, is_stand_in: false, reading_list: places.map(() => null) },
    })
  })
  await arrive(page, context, { date })
  await expect(card(page)).toContainText('На этот день данных нет. Обычно')
  await expect(page.getByText('Погода условная')).toHaveCount(0)
})

test('an empty track has no weather, and its travel date can be chosen', async ({ page, context }) => {
  await arrive(page, context, { date: inDays(1), track: { locations: [], events: [] } })
  await expect(page.getByRole('heading', { name: 'Трек пока пуст' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Дата\sпоездки/ })).toBeVisible()
  await expect(widget(page).getByRole('listitem')).toHaveCount(0)
})

for (const [title, days] of [
  ['the forecast', 1],
  ['the weather of the year before', 40],
] as const) {
  test(`axe finds nothing on ${title}, in any theme`, async ({ page, context }) => {
    await arrive(page, context, { theme: 'light', date: inDays(days) })
    await expect(card(page)).toBeVisible()
    expect([...(await faults(page, 'light')), ...(await faultsInOtherThemes(page, 'main'))]).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the travel date can be chosen, and the page does not wait for the weather', async ({ page, context }) => {
    await arriveWith(context, portal)
    await page.goto('/my_tracks')
    await expect(widget(page)).toBeHidden()
    await page.getByRole('textbox', { name: 'Дата поездки' }).fill(inDays(1))
    await page.getByRole('button', { name: 'Запомнить дату' }).click()
    await expect(page.getByRole('textbox', { name: 'Дата поездки' })).toHaveValue(inDays(1))
    expect((await keptDate(context))?.value).toBe(inDays(1))
  })
})

test('clothing advice follows the coldest place, says what it is based on, and has a version for children', async ({
  page,
  context,
}) => {
  await arrive(page, context, { date: inDays(1) })
  const clothing = page.getByRole('region', { name: 'Что надеть' })
  await expect(clothing).toContainText(/По\sусловной\sпогоде.+\sХолоднее\sвсего:\s.+,\sощущается\sкак\s[−+]?\d+°/)
  await expect(clothing.getByRole('heading', { level: 3 })).toHaveText(['Взрослым', 'Детям'])
  await expect(clothing.getByText('Обувь', { exact: true })).toHaveCount(2)
  await expect(clothing.locator('dt > svg')).toHaveCount(12)
  await expect(clothing).toContainText(/На\sулице:\s[а-яё\d]/)
  expect(await faults(page, 'light')).toEqual([])
})

test('clothing advice for a far date says what it is based on, in English', async ({ page, context }) => {
  await arrive(page, context, { lang: 'en', date: inDays(40) })
  const clothing = page.getByRole('region', { name: 'What to wear' })
  await expect(clothing).toContainText(/From made-\u2060?up weather that follows the\sclimate: not a\sforecast\./)
})

test('a press loads clothing advice that failed to load', async ({ page, context }) => {
  const call = '**/api/portal/dictionary/clothing'
  await page.route(call, (route) => route.fulfill({ status: 404, json: { message: '' } }))
  await arrive(page, context, { date: inDays(1) })
  const clothing = page.getByRole('region', { name: 'Что надеть' })
  await expect(clothing).toContainText('Совет об одежде не загрузился')

  await page.unroute(call)
  await clothing.getByRole('button', { name: 'Повторить' }).click()
  await expect(clothing).toContainText('По условной погоде')
})

test('without weather there is no clothing advice, and the page says so', async ({ page, context }) => {
  await refuse(page)
  await arrive(page, context, { date: inDays(1) })
  const clothing = page.getByRole('region', { name: 'Что надеть' })
  await expect(clothing).toContainText('Погода не загрузилась, поэтому совета об одежде пока нет')
})
