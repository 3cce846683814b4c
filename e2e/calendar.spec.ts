import type { BrowserContext } from '@playwright/test'
import { portal } from './portals.ts'
import { startWithTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const track = { locations: [1004], events: [] }
const keepTrack = (context: BrowserContext) => startWithTrack(context, track)

const windows = [
  { width: 320, height: 640 },
  { width: 375, height: 740 },
  { width: 800, height: 600 },
  { width: 1440, height: 900 },
  { width: 1440, height: 700 },
]
const pages: readonly { name: string; path: string; button: RegExp; isEmpty?: true }[] = [
  { name: 'my track', path: '/my_tracks', button: /^Дата поездки/ },
  { name: 'my track while it is empty', path: '/my_tracks', button: /^Дата поездки/, isEmpty: true },
  { name: 'events', path: '/events?from=2026-12-02', button: /^Выбрать дату в\sкалендаре/ },
  { name: 'flights', path: '/aviasales', button: /^Выбрать дату в\sкалендаре/ },
]

for (const { name, path, button, isEmpty } of pages) {
  test(`the calendars of ${name} fit windows of any size, and Escape returns focus to their buttons`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal)
    if (!isEmpty) await keepTrack(context)
    for (const size of windows) {
      await page.setViewportSize(size)
      await page.goto(path, { waitUntil: 'networkidle' })
      const openers = page.getByRole('button', { name: button })
      await expect(openers.first()).toBeVisible()
      for (const opener of await openers.all()) {
        await opener.click()
        const dialog = page.getByRole('dialog', { name: 'Выбор даты' })
        await expect(dialog.getByRole('grid').first()).toBeInViewport()
        const box = await dialog.boundingBox()
        // Seven buttons take the whole width of the narrowest window.
        const gap = size.width > 320 ? 4 : 0
        const isWithin =
          box &&
          box.x >= gap &&
          box.y >= 0 &&
          box.x + box.width <= size.width - gap &&
          box.y + box.height <= size.height
        expect.soft(isWithin, JSON.stringify({ size, box })).toBe(true)
        const widths = await dialog
          .locator('td')
          .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width))
        expect.soft(Math.min(...widths), `a day in a window of ${size.width} px`).toBeGreaterThanOrEqual(44)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(opener).toBeFocused()
      }
    }
  })
}

test('a calendar that fits neither below nor above its field is aligned with the start of the field', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 780 })
  await arriveWith(context, portal)
  await page.goto('/my_tracks', { waitUntil: 'networkidle' })
  const opener = page.getByRole('button', { name: /^Дата поездки/ })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Выбор даты' })
  await expect(dialog.getByRole('grid')).toHaveCount(2)
  const [field, calendar] = [await opener.boundingBox(), await dialog.boundingBox()]
  expect(field && calendar && calendar.y + calendar.height < 780 && calendar.x - field.x).toBe(0)
})

for (const text of [undefined, '200'] as const) {
  test(`a calendar in a low window with ${text ?? '100'} % text stays in it, and the page where it was`, async ({
    page,
    context,
  }) => {
    const height = 420
    await page.setViewportSize({ width: 1440, height })
    await arriveWith(context, portal, text && { text })
    await page.goto('/registration', { waitUntil: 'networkidle' })
    const opener = page.getByRole('button', { name: 'Выбрать дату в календаре' })
    const dialog = page.getByRole('dialog', { name: 'Выбор даты' })
    for (const block of ['start', 'center', 'end'] as const) {
      await opener.evaluate((button, to) => {
        button.scrollIntoView({ block: to, behavior: 'instant' })
        button.focus({ preventScroll: true })
      }, block)
      await expect(opener).toBeFocused()
      const before = await page.evaluate(() => scrollY)
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      for (const key of ['Home', 'PageUp', 'ArrowDown', 'ArrowDown']) {
        await page.keyboard.press(key)
        await expect(dialog.locator(':focus')).toBeInViewport()
        const box = await dialog.boundingBox()
        const isWithin = box && box.y >= 0 && box.y + box.height <= height
        expect.soft(isWithin, JSON.stringify({ block, key, box })).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect.poll(() => page.evaluate(() => scrollY), block).toBe(before)
    }
  })
}

test('a press on the calendar’s button before hydration opens the calendar', async ({ page, context }) => {
  await arriveWith(context, portal)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/aviasales', { waitUntil: 'commit' })
  const opener = page.getByRole('button', { name: 'Выбрать дату в календаре' }).first()
  await opener.click()
  await expect(opener).toHaveAttribute('aria-busy', 'true')

  scripts.resolve()

  await expect(page.getByRole('dialog', { name: 'Выбор даты' })).toBeVisible()
})
