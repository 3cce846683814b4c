import { pages } from './pages.ts'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

test.use({ javaScriptEnabled: false })

for (const width of [375, 1440]) {
  test(`badges of an event are not cut off and do not touch each other (${width} px)`, async ({ page, context }) => {
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

for (const lang of ['ru', 'en'] as const) {
  test(`lists begin on the first screen (${lang})`, async ({ page, context }) => {
    await arriveWith(context, portal, { lang })
    for (const address of ['/events', '/locations', '/hotels']) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(address)
      const first = page.getByRole('main').getByRole('article').first()
      await expect.soft(first, `${address} on a desktop`).toBeInViewport({ ratio: 1 })
      await page.setViewportSize({ width: 375, height: 812 })
      const title = first.getByRole('heading')
      await expect.soft(title, `${address} on a phone`).toBeInViewport({ ratio: 0.5 })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const address of ['/tours', '/excursions', '/products', '/tracks', '/guides', '/posts', '/companies']) {
      await page.goto(address)
      const first = page.getByRole('main').getByRole('article').first()
      await expect.soft(first, address).toBeInViewport({ ratio: 0.4 })
    }
  })
}

test('the folded filters of a list share a row with the others, and unfold under their button', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/tours')
    const button = page.locator('main summary').filter({ hasText: 'Фильтры' })
    const accessible = page.getByRole('main').getByRole('link', { name: 'Доступный' })
    await expect(accessible).toBeVisible()
    const before = await button.boundingBox()
    expect(before?.y).toBeCloseTo((await accessible.boundingBox())?.y ?? 0, 0)
    await button.click()
    await expect(page.locator('main form select[name=sort]')).toBeVisible()
    expect(await button.boundingBox()).toEqual(before)
  }
})

test('the mark of an external link in the footer follows its last word', async ({ page, context }) => {
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

for (const lang of ['ru', 'en'] as const) {
  test(`the chosen sort order of a list is shown beside it without being cut off (${lang})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await arriveWith(context, portal, { lang })
    await page.goto('/locations?sort=distance')
    const order = page.locator('select[name=sort]')
    await expect(order).toHaveValue('distance')
    const [content, box] = await order.evaluate((select) => [select.scrollWidth, select.clientWidth])
    expect(content).toBeLessThanOrEqual(box ?? 0)
    await expect(order).toHaveCSS('white-space', 'normal')
  })
}

test('the control for another date is on the same line as the facts of a list', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await arriveWith(context, portal)
  await page.goto(pages.places)
  const choose = page.locator('main header summary')
  await expect(choose).toBeVisible()
  const [line, facts] = await choose.evaluate((summary) => {
    const whole = summary.closest('div')?.parentElement
    return [whole, whole?.firstElementChild].map((part) => part?.getBoundingClientRect().height ?? 0)
  })
  expect(line).toBeLessThan((facts ?? 0) + 4)
  const feet = await choose.evaluate((summary) => {
    const foot = (part: Element | null | undefined) => {
      const words = document.createRange()
      words.selectNodeContents(part?.lastChild ?? summary)
      return words.getBoundingClientRect().bottom
    }
    return [foot(summary), foot(summary.closest('div')?.parentElement?.querySelector('li'))]
  })
  expect(Math.abs((feet[0] ?? 0) - (feet[1] ?? Infinity))).toBeLessThan(2)
})

test('the fields of the search on the home page have no native look, and long texts end with an ellipsis', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await arriveWith(context, portal)
  await page.goto(pages.home)
  const where = page.locator('main form select[name=territory_id]')
  await expect(where).toBeVisible()
  await expect(where).toHaveCSS('appearance', 'none')
  await expect(page.locator('main form input[name=q]')).toHaveCSS('text-overflow', 'ellipsis')
})
