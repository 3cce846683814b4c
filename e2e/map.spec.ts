import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { imageColor } from './outside-map/tiles.ts'
import { mappedPortal, mapsHost, portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

test.describe.configure({ mode: 'default', timeout: 180_000 })

const canvas = (page: Page) => page.getByRole('region', { name: /^Карта: / })
const ready = (page: Page) => expect(page.locator('#map [data-state=ready]')).toBeVisible({ timeout: 60_000 })
const markerAt = async (page: Page) =>
  (await page.locator('[data-marker] button[aria-pressed=true]').boundingBox()) ?? { x: 0, y: 0 }

test('if not all places can be loaded, the map says how many it shows', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.route('**/api/portal/location/points**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), total: 9000 } })
  })
  await page.goto('/locations')

  await expect(
    page.getByRole('status').filter({ hasText: /^На\sкарте \d+\sиз\s9.000\sмест\. Сузьте список/ }),
  ).toBeVisible({ timeout: 60_000 })
})

test('list and map share their selection; the map can be dragged and follows the theme', async ({ page, context }) => {
  await arriveWith(context, portal)
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.goto('/locations')
  await ready(page)
  expect(urls.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(portal))).toEqual([])

  const card = page.locator('[data-place]').nth(1)
  await card.getByRole('link', { name: /^На\sкарте: / }).click()
  await expect(card).toHaveAttribute('data-selected', 'true')
  await expect(page.locator('[data-marker] button[aria-pressed=true]')).toBeVisible()

  const before = await markerAt(page)
  const box = (await canvas(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + 60, box.y + 90)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 120, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await markerAt(page)).x - before.x).toBeGreaterThan(20)

  const dragged = await markerAt(page)
  await page.mouse.dblclick(box.x + 60, box.y + 90)
  await expect.poll(async () => Math.abs((await markerAt(page)).x - dragged.x)).toBeGreaterThan(20)

  const corner = { x: box.x + 8, y: box.y + 8, width: 40, height: 40 }
  const light = await page.screenshot({ clip: corner })
  await page.getByRole('banner').locator('summary[aria-label^="Оформление"]:visible').click()
  await page.getByRole('menuitemradio', { name: /Тёмн/ }).click()
  await expect.poll(async () => (await page.screenshot({ clip: corner })).equals(light)).toBe(false)

  await card.getByRole('link', { name: /^На\sкарте: / }).click()
  await expect(card).not.toHaveAttribute('data-selected')
})

test('the map uses the last theme if it changes while a style is loading', async ({ page, context }) => {
  await arriveWith(context, portal, { theme: 'light' })
  await page.goto('/locations')
  await ready(page)
  await page.evaluate(async () => {
    for (const theme of ['dark', 'lv-black-on-white', 'light', 'lv-white-on-black', 'dark']) {
      document.documentElement.dataset['theme'] = theme
      for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    }
  })
  await expect(canvas(page)).toBeVisible()
  const box = (await canvas(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const clip = { x: Math.round(box.x) + 20, y: Math.round(box.y) + 140, width: 1, height: 1 }
  const brightness = async () =>
    PNG.sync
      .read(await page.screenshot({ clip }))
      .data.subarray(0, 3)
      .reduce((sum, value) => sum + value, 0)
  await expect.poll(brightness).toBeLessThan(200)
})

/** The colour of a cluster's badge in the light theme. */
const badge = [13, 90, 115] as const

/** The longest column of pixels of a badge, px: about its diameter. Nothing else of that colour is as tall. */
async function badgeHeight(page: Page): Promise<number> {
  const { data, width, height } = PNG.sync.read(await canvas(page).screenshot())
  const isInk = (x: number, y: number) =>
    badge.every((value, channel) => Math.abs((data[(y * width + x) * 4 + channel] ?? 0) - value) < 24)
  let longest = 0
  for (let x = 0; x < width; x += 1) {
    let run = 0
    for (let y = 0; y < height; y += 1) {
      run = isInk(x, y) ? run + 1 : 0
      longest = Math.max(longest, run)
    }
  }
  return longest
}

test('the badges of clusters follow the size of the text while the map is open', async ({ page, context }) => {
  // Wide enough for the map to be beside the list with the largest text too.
  await page.setViewportSize({ width: 2200, height: 1200 })
  await context.addCookies([{ name: 'is_cookie_accepted', value: 'true', url: portal }])
  await arriveWith(context, portal, { theme: 'light' })
  await page.goto('/locations')
  await ready(page)
  await expect.poll(() => badgeHeight(page)).toBeGreaterThan(30)
  const before = await badgeHeight(page)

  await page.evaluate(() => {
    document.documentElement.dataset['text'] = '200'
  })
  await expect.poll(() => badgeHeight(page)).toBeGreaterThan(before * 1.5)
})

/** The positions of the markers in the frame of the map, px, by what they mark. */
const spotsOf = (page: Page) =>
  page.locator('#map').evaluate((map) => {
    const frame = map.querySelector('[data-state=ready]')?.getBoundingClientRect()
    return [...map.querySelectorAll('[data-marker]')]
      .map((marker) => {
        const { left, top } = marker.getBoundingClientRect()
        const [x, y] = [left - (frame?.left ?? 0), top - (frame?.top ?? 0)]
        return [marker.getAttribute('data-marker'), Math.round(x / 4), Math.round(y / 4)].join(' ')
      })
      .toSorted()
  })

/** Waits for the clusters, because the camera stops before the engine has formed them. */
async function settledSpotsOf(page: Page) {
  let spots = await spotsOf(page)
  const isSettled = async () => {
    const before = spots
    spots = await spotsOf(page)
    return isDeepStrictEqual(before, spots)
  }
  await expect.poll(isSettled, { intervals: [1000] }).toBe(true)
  return spots
}

test('until it is moved, a map adapts to a resized window as if it had been opened in that size', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [narrow, wide] = [
    { width: 700, height: 900 },
    { width: 1440, height: 900 },
  ]
  await page.setViewportSize(wide)
  await page.goto('/tracks/7001', { waitUntil: 'networkidle' })
  await page.locator('#map').scrollIntoViewIfNeeded()
  await ready(page)
  const fromTheStart = await settledSpotsOf(page)
  expect(fromTheStart.length).toBeGreaterThan(1)

  await page.setViewportSize(narrow)
  await expect.poll(() => spotsOf(page)).not.toEqual(fromTheStart)
  await page.setViewportSize(wide)
  await expect.poll(() => spotsOf(page)).toEqual(fromTheStart)

  await page.locator('#map').getByRole('button', { name: 'Приблизить' }).click()
  await expect.poll(() => spotsOf(page)).not.toEqual(fromTheStart)
  const moved = await settledSpotsOf(page)
  await page.setViewportSize({ ...wide, height: 880 })
  await page.setViewportSize(wide)
  await expect.poll(() => spotsOf(page)).toEqual(moved)
})

for (const [name, address] of [
  ['places', '/locations?territory_id=1'],
  ['a track', '/tracks/7001'],
  ['the places near a place', '/locations/1003'],
] as const)
  test(`the buttons of the map of ${name} say that a limit is reached, and keep focus`, async ({ page, context }) => {
    await arriveWith(context, portal)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.locator('#map').scrollIntoViewIfNeeded()
    await ready(page)
    for (const [label, end] of [
      ['Приблизить', 'Ближе карта не показывает'],
      ['Отдалить', 'Дальше карта не показывает'],
    ] as const) {
      const button = page.locator('#map').getByRole('button', { name: label })
      await button.focus()
      await expect(async () => {
        await page.keyboard.press('Enter')
        await expect(button).toHaveAttribute('aria-disabled', 'true', { timeout: 500 })
      }).toPass()
      await expect(page.locator('#map').getByText(end)).toBeAttached()
      await expect(button).toBeFocused()
    }
    await expect(page.locator('#map').getByRole('button', { name: 'Приблизить' })).not.toHaveAttribute('aria-disabled')
  })

test('Back restores the moved map and its open place', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/locations?territory_id=1', { waitUntil: 'networkidle' })
  await ready(page)
  const fitted = await settledSpotsOf(page)
  const card = page.locator('[data-place]').nth(1)
  await card.getByRole('link', { name: /^На\sкарте: / }).click()
  await page.locator('#map').getByRole('button', { name: 'Отдалить' }).click()
  const pressed = page.locator('[data-marker] button[aria-pressed=true]')
  await expect(pressed).toBeVisible()
  await expect.poll(() => spotsOf(page)).not.toEqual(fitted)
  const left = await settledSpotsOf(page)
  const name = await pressed.getAttribute('aria-label')

  await page.locator('[data-place]').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/locations\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await ready(page)
  await expect(pressed).toHaveAttribute('aria-label', name ?? '')
  await expect.poll(() => spotsOf(page)).toEqual(left)
})

test('a marker of the map scrolls its card into view', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/locations?territory_id=1')
  await ready(page)
  const listed = await page
    .locator('[data-place]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-place')))
  const markers = page.locator('[data-marker]')
  await expect(markers.first().getByRole('button')).toBeVisible({ timeout: 30_000 })
  /** A place whose pin is not covered by another one. */
  const lastOfList = () =>
    markers.evaluateAll((all, places) => {
      const isOnTop = (marker: Element) => {
        const { x, y, width, height } = marker.querySelector('button')?.getBoundingClientRect() ?? new DOMRect()
        return marker.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }
      const free = all.filter((marker) => places.includes(marker.getAttribute('data-marker')) && isOnTop(marker))
      return free.at(-1)?.getAttribute('data-marker')
    }, listed)
  await expect.poll(lastOfList, 'a listed place stands outside the clusters').toBeTruthy()
  const id = await lastOfList()
  await page.locator(`[data-marker="${id}"] button`).click()
  await expect(page.locator(`[data-place="${id}"]`)).toHaveAttribute('data-selected', 'true')
  await expect(page.locator(`[data-place="${id}"]`)).toBeInViewport()
})

test('a narrow page has two views and loads the map only in the map view', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.setViewportSize({ width: 375, height: 812 })
  const parts: string[] = []
  page.on('request', (request) => parts.push(request.url()))
  await page.goto('/locations', { waitUntil: 'networkidle' })
  await expect(page.locator('#map')).toBeHidden()
  expect(parts.filter((url) => /LiveMap|maplibre|basemap/.test(url))).toEqual([])
  await page
    .locator('[data-place]')
    .first()
    .getByRole('link', { name: /^На\sкарте: / })
    .click()
  await expect(page).toHaveURL(/on_map=location\d+&view=map#map$/)
  await expect(page.locator('#map')).toBeVisible()
  await expect(page.locator('[data-place]').first()).toBeHidden()
})

test('maps of another host: an archive in the colours of the theme, imagery, and the embedded map if one fails', async ({
  page,
  context,
}) => {
  await arriveWith(context, mappedPortal)
  const parts: number[] = []
  page.on('response', (response) => response.url() === `${mapsHost}/scheme.pmtiles` && parts.push(response.status()))
  await page.goto(`${mappedPortal}/locations`)
  await ready(page)
  await expect.poll(() => parts.length).toBeGreaterThan(1)
  expect(new Set(parts)).toEqual(new Set([206]))

  const map = page.locator('#map')
  const box = (await canvas(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const colour = async () => {
    const spot = { x: Math.round(box.x) + 20, y: Math.round(box.y) + 140, width: 1, height: 1 }
    return [...PNG.sync.read(await page.screenshot({ clip: spot })).data.subarray(0, 3)]
  }
  const land = await colour()
  expect(land).not.toEqual(imageColor)
  await map.getByRole('radio', { name: 'Спутник' }).check({ force: true })
  await expect.poll(colour).toEqual([...imageColor])

  await map.getByRole('radio', { name: 'Гибрид' }).check({ force: true })
  await expect(map.getByRole('status')).toHaveText(/упрощённая/)
  await expect.poll(colour).not.toEqual([...imageColor])
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('without WebGL the static map and the list stay', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/locations')
  await expect(page.locator('#map').getByRole('status')).toHaveText(/WebGL/, { timeout: 30_000 })
  await expect(page.locator('#map').getByRole('figure')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the map view works without scripts', async ({ browser }) => {
  const page = await (
    await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 812 }, baseURL: portal })
  ).newPage()
  await page.goto('/locations')
  await page.getByRole('group', { name: 'Список или карта' }).getByRole('link', { name: 'На карте' }).click()
  await expect(page.locator('#map').getByRole('figure')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeHidden()
  await page.close()
})
