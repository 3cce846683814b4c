import type { Locator, Page } from '@playwright/test'
import { portal } from './portals.ts'
import { startWithTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 } })

const kept = {
  locations: [1001, 1002, 1003],
  events: [],
  days: 2,
  plan: [1001, 1002, 1003].map((object_id) => ({ object_type: 'location', object_id, day: 1 })),
}
const planOf = (page: Page) =>
  page.evaluate(() => {
    const { plan = [] }: { plan?: { object_id: number; day?: number }[] } = JSON.parse(localStorage['active_track'])
    return plan.map(({ object_id, day }) => [object_id, day])
  })
/** The length of the shorter side, px. */
const sideOf = async (button: Locator) => {
  const box = await button.boundingBox()
  return Math.min(box?.width ?? 0, box?.height ?? 0)
}
const stop = (page: Page, id: number) => page.locator(`[data-key="location${id}"]`)
test.beforeEach(async ({ page, context }) => {
  await arriveWith(context, portal)
  await startWithTrack(page, kept)
  await page.goto('/my_tracks')
  await expect(page.getByRole('button', { name: /^Изменить/ })).toHaveCount(3)
})

test('on a touch screen a stop can be moved by taps on its buttons, each large enough for a finger', async ({
  page,
}) => {
  const edit = stop(page, 1003).getByRole('button', { name: /^Изменить/ })
  await expect.poll(() => sideOf(edit)).toBeGreaterThanOrEqual(44)
  const down = stop(page, 1003).getByRole('button', { name: /^Ниже/ })
  await expect(down).toBeHidden()
  await edit.tap()
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

/** Real touch events, like those of a finger. */
async function aFinger(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  return {
    down: (x: number, y: number) => touch('touchStart', [{ x, y }]),
    move: (x: number, y: number) => touch('touchMove', [{ x, y }]),
    up: () => touch('touchEnd', []),
  }
}
const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It has no place on the page')
  return box
}
/** Puts a finger on the grip of the stop. */
async function takes(page: Page, id: number) {
  // The grip gets its name when dragging has loaded.
  const grip = stop(page, id).getByRole('button', { name: /^Перетащить/ })
  await expect(grip).toBeAttached()
  await stop(page, id).evaluate((row) => row.scrollIntoView({ block: 'center' }))
  const { x, y, width, height } = await boxOf(grip)
  const finger = await aFinger(page)
  await finger.down(x + width / 2, y + height / 2)
  return { ...finger, x: x + width / 2, y: y + height / 2 }
}
const landing = (page: Page) => page.getByRole('status').filter({ hasText: /^Вставить\s/ })

test('a finger drags a stop within its day; the page does not scroll, and the new position is announced', async ({
  page,
}) => {
  await expect(stop(page, 1002)).toBeVisible()
  const finger = await takes(page, 1002)
  const scrolled = await page.evaluate(() => scrollY)
  const above = await boxOf(stop(page, 1001))
  for (const part of [0.2, 0.5, 0.8, 1]) await finger.move(finger.x, finger.y + (above.y + 4 - finger.y) * part)
  await expect(landing(page)).toHaveText(/^Вставить\sмежду\s«День\s1/)
  await expect(stop(page, 1002)).toHaveAttribute('data-dragging', 'true')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  await finger.up()

  await expect
    .poll(() => planOf(page))
    .toEqual([
      [1002, 1],
      [1001, 1],
      [1003, 1],
    ])
  const notice = page.getByRole('region', { name: 'Уведомления' }).getByRole('listitem')
  await expect(notice.filter({ hasText: 'День 1, место 1 из 3' })).toBeVisible()
})

test('a finger at the edge scrolls the page and drags a stop to another day', async ({ page }) => {
  await expect(stop(page, 1001)).toBeVisible()
  const finger = await takes(page, 1001)
  const day = page.locator('[data-key="day-2"]')
  await finger.move(finger.x, finger.y + 20)
  await finger.move(finger.x, 780)
  // The window scrolls under the finger until the other day is reached.
  await expect(landing(page)).toHaveText(/^Вставить\sпосле\s«День\s2/)
  await finger.up()
  await expect.poll(() => planOf(page)).toContainEqual([1001, 2])
  await expect(day).toBeVisible()
  await expect(page.getByText(/День\s2, место\s1\sиз\s1/)).toBeVisible()
})

test('a second finger cancels a drag, and a tap on the grip moves nothing', async ({ page }) => {
  await expect(stop(page, 1001)).toBeVisible()
  const before = await planOf(page)
  const finger = await takes(page, 1001)
  await finger.up()
  await expect(stop(page, 1001)).toBeVisible()
  const again = await takes(page, 1001)
  await again.move(again.x, again.y + 150)
  await expect(landing(page)).toHaveCount(1)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [
      { x: again.x, y: again.y + 150, id: 0 },
      { x: 200, y: 300, id: 1 },
    ],
  })
  await expect(landing(page)).toHaveCount(0)
  await again.up()

  await expect.poll(() => planOf(page)).toEqual(before)
})
