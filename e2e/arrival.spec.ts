import { pages } from './pages.ts'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

test('a page that comes alive late leaves its reader where they have gone', async ({ page, context }) => {
  await arriveWith(context, portal)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/guides', { waitUntil: 'commit' })
  const next = page.getByRole('navigation', { name: /Страницы/ }).getByRole('link', { name: '2' })
  await next.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(500)

  letThrough()
  await page.waitForFunction(() => history.state?.__TSR_key)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  await next.click()
  await expect(page).toHaveURL(/page=2/)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
})

for (const address of [pages.home, pages.places, pages.place]) {
  test(`no style sheet is fetched for ${address}, whose first HTML holds the rules`, async ({ page, context }) => {
    await arriveWith(context, portal)
    const fetched: string[] = []
    page.on('request', (request) => request.resourceType() === 'stylesheet' && fetched.push(request.url()))
    // Narrow: what comes into view only there, as the map, brings its own.
    await page.setViewportSize({ width: 375, height: 600 })
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(fetched).toEqual([])
  })
}
