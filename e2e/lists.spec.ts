import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

test('filters are kept in the address and survive back and forward', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/locations', { waitUntil: 'networkidle' })
  const found = page.getByRole('status').filter({ hasText: /Нашл/ })
  await expect(found).toHaveText(/\d/)
  const all = await found.innerText()
  const archaeology = page.getByRole('checkbox', { name: /Археология/ })
  await archaeology.check()
  await expect(page).toHaveURL(/type_id=12/)
  await expect(archaeology).toBeFocused()
  await expect(found).not.toHaveText(all)
  const one = await found.innerText()
  await page.getByRole('checkbox', { name: /Музей/ }).check()
  await expect(page).toHaveURL(/type_id=1%2C12/)
  await expect(found).not.toHaveText(one)
  await page.goBack()
  await expect(found).toHaveText(one)
  await page.goBack()
  await expect(found).toHaveText(all)
  await expect(archaeology).not.toBeChecked()
  await page.goForward()
  await expect(archaeology).toBeChecked()
})

test('the territory in the address has precedence on its page, and the picker removes it', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await page.goto('/locations?territory_id=5')
  await expect(page.getByRole('link', { name: /Когалым/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Нижневартовск', exact: true }).click()
  await expect(page).toHaveURL(`${portal}/locations`)
  await expect(page.getByRole('button', { name: 'Нижневартовск', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('a territory in the More list can be chosen, and More then shows its name', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/')
  await page
    .locator('summary, button')
    .filter({ hasText: /^Ещё 16/ })
    .click()
  await page.getByRole('listbox', { name: 'Территория' }).getByRole('option', { name: 'Урай', exact: true }).click()
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'global_territory_id')?.value)
    .toBe('12')
})

test('a territory that was just scrolled to can be pressed', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/')
  await page
    .locator('summary, button')
    .filter({ hasText: /^Ещё 16/ })
    .click()
  const option = page.getByRole('listbox', { name: 'Территория' }).getByRole('option', { name: 'Урай', exact: true })
  await expect(option).toBeAttached()
  // Focus in the same frame as the scrolling, before its event; on a slow phone this interval is long.
  const [before, after] = await option.evaluate((element) => {
    const list = element.closest('[role=listbox]')
    element.scrollIntoView({ block: 'nearest' })
    const scrolled = list?.scrollTop
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
    return [scrolled, list?.scrollTop]
  })
  expect(before).toBeGreaterThan(0)
  expect(after).toBe(before)
})

test('an empty list says that nothing was found and offers to show all cities', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/locations?territory_id=9&type_id=7&q=zzz')
  await expect(page.getByRole('heading', { name: 'По этим условиям ничего нет' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Все города', exact: true })).toBeVisible()
})

test('a wider radius finds more around a place', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/locations/1003?radius_km=1')
  const near = page.getByRole('region', { name: 'Рядом' }).getByRole('article')
  await expect(near.first()).toBeVisible()
  const before = await near.count()
  await page
    .getByRole('link', { name: '50\u00a0км' })
    .or(page.getByRole('link', { name: '50 км' }))
    .first()
    .click()
  await expect.poll(() => near.count()).toBeGreaterThan(before)
})

test('going back from a place restores the position in the list and focuses the followed link', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await page.goto('/locations?page=2', { waitUntil: 'networkidle' })
  const link = page
    .getByRole('region', { name: 'Список мест' })
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .nth(7)
  await expect(link).toBeVisible()
  await link.scrollIntoViewIfNeeded()
  await expect(link).toHaveText(/\S/)
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  const same = page.getByRole('region', { name: 'Список мест' }).getByRole('link', { name: title, exact: true })
  await expect(same).toBeFocused()
  await expect(same).toBeInViewport()
})

test('a slow list shows its filters and skeletons at once, and then its places', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/locations', { waitUntil: 'networkidle' })
  const list = page.getByRole('region', { name: 'Список мест' })
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/api/portal/location?**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('checkbox', { name: /Археология/ }).check()
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await expect(list.getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: /Археология/ })).toBeFocused()
  letThrough()
  await expect(list).toHaveAttribute('aria-busy', 'false')
  await expect(list.getByRole('article').first()).toBeVisible()
})

test('lists, places and covers use the month chosen on the home page', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/')
  await page.getByRole('button', { name: /Июнь/ }).click()
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'travel_date')?.value)
    .toMatch(/^\d{4}-06$/)
  await page.goto('/locations', { waitUntil: 'networkidle' })
  await expect(page.getByText(/^Поездка:\sиюнь\s\d{4}\./)).toBeVisible()
  await expect(page.getByText(/^Светло 0\d:\d\d–\u20602\d:\d\d/)).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: 'Список мест' })
      .getByText(/пн:\sвыходной/)
      .first(),
  ).toBeVisible()
  await expect(page.getByText(/закрыто/)).toHaveCount(0)
  await expect(page.getByRole('article').first().locator('img')).toHaveAttribute('src', /season=summer/)
  await page.goto('/locations/1013')
  await expect(page.getByRole('region', { name: 'Дата поездки' })).toContainText('Лучшее время: май\u00a0— октябрь')
})

test('offline a list shows an error, and it loads when the network returns', async ({ page, context, complaints }) => {
  await arriveWith(context, portal)
  await page.goto('/locations', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page.getByRole('checkbox', { name: /Археология/ }).check()
  await expect(page.getByRole('heading', { name: 'Нет сети' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('region', { name: 'Список мест' }).getByRole('article').first()).toBeVisible()
  // The browser reports every picture that it could not load offline.
  complaints.length = 0
})

for (const address of ['/', '/locations', '/events']) {
  test(`on a phone Back from an object restores the position of ${address}, even with more links to it on the page`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await arriveWith(context, portal)
    await page.goto(address, { waitUntil: 'networkidle' })
    const link = page.getByRole('main').locator('article h2 a, article h3 a').nth(8)
    await expect(link).toHaveText(/\S/)
    const href = (await link.getAttribute('href')) ?? ''
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(link).toBeInViewport()
    const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await place()
    await link.press('Enter')
    await expect(page).toHaveURL(`${portal}${href}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveURL(`${portal}${address}`)
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(100)
    await expect(link).toBeFocused()
  })
}

test('a preference that could not be stored shows a notice, and nothing changes', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/locations', { waitUntil: 'networkidle' })
  await page.route('**/preferences', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'Сургут', exact: true }).click()
  await expect(page.getByText('Ошибка сервера при обновлении данных')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Все города Югры' })).toHaveAttribute('aria-pressed', 'true')
})

for (const address of ['/locations', '/events', '/q?q=музей'])
  test(`another page of a list begins at its top, also for the focus: ${address}`, async ({ page, context }) => {
    await arriveWith(context, portal)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Страница 2', exact: true }).press('Enter')
    await expect(page).toHaveURL(/[?&]page=2/)
    await expect(page.getByRole('main')).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

test('the link that shows a place on the map moves the focus to the map only if it scrolls there', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  const pin = page.getByRole('main').getByRole('link', { name: /^На\sкарте: / })
  for (const [width, isBeside] of [
    [1440, true],
    [1100, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/locations', { waitUntil: 'networkidle' })
    await pin.nth(3).press('Enter')
    await expect(pin.nth(3)).toHaveAttribute('aria-current', 'true')
    await expect(isBeside ? pin.nth(3) : page.locator('#map')).toBeFocused()
  }
})
