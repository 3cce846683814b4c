import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { holdScripts } from './hold-scripts.ts'
import { pages } from './pages.ts'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

// With warm caches a page is hydrated sooner than on a first visit.
test.use({ isPageNew: true })

test('late hydration does not move the scroll position', async ({ page, context }) => {
  await arriveWith(context, portal)
  const letThrough = await holdScripts(page)
  await page.goto('/guides', { waitUntil: 'commit' })
  const next = page.getByRole('navigation', { name: /Страницы/ }).getByRole('link', { name: '2' })
  await next.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  const scrolled = await page.evaluate(() => window.scrollY)

  letThrough()
  await page.waitForFunction(() => history.state?.__TSR_key)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  await next.click()
  await expect(page).toHaveURL(/page=2/)
  await page.goBack()
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(2)
})

for (const address of [pages.home, pages.places, pages.events, pages.search]) {
  test(`text typed on ${address} before hydration stays in its field`, async ({ page, context }) => {
    await arriveWith(context, portal)
    const letThrough = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    const fields = page.locator('input[name="q"]:visible')
    await expect(fields.first()).toBeVisible()
    const count = await fields.count()
    for (const field of await fields.all()) await field.fill('озеро')

    letThrough()
    await page.waitForFunction(() => history.state?.__TSR_key)
    await page.waitForLoadState('networkidle')
    await expect(fields).toHaveCount(count)
    for (const field of await fields.all()) await expect(field).toHaveValue('озеро')
  })
}

test('a filter chosen before hydration is applied to the list once the page is hydrated', async ({ page, context }) => {
  await arriveWith(context, portal)
  const letThrough = await holdScripts(page)
  await page.goto(pages.places, { waitUntil: 'commit' })
  const filter = page.locator('input[name="for_disabled"]')
  await filter.check({ force: true })

  letThrough()
  await expect(page).toHaveURL(/for_disabled=1/)
  await expect(filter).toBeChecked()
})

test('a header link pressed before hydration navigates, and the page hydrates', async ({ page, context }) => {
  await arriveWith(context, portal)
  // On a slow phone the page is hydrated long after its header.
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(pages.home, { waitUntil: 'commit' })
  await page.waitForFunction(() => history.state?.__TSR_key)
  await page.getByRole('banner').locator('a[href="/login"]').first().click()

  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('textbox', { name: /^Электронная/ })).toBeVisible()
})

for (const address of [pages.home, pages.places, pages.place]) {
  test(`${address} loads no stylesheet, because its first HTML contains the rules`, async ({ page, context }) => {
    await arriveWith(context, portal)
    const fetched: string[] = []
    const isOfPrint = (url: string) => /\/Sheet\w*-[^/]*$/.test(url)
    page.on('request', (request) => {
      // The sheet for print loads once the page is idle.
      if (request.resourceType() === 'stylesheet' && !isOfPrint(request.url())) fetched.push(request.url())
    })
    // In a small window, so that parts that load when they come into view, such as the map, do not load their styles.
    await page.setViewportSize({ width: 375, height: 600 })
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(fetched).toEqual([])
  })
}

/** A screenshot without hover or pressed states. */
async function picture(page: Page): Promise<PNG> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
  return PNG.sync.read(await page.screenshot({ animations: 'disabled' }))
}

/** Antialiased edges of glyphs may differ by a shade. */
const shade = 30
const unlike = (one: PNG, other: PNG) =>
  one.data.reduce((count, value, at) => count + (Math.abs(value - (other.data[at] ?? 0)) > shade ? 1 : 0), 0)

for (const address of [pages.guides, pages.flights, pages.tracks, pages.event, pages['a tour']]) {
  test(`${address} looks the same after a navigation in the app`, async ({ page, context }) => {
    await arriveWith(context, portal)
    await page.goto(address)
    const loaded = await picture(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const title = await page.getByRole('heading', { level: 1 }).innerText()

    await page.goto(pages.guide, { waitUntil: 'networkidle' })
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.body.append(link)
      link.click()
      link.remove()
    }, address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    // The loading bar disappears a little later.
    await expect.poll(async () => unlike(loaded, await picture(page))).toBe(0)
  })
}
