import type { Page } from '@playwright/test'
import { launchChromium } from './chromium.ts'
import { median, percentile, ratioText, ratioTo } from './measure.ts'
import { buildPortal, startPortal, startProvider } from './portal.ts'
import { record } from './report.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)
const sizes = [10, 100] as const

/** Ids of places that the reference content has. */
async function placeIds(apiUrl: string, count: number): Promise<number[]> {
  const ids: number[] = []
  while (ids.length < count) {
    const response = await fetch(`${apiUrl}/portal/location?limit=50&offset=${ids.length}`)
    const { location_list: list }: { location_list: { id: number }[] } = await response.json()
    if (list.length === 0) throw new Error(`There are only ${ids.length} places`)
    ids.push(...list.map(({ id }) => id))
  }
  return ids.slice(0, count)
}

/** Milliseconds from a press of 'move down' to the end of the first frame that shows the new order. */
function reorder(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const rows = () => [...document.querySelectorAll<HTMLElement>('[data-key^="location"]')]
    const second = rows()[1]?.dataset['key']
    const button = rows()[0]?.querySelector<HTMLButtonElement>('button[value="down"]')
    const start = performance.now()
    button?.click()
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const look = () => {
      if (rows()[0]?.dataset['key'] === second) setTimeout(() => resolve(performance.now() - start))
      else if (performance.now() - start > 10_000) reject(new Error('The stop has not moved'))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    return promise
  })
}

/** Waits for two frames, because a page that was just brought to the front may not have rendered any yet. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** Milliseconds of each frame while the first row is dragged over the rows in view by the mouse. */
async function dragFrames(page: Page): Promise<number[]> {
  const grip = page.locator('[data-key^="location"] [draggable]').first()
  await grip.scrollIntoViewIfNeeded()
  await twoFrames(page)
  const box = await grip.boundingBox()
  if (!box) throw new Error('The grip has no place on the page')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 10, box.y + 40, { steps: 3 })
  const frames = await page.evaluateHandle(() => {
    const times: number[] = []
    const seen = { times, isOver: false }
    const look = (now: number) => {
      times.push(now)
      if (!seen.isOver) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    return seen
  })
  await page.mouse.move(box.x + 10, box.y + 500, { steps: 60 })
  await twoFrames(page)
  const times = await frames.evaluate((seen) => {
    seen.isOver = true
    return seen.times
  })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return times.slice(1).map((time, index) => time - (times[index] ?? time))
}

async function openPlan(url: string, ids: readonly number[]) {
  const browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } })
  const track = JSON.stringify({ locations: ids, events: [] })
  await page.addInitScript((kept) => localStorage.setItem('active_track', kept), track)
  await page.goto(`${url}/my_tracks`)
  await page
    .locator('[data-key^="location"] b')
    .nth(ids.length - 1)
    .waitFor()
  await page.locator('[data-grip]').first().waitFor({ state: 'attached' })
  return { page, close: () => browser.close() }
}

const build = await buildPortal()
const provider = await startProvider()
const portal = await startPortal(build.folder, provider.url)
try {
  const ids = await placeIds(provider.url, Math.max(...sizes))
  const plans = await Promise.all(sizes.map((size) => openPlan(portal.url, ids.slice(0, size))))
  const reorders: number[][] = sizes.map(() => [])
  const frames: number[][] = sizes.map(() => [])
  // In turns, so that a busy machine slows both alike; the first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { page }] of plans.entries()) {
      await page.bringToFront()
      const [paint, drag] = [await reorder(page), await dragFrames(page)]
      if (round === 0) continue
      reorders[index]?.push(paint)
      frames[index]?.push(percentile(drag, 95))
    }
  }
  const [few = [], fewFrames = []] = [reorders[0], frames[0]]
  record({
    title: 'The planner with 10 and 100 stops',
    parts: [
      `Chromium, one run, ${rounds} rounds in turns. Reorder: from a press of “move down” to the end of the frame that shows it. Drag: the slowest frame of twenty while a row is dragged over the others.`,
      {
        head: ['stops', 'reorder to paint, ms', '× 10 stops', 'drag frame, ms', '× 10 stops'],
        rows: sizes.map((size, index) => [
          size,
          median(reorders[index] ?? []).toFixed(1),
          ratioText(ratioTo(reorders[index] ?? [], few)),
          median(frames[index] ?? []).toFixed(1),
          ratioText(ratioTo(frames[index] ?? [], fewFrames)),
        ]),
      },
    ],
  })
  await Promise.all(plans.map(({ close }) => close()))
} finally {
  await portal.stop()
  await provider.stop()
  await build.remove()
}
