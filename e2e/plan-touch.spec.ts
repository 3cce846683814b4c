import type { Locator, Page } from '@playwright/test'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 } })

const kept = JSON.stringify({
  locations: [1001, 1002, 1003],
  events: [],
  days: 2,
  plan: [1001, 1002, 1003].map((object_id) => ({ object_type: 'location', object_id, day: 1 })),
})
const planOf = (page: Page) =>
  page.evaluate(() => {
    const { plan = [] }: { plan?: { object_id: number; day?: number }[] } = JSON.parse(localStorage['active_track'])
    return plan.map(({ object_id, day }) => [object_id, day])
  })
/** px, the shorter one. */
const sideOf = async (button: Locator) => {
  const box = await button.boundingBox()
  return Math.min(box?.width ?? 0, box?.height ?? 0)
}
const stop = (page: Page, id: number) => page.locator(`[data-key="location${id}"]`)
test.beforeEach(async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.addInitScript((track) => {
    if (!localStorage.getItem('active_track')) localStorage.setItem('active_track', track)
  }, kept)
  await page.goto('/my_tracks')
  await expect(page.getByRole('button', { name: /^Ниже/ })).toHaveCount(3)
})

test('on a touch screen a stop is moved by taps on its buttons, each large enough for a finger', async ({ page }) => {
  const down = stop(page, 1003).getByRole('button', { name: /^Ниже/ })
  await expect.poll(() => sideOf(down)).toBeGreaterThanOrEqual(44)
  await down.tap()

  await expect
    .poll(() => planOf(page))
    .toEqual([
      [1001, 1],
      [1002, 1],
      [1003, 2],
    ])
})
