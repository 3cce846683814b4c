import type { Page } from '@playwright/test'
import { deadPortal, portal, runningPortal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

const search = '**/api/portal/search?**'
const suggestions = '**/api/portal/search/suggestions?**'
const fail = (page: Page, calls: string) =>
  page.route(calls, (route) => route.fulfill({ status: 503, json: { message: 'Away' } }))

const texts = {
  ru: {
    failed: 'Поиск не удался',
    retry: 'Повторить',
    menuRetry: 'Повторить',
    results: 'Результаты поиска',
    nothing: /Ничего не\sнайдено|результатов нет/,
    failedFor: 'Поиск по запросу «археопарк» не удался',
    earlier: 'Ниже то, что нашлось по запросу «чугас».',
    suggestionsFor: 'Поиск не удался. Это подсказки по запросу «муз».',
  },
  en: {
    failed: 'The search failed',
    retry: 'Try again',
    menuRetry: 'Try again',
    results: 'Search results',
    nothing: /Nothing found|no\sresults/,
    failedFor: 'The search for “археопарк” failed',
    earlier: 'Below is what was found for “чугас”.',
    suggestionsFor: 'The search failed. These are suggestions for “муз”.',
  },
} as const

for (const lang of ['ru', 'en'] as const) {
  const words = texts[lang]

  test.describe(`in ${lang}`, () => {
    test('a search that failed on the server says so and offers a retry, also without scripts', async ({ browser }) => {
      // Skipped: if a portal is already running, it is the only one.
      test.skip(runningPortal !== undefined, 'one portal runs')
      const context = await browser.newContext({ javaScriptEnabled: false })
      await arriveWith(context, deadPortal, { lang })
      const page = await context.newPage()
      const response = await page.goto(`${deadPortal}/q?q=x&page=2`)
      expect(response?.headers()['x-robots-tag']).toBe('noindex')
      expect(response?.status()).toBe(200)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: words.failed })).toBeVisible()
      await expect(main.getByText(words.nothing)).toHaveCount(0)
      await expect(main.getByRole('link', { name: words.retry })).toHaveAttribute('href', '/q?q=x&page=2')
      await context.close()
    })

    test('a first search that fails in the browser says so, and a retry repeats it', async ({ page, context }) => {
      await arriveWith(context, portal, { lang })
      await page.goto('/q', { waitUntil: 'networkidle' })
      await fail(page, search)
      const main = page.getByRole('main')
      await main.getByRole('searchbox').fill('чугас')
      await main.getByRole('searchbox').press('Enter')
      await expect(main.getByRole('heading', { name: words.failed })).toBeVisible()
      await expect(main.getByText(words.nothing)).toHaveCount(0)

      await page.unroute(search)
      await main.getByRole('link', { name: words.retry }).press('Enter')
      const results = main.getByRole('region', { name: words.results })
      await expect(results.getByRole('link', { name: /чугас|chugas/i }).first()).toBeVisible()
      await expect(main.getByRole('heading', { name: words.failed })).toHaveCount(0)
      await expect(results).toBeFocused()
    })

    test('a failed search keeps the previous results and names their query', async ({ page, context }) => {
      await arriveWith(context, portal, { lang })
      await page.goto(`/q?q=${encodeURIComponent('чугас')}`, { waitUntil: 'networkidle' })
      await fail(page, search)
      const main = page.getByRole('main')
      const results = main.getByRole('region', { name: words.results })
      await expect(results.getByRole('article').first()).toBeVisible()
      const found = await results.getByRole('article').count()
      await main.getByRole('searchbox').fill('археопарк')
      const alert = main.getByRole('alert')
      await expect(alert).toContainText(words.failedFor)
      await expect(alert).toContainText(words.earlier)
      await expect(results.getByRole('article')).toHaveCount(found)
      await expect(main.getByText(words.nothing)).toHaveCount(0)

      await page.unroute(search)
      await alert.getByRole('link', { name: words.retry }).press('Enter')
      await expect(results.getByRole('link', { name: /археопарк|arch/i }).first()).toBeVisible()
      await expect(alert).toHaveCount(0)
    })

    test('failed suggestions of the header show an error, and a retry works by keyboard', async ({ page, context }) => {
      await arriveWith(context, portal, { lang })
      await page.goto('/', { waitUntil: 'networkidle' })
      await fail(page, suggestions)
      const banner = page.getByRole('banner')
      const field = banner.getByRole('combobox')
      await field.fill('Сургут')
      await expect(banner.getByRole('paragraph').filter({ hasText: words.failed })).toBeVisible()
      await expect(banner.getByText(words.nothing)).toHaveCount(0)

      await page.unroute(suggestions)
      await banner.getByRole('button', { name: words.menuRetry }).press('Enter')
      await expect(banner.getByRole('option').first()).toBeVisible()
      await expect(field).toBeFocused()
    })

    test('suggestions for an earlier query stay when the next call fails, and name their query', async ({
      page,
      context,
    }) => {
      await arriveWith(context, portal, { lang })
      await page.goto('/', { waitUntil: 'networkidle' })
      const banner = page.getByRole('banner')
      await banner.getByRole('combobox').fill('муз')
      const options = banner.getByRole('option')
      await expect(options.first()).toBeVisible()
      await fail(page, suggestions)
      await banner.getByRole('combobox').fill('муза')
      await expect(banner.getByText(words.suggestionsFor)).toBeVisible()
      await expect(options.first()).toBeVisible()
    })
  })
}

test('failed suggestions after an empty result do not say that nothing was found', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/', { waitUntil: 'networkidle' })
  const banner = page.getByRole('banner')
  await banner.getByRole('combobox').fill('zzzzqqq')
  await expect(banner.getByText(texts.ru.nothing).first()).toBeVisible()
  await fail(page, suggestions)
  await banner.getByRole('combobox').fill('Сургут')
  await expect(banner.getByRole('paragraph').filter({ hasText: texts.ru.failed })).toBeVisible()
  await expect(banner.getByText(texts.ru.nothing)).toHaveCount(0)
})

test('offline a search keeps its results, and loads new ones when the network returns', async ({
  page,
  context,
  complaints,
}) => {
  await arriveWith(context, portal)
  await page.goto(`/q?q=${encodeURIComponent('чугас')}`, { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await context.setOffline(true)
  await main.getByRole('searchbox').fill('археопарк')
  await expect(main.getByRole('alert')).toContainText('Нет сети')
  await expect(main.getByRole('alert')).toContainText(texts.ru.earlier)
  await expect(main.getByRole('article').first()).toBeVisible()
  await context.setOffline(false)
  await expect(main.getByRole('link', { name: /археопарк|arch/i }).first()).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(0)
  // The browser reports every picture that it could not load offline.
  complaints.length = 0
})

/** Lists that are filtered without a page load, and their filters. */
const narrowed = [
  {
    path: '/locations',
    region: 'Список мест',
    calls: '**/api/portal/location?**',
    role: 'checkbox',
    name: /Археология/,
  },
  { path: '/hotels', region: 'Список мест', calls: '**/api/portal/location?**', role: 'checkbox', name: /Доступный/ },
  { path: '/tours', region: 'Туры', calls: '**/api/portal/tour?**', role: 'link', name: 'Этнография' },
  { path: '/events', region: 'События', calls: '**/api/portal/event?**', role: 'checkbox', name: /Доступный/ },
] as const

for (const { path, region, calls, role, name } of narrowed) {
  test(`${path} keeps its cards when a call fails, and offers a retry`, async ({ page, context }) => {
    await arriveWith(context, portal)
    await page.goto(path, { waitUntil: 'networkidle' })
    const list = page.getByRole('region', { name: region, exact: true })
    const cards = list.getByRole('article')
    await expect(cards.first()).toBeVisible()
    const before = await cards.count()
    await fail(page, calls)
    await page.getByRole('main').getByRole(role, { name }).first().click()
    await expect(list.getByRole('alert')).toContainText('Список не обновился')
    await expect(cards).toHaveCount(before)

    await page.unroute(calls)
    await list.getByRole('link', { name: 'Повторить' }).press('Enter')
    await expect(list).toHaveAttribute('aria-busy', 'false')
    await expect(list.getByRole('alert')).toHaveCount(0)
    await expect(list).toBeFocused()
  })
}

test('a list that fails to load at first is an error page with a retry', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/my_tracks', { waitUntil: 'networkidle' })
  await fail(page, '**/api/portal/tour?**')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Туры', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/503|недоступ/i)
  await page.unroute('**/api/portal/tour?**')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('region', { name: 'Туры', exact: true }).getByRole('article').first()).toBeVisible()
})

for (const path of ['/tours?territory_id=9&page=3', '/locations?territory_id=9&type_id=7&page=2']) {
  const whole = path.startsWith('/tours') ? '/tours' : '/locations?type_id=7'

  test(`"All cities" removes the territory from the address of ${path}`, async ({ page, context }) => {
    await arriveWith(context, portal)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('main').getByRole('button', { name: 'Все города', exact: true }).click()
    await expect(page).toHaveURL(portal + whole)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

  test(`"All cities" removes the territory from the address of ${path} without scripts`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await arriveWith(context, portal)
    const page = await context.newPage()
    await page.goto(portal + path)
    await page.getByRole('main').getByRole('button', { name: 'Все города', exact: true }).click()
    await expect(page).toHaveURL(portal + whole)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await context.close()
  })
}

test('a status without a text of its own renders the page of an unavailable provider', async ({
  page,
  context,
  complaints,
}) => {
  await arriveWith(context, portal)
  await page.goto('/tours/5001', { waitUntil: 'networkidle' })
  await page.route('**/api/portal/tour?**', (route) => route.fulfill({ status: 418, json: { message: 'Teapot' } }))
  await page.route('**/api/portal/event?**', (route) => route.fulfill({ status: 418, json: { message: 'Teapot' } }))
  const footer = page.getByRole('contentinfo')
  const main = page.getByRole('main')
  for (const name of ['Туры', 'События']) {
    await footer.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveTitle(/^503\s— /)
    await expect(main.getByText('503', { exact: true })).toBeVisible()
  }
  expect(complaints.filter((text) => !text.includes('status of 418'))).toEqual([])
  complaints.length = 0
})
