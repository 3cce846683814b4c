import type { BrowserContext, Page } from '@playwright/test'
import { mappedPortal, portal } from './portals.ts'
import { startWithTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

/** Two days in two towns: 1001 and 1003 are in Khanty-Mansiysk, 1020 and 1021 in Surgut. */
const plan = [1001, 1003, 1020, 1021].map((object_id, index) => ({
  object_type: 'location',
  object_id,
  day: index < 2 ? 1 : 2,
}))
const track = { locations: [1001, 1003, 1020, 1021], events: [], days: 2, plan }

type Arrival = { url?: string; kept?: object; count?: number }

async function arrive(page: Page, context: BrowserContext, arrival: Arrival = {}) {
  const { url = portal, kept: chosen = track, count = 4 } = arrival
  await arriveWith(context, url)
  await startWithTrack(page, chosen)
  await page.goto(`${url}/my_tracks`)
  await expect(page.locator('[data-place]')).toHaveCount(count)
}
const map = (page: Page) => page.getByRole('complementary', { name: 'Трек на схеме' })

test('stops that would overlap share a marker with their numbers, which follows the list', async ({
  page,
  context,
}) => {
  await arrive(page, context)
  await map(page).scrollIntoViewIfNeeded()
  await expect(map(page).getByRole('button', { name: 'Приблизить' })).toBeVisible()
  const markers = map(page).locator('[data-marker] button')
  await expect(markers.filter({ hasText: '1–2' })).toBeVisible()
  await expect(markers.filter({ hasText: '3–4' })).toBeVisible()

  // A stop that is chosen in the list is chosen on the map, and vice versa.
  const row = page.locator('[data-key="location1001"]')
  await row.locator('a[href$="#map"]').click()
  await expect(markers.filter({ hasText: '1–2' })).toHaveAttribute('aria-pressed', 'true')
  const sizes = await row.evaluate((item) => ({
    bar: Number.parseFloat(getComputedStyle(item, '::before').height),
    row: item.clientHeight,
  }))
  expect(Math.round(sizes.bar), 'the whole row is marked').toBe(sizes.row)
  // The map moves to the chosen stop, and a press on a moving marker may miss.
  await expect(async () => {
    await markers.filter({ hasText: '3–4' }).click()
    await expect(page.locator('[data-place="location1020"]')).toHaveAttribute('data-selected', 'true', {
      timeout: 3000,
    })
  }).toPass()
})

test('the numbers and names in a shared marker are not cut off', async ({ page, context }) => {
  const days = [1001, 1020, 1003, 1021]
  const split = days.map((object_id, index) => ({ object_type: 'location', object_id, day: 1 + (index >> 1) }))
  const more = [1002, 1005].map((object_id) => ({ object_type: 'location', object_id, day: 3 }))
  const kept = { locations: [...days, 1002, 1005], events: [], days: 3, plan: [...split, ...more] }
  await arrive(page, context, { kept, count: 6 })
  await map(page).scrollIntoViewIfNeeded()
  const marker = map(page).locator('[data-marker] button').filter({ hasText: '1, 3, 5–6' })
  await expect(marker).toBeVisible()
  const widths = await marker
    .locator('span')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => [one.scrollWidth, one.clientWidth]))
  expect(widths.length).toBeGreaterThan(0)
  for (const [inner = 0, outer = 0] of widths) expect(inner).toBeLessThanOrEqual(outer)
})

test('without a routing service every distance says that it is in a straight line', async ({ page, context }) => {
  await arrive(page, context)
  await expect(page.getByText('по прямой, не по дороге')).toBeVisible()
  await expect(page.getByText(/км\sпо\sпрямой · примерно/).first()).toBeVisible()
  await expect(page.getByText('по дорогам')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-sheet] header p')).toHaveText(/^4\sостановки · [\d,\s]+\sкм по\sпрямой$/)
  await expect(page.locator('[data-sheet] header p')).toBeVisible()
})

test('with a routing service the legs and their sum are by road', async ({ page, context }) => {
  await arrive(page, context, { url: mappedPortal })
  await expect(page.getByText('128,4 км', { exact: true })).toBeVisible()
  await expect(page.getByText('по дорогам', { exact: true })).toBeVisible()
  // By car, though two of the stops are close in a straight line: the road between them is too long for a walk.
  await expect(page.getByText(/2,5\sкм по\sдороге · примерно 8\sмин на\sмашине/)).toHaveCount(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-sheet] header p')).toHaveText(/^4\sостановки · 128,4\sкм по\sдорогам$/)
  await expect(page.locator('[data-sheet] header p')).toBeVisible()
  await expect(page.getByText(/по\sпрямой/)).toHaveCount(0)
})

test('with a routing service the suggested order is by road', async ({ page, context }) => {
  await arrive(page, context, { url: mappedPortal, kept: { locations: [1001, 1020, 1003, 1021], events: [] } })
  await page.getByRole('button', { name: 'Предложить порядок на день 1' }).press('Enter')
  await expect(page.getByText(/^Предлагаем так: 128,4\sкм по\sдорогам вместо 370,2\./)).toBeVisible()
})
