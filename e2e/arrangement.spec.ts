import { pages } from './pages.ts'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

test.use({ javaScriptEnabled: false })

for (const width of [375, 1440]) {
  test(`badges of an event are whole and do not touch one another (${width} px)`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 })
    await arriveWith(context, portal)
    await page.goto(pages.home)
    const row = page
      .locator('article[data-card]')
      .filter({ hasText: /Пример:\sдата.*Вход\sсвободный/s })
      .first()
    const [example, free] = [row.getByText(/^Пример:/), row.getByText(/^Вход\sсвободный$/)]
    await expect(example).toBeVisible()
    const [first, second] = [await example.boundingBox(), await free.boundingBox()]
    expect(first?.height).toBeLessThan(30)
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan((first?.height ?? 0) + 4)
  })
}

test('the mark of another site follows the last word of its link in the footer', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await arriveWith(context, portal)
  await page.goto(pages.home)
  const link = page.getByRole('contentinfo').getByRole('link', { name: /^Вход\sдля\sорганизаций/ })
  await expect(link).toBeVisible()
  const gap = await link.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element.firstChild ?? element)
    const ends = [...words.getClientRects()].at(-1)?.right ?? 0
    return (element.querySelector('svg')?.getBoundingClientRect().left ?? Infinity) - ends
  })
  expect(Math.abs(gap)).toBeLessThan(12)
})

test('the map of places on the home page stays beside their list', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await arriveWith(context, portal)
  await page.goto(pages.home)
  const places = page.locator('section').filter({ has: page.locator('#locations-title') })
  await places.locator('article').last().scrollIntoViewIfNeeded()
  await expect(places.locator('figure').first()).toBeInViewport({ ratio: 1 })
})
