import type { Page } from '@playwright/test'
import { pages } from './pages.ts'
import { portal } from './portals.ts'
import { startWithTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

type Shown = { source: string; words: string; height: number; filled: number }

/** Runs in the page: pictures with a reserved size, their rendered alternative text, and the height of both, px. */
function picturesShown(): Shown[] {
  return [...document.querySelectorAll<HTMLImageElement>('img[width]')].flatMap((picture) => {
    if (!picture.checkVisibility()) return []
    const { content, height } = getComputedStyle(picture, '::before')
    const words = content.replace(/^"|"$/g, '')
    return {
      source: picture.src,
      words,
      height: picture.getBoundingClientRect().height,
      filled: Number.parseFloat(height),
    }
  })
}
const shownOn = (page: Page) => page.evaluate(picturesShown)

test.describe('if the browser shows no pictures', () => {
  // Without scripts a browser loads all pictures at once.
  test.use({ javaScriptEnabled: false })

  test.beforeEach(async ({ page }) => {
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.abort('internetdisconnected') : route.continue(),
    )
  })

  for (const [name, address] of Object.entries({ home: pages.home, places: pages.places, tracks: pages.tracks })) {
    test(`the alternative text replaces a picture, without a broken icon: ${name}`, async ({ page, context }) => {
      await arriveWith(context, portal)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(async () => (await shownOn(page)).length).toBeGreaterThan(2)
      for (const { source, height, filled } of await shownOn(page)) expect.soft(filled, source).toBeCloseTo(height, 0)
    })
  }

  test('the sketch of a route on a card has an alternative text', async ({ page, context }) => {
    await arriveWith(context, portal)
    await page.goto(pages.tracks)
    const sketches = page.locator('article[data-card] img')
    await expect(sketches).not.toHaveCount(0)
    for (const sketch of await sketches.all())
      expect(await sketch.evaluate((image) => getComputedStyle(image, '::before').content)).toBe('"Схема трека"')
  })

  test('a card reserves the height of its picture, which contains the alternative text', async ({ page, context }) => {
    await arriveWith(context, portal)
    await page.goto(pages.places)
    const picture = page.locator('article[data-card] img').first()
    await expect(picture).toBeVisible()
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 }
    expect(width / height).toBeCloseTo(4 / 3, 1)
    const words = await picture.evaluate((element) => getComputedStyle(element, '::before').content)
    expect(words).toMatch(/^"\p{Lu}.{9,}"$/u)
  })
})

test('a row of the planner, which is too narrow for the alternative text of its picture, leaves its place empty', async ({
  page,
  context,
}) => {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort('internetdisconnected') : route.continue(),
  )
  await arriveWith(context, portal)
  await startWithTrack(page, { locations: [1001], events: [] })
  await page.goto('/my_tracks')
  const picture = page.locator('[data-key="location1001"] img')
  await expect(picture).toHaveCount(1)
  expect(await picture.evaluate((image) => getComputedStyle(image, '::before').content)).toBe('""')
})
