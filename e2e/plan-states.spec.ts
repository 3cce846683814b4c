import type { BrowserContext, Page } from '@playwright/test'
import { accountTrack, addPlace } from './account-track.ts'
import { portal } from './portals.ts'
import { call, signUp } from './signed-in.ts'
import { startWithTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const plan = [1001, 1003, 1020].map((object_id, index) => ({
  object_type: 'location',
  object_id,
  day: index < 2 ? 1 : 2,
}))
const track = { locations: [1001, 1003, 1020], events: [], days: 2, plan }

const inDays = (days: number) => new Date(Date.now() + 5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

async function arrive(page: Page, context: BrowserContext, settings: Parameters<typeof arriveWith>[2] = {}) {
  await arriveWith(context, portal, settings)
  await startWithTrack(page, track)
  await page.goto(`${portal}/my_tracks`)
  await expect(page.locator('[data-place]')).toHaveCount(3)
}
type Kept = { plan?: { object_id: number; day?: number }[]; start_date?: string }
const keptIn = (page: Page): Promise<Kept> => page.evaluate(() => JSON.parse(localStorage['active_track']))
const daysIn = async (page: Page) => (await keptIn(page)).plan?.map(({ object_id, day }) => [object_id, day])
const row = (page: Page, id: number) => page.locator(`[data-key="location${id}"]`)

test('offline a plan can be changed as usual, and the change is saved when the network returns', async ({
  page,
  context,
  complaints,
}) => {
  await arrive(page, context)
  // A page that is not completely loaded when the network fails reloads once it returns, during the reload below.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await row(page, 1003).getByRole('button', { name: /^Ниже/ }).press('Enter')
  await expect
    .poll(() => daysIn(page))
    .toEqual([
      [1001, 1],
      [1003, 2],
      [1020, 2],
    ])
  await context.setOffline(false)
  await page.reload()
  await expect(page.locator('[data-place]')).toHaveCount(3)
  await expect.poll(() => daysIn(page)).toContainEqual([1003, 2])
  // The browser reports every file that it could not load offline.
  complaints.length = 0
})

test('another tab shows an added day and a moved stop at once', async ({ page, context }) => {
  await arrive(page, context)
  const other = await context.newPage()
  await other.goto(`${portal}/my_tracks`)
  await expect(other.locator('[data-place]')).toHaveCount(3)

  await page.getByRole('button', { name: 'Добавить день' }).press('Enter')
  await expect(other.getByRole('heading', { name: /^День 3/ })).toBeVisible()
  await row(other, 1020).getByRole('button', { name: /^Ниже/ }).press('Enter')
  await expect.poll(() => daysIn(page)).toContainEqual([1020, 3])
})

test('the track gets the travel date, and gets it again when another one is chosen', async ({ page, context }) => {
  await context.addCookies([{ name: 'travel_date', value: inDays(2), url: portal }])
  await arrive(page, context)
  await expect.poll(async () => (await keptIn(page)).start_date).toBe(inDays(2))

  await page.getByRole('button', { name: /^Дата поездки/ }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await keptIn(page)).start_date).toBe(inDays(3))
})

test('the field shows a travel date that was set on another device, and another one can be chosen', async ({
  page,
  context,
}) => {
  const dated = { locations: [1001], events: [], start_date: inDays(5) }
  await startWithTrack(page, dated)
  await arriveWith(context, portal)
  await page.goto('/my_tracks')
  const [year, , day] = inDays(5).split('-')
  const field = page.getByRole('button', { name: /^Дата поездки/ })
  await expect(field).toContainText(new RegExp(`^${day}.*${year}`))

  await field.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await keptIn(page)).start_date).toBe(inDays(6))
})

test('an opened saved trip has its own dates, and undo restores those of the previous trip', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'travel_date', value: inDays(5), url: portal }])
  await arriveWith(context, portal)
  await signUp(context)
  await addPlace(context, 1001)
  await call(context, 'PUT', 'track/my/order', { plan: plan.slice(0, 1), days: 2, start_date: inDays(40) })
  await call(context, 'POST', 'track/my/save')
  await addPlace(context, 1003)
  await call(context, 'PUT', 'track/my/order', { plan: plan.slice(1, 2), start_date: inDays(5) })
  const date = async () => (await accountTrack(context)).start_date
  const field = page.getByRole('button', { name: /^Дата поездки/ })
  const day = (chosen: string) => new RegExp(`^${chosen.slice(8)}`)
  await page.goto('/my_tracks', { waitUntil: 'networkidle' })
  await expect(field).toContainText(day(inDays(5)))

  await page.getByRole('button', { name: /^Открыть:/ }).click()
  await expect(page.getByRole('heading', { name: /^День 1/ })).toContainText(
    new RegExp(`\\b0?${Number(inDays(40).slice(8))}\\b`),
  )
  await expect(field).toContainText(day(inDays(40)))
  await expect.poll(date).toBe(inDays(40))

  await page
    .getByRole('button', { name: /^Отменить/ })
    .last()
    .click()
  await expect(field).toContainText(day(inDays(5)))
  await expect.poll(date).toBe(inDays(5))
  // No other device has chosen anything.
  await expect(page.getByText(/другая\sдата\sпоездки/)).toHaveCount(0)
})

test('a travel date that another device sets is shown here too, and a notice can undo it', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'travel_date', value: inDays(5), url: portal }])
  await arriveWith(context, portal)
  await signUp(context)
  await addPlace(context, 1001)
  await call(context, 'PUT', 'track/my/order', { plan: plan.slice(0, 1), start_date: inDays(40) })
  const kept = async () => (await accountTrack(context)).start_date
  const field = page.getByRole('button', { name: /^Дата поездки/ })
  const day = (date: string) => new RegExp(`^${date.slice(8)}`)

  await page.goto('/my_tracks')
  await expect(page.getByText(/другая\sдата\sпоездки/)).toBeVisible()
  await expect(field).toContainText(day(inDays(40)))
  expect(await kept()).toBe(inDays(40))

  await page.getByRole('button', { name: /^Отменить/ }).click()
  await expect(field).toContainText(day(inDays(5)))
  await expect.poll(kept).toBe(inDays(5))
})

test('a travel date chosen in one tab stays, even if another tab shows the previous one', async ({ page, context }) => {
  await context.addCookies([{ name: 'travel_date', value: inDays(2), url: portal }])
  await arrive(page, context)
  await expect.poll(async () => (await keptIn(page)).start_date).toBe(inDays(2))
  const other = await context.newPage()
  await other.goto(`${portal}/my_tracks`)
  await expect(other.locator('[data-place]')).toHaveCount(3)

  await page.getByRole('button', { name: /^Дата поездки/ }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')

  await expect(other.getByText(/другая\sдата\sпоездки/)).toBeVisible()
  await expect(other.getByRole('button', { name: /^Дата поездки/ })).toContainText(new RegExp(`^${inDays(3).slice(8)}`))
  expect((await keptIn(page)).start_date).toBe(inDays(3))
})

test('stops are listed under their town, and a town that occurs again is named again', async ({ page, context }) => {
  await arrive(page, context)
  const towns = page.getByRole('list', { name: 'Мой трек' }).getByRole('heading', { level: 3 })
  await expect(row(page, 1020)).toBeVisible()
  await expect(towns).toHaveCount(0)

  await row(page, 1020).getByRole('button', { name: /^Выше/ }).press('Enter')
  await expect(towns).toHaveText([/^Ханты-.?Мансийск$/, 'Сургут'])
  await row(page, 1020).getByRole('button', { name: /^Выше/ }).press('Enter')
  await expect(towns).toHaveText([/^Ханты-.?Мансийск$/, 'Сургут', /^Ханты-.?Мансийск$/])
})

test('on a phone the list and the map are two views, and a stop shows where it is', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await arrive(page, context)
  const list = page.getByRole('list', { name: 'Мой трек' })
  const map = page.getByRole('complementary', { name: 'Трек на схеме' })
  await expect(map).toBeHidden()
  await page
    .getByRole('link', { name: /^На\sкарте$/ })
    .first()
    .click()
  await expect(map).toBeVisible()
  await expect(list).toBeHidden()
  await page.getByRole('link', { name: 'Списком' }).click()
  await expect(list).toBeVisible()
  await expect(map).toBeHidden()
})

const nextMonday = () => inDays(8 - (new Date(`${inDays(0)}T00:00Z`).getUTCDay() || 7))
const closed = { ru: /^Перенести на\sдень/, en: /^Move to\sday/ }

for (const lang of ['ru', 'en'] as const) {
  test(`with text at 200 % on a phone no part of the plan is outside the screen (${lang})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await context.addCookies([{ name: 'travel_date', value: nextMonday(), url: portal }])
    await arrive(page, context, { lang, text: '200' })
    await expect(page.getByRole('list', { name: lang === 'ru' ? 'Погода дня 1' : 'Weather on day 1' })).toContainText(
      '°',
    )
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(beyond).toBeLessThanOrEqual(0)
    // The museum is closed on Mondays. The button of the fix has room for whole words.
    const fix = row(page, 1001).getByRole('button', { name: closed[lang] })
    await expect.poll(async () => (await fix.boundingBox())?.width ?? 0).toBeGreaterThan(120)
  })
}

test('a conflict that no other day or time of the plan solves says so, and offers a choice of the day and removal', async ({
  page,
  context,
}) => {
  // A river bank that is open from May to October, on a day of January.
  const january = `${Number(inDays(0).slice(0, 4)) + 1}-01-20`
  await arriveWith(context, portal)
  await context.addCookies([{ name: 'travel_date', value: january, url: portal }])
  await startWithTrack(page, { locations: [1001, 1013], events: [] })
  await page.goto(`${portal}/my_tracks`)
  const bank = row(page, 1013)
  await expect(bank).toContainText(/Другого дня или\sвремени, которые подошли\sбы, в\sплане нет/)
  await bank.getByRole('button', { name: /^Выбрать день: / }).press('Enter')
  await expect(bank.getByRole('combobox', { name: 'День' })).toBeVisible()
  await bank
    .getByRole('button', { name: /^Убрать из\sтрека: / })
    .last()
    .press('Enter')
  await expect(bank).toHaveCount(0)
})

test('the distance from one day to the next is shown between them', async ({ page, context }) => {
  await arrive(page, context)
  const next = row(page, 1003).locator('xpath=following-sibling::li[1]')
  await expect(next).toContainText(/км по\s(?:прямой|дороге)/)
  await expect(next.locator('xpath=following-sibling::li[1]').getByRole('heading', { level: 2 })).toHaveText(/^День 2/)
})
