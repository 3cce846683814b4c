import type { Page } from '@playwright/test'
import { waitForHydration } from './hydration.ts'
import { portal } from './portals.ts'
import { startWithItem, storedItem } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const languages = {
  ru: {
    heart: /^Избранное: /,
    page: 'Избранное',
    empty: 'Здесь пока пусто',
    places: 'Места',
    menu: 'Избранное',
    drawer: 'Меню',
  },
  en: {
    heart: /^Favourite: /,
    page: 'Favourites',
    empty: 'Nothing here yet',
    places: 'Places',
    menu: 'Favourites',
    drawer: 'Menu',
  },
} as const

const stored = (page: Page) => storedItem(page, 'favorites')
const heartsIn = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })

for (const [language, words] of Object.entries(languages) as [keyof typeof languages, (typeof languages)['ru']][]) {
  for (const width of [375, 1440]) {
    test(`a guest's favourites survive a reload and are in the list of favourites (${language}, ${width} px)`, async ({
      page,
      context,
    }) => {
      await arriveWith(context, portal, { lang: language })
      await page.setViewportSize({ width, height: 812 })
      await page.goto('/locations')
      const heart = heartsIn(page, words.heart).first()
      await heart.focus()
      await page.keyboard.press('Space')
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => stored(page)).toContain('location')
      await page.reload()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')

      if (width === 375) await page.getByRole('banner').locator(`summary[aria-label="${words.drawer}"]`).click()
      await page.getByRole('banner').getByRole('link', { name: words.menu }).and(page.locator(':visible')).click()
      await expect(page).toHaveURL('/favorites')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.page)
      await expect(page.getByRole('heading', { level: 2, name: words.places })).toBeVisible()
      await expect(heartsIn(page, words.heart)).toHaveCount(1)
      await heartsIn(page, words.heart).press('Enter')
      await expect(heartsIn(page, words.heart)).toHaveAttribute('aria-pressed', 'false')
      await expect(heartsIn(page, words.heart)).toBeFocused()
      await page.reload()
      await expect(page.getByRole('heading', { name: words.empty })).toBeVisible()
    })
  }
}

const lists = [
  '/locations',
  '/hotels',
  '/events',
  '/tours',
  '/excursions',
  '/tracks',
  '/products',
  '/guides',
  '/posts',
  '/companies',
  '/pages',
]

test('cards and pages of every kind have a heart, and the list shows favourites of every kind', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  for (const list of lists) {
    await page.goto(list)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first()).toBeVisible()
    const hearts = cards.getByRole('button', { name: languages.ru.heart })
    await expect(hearts).toHaveCount(await cards.count())
    const before = (await stored(page)) ?? '[]'
    await hearts.first().click()
    await expect.poll(() => stored(page)).not.toBe(before)

    await cards.first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/[\w-]+$/)
    await expect(page).not.toHaveURL(list)
    await expect(heartsIn(page, languages.ru.heart).first()).toHaveText(languages.ru.page)
    await expect(heartsIn(page, languages.ru.heart).first()).toHaveAttribute('aria-pressed', 'true')
  }
  await page.goto('/favorites')

  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(lists.length - 1)
  await expect(heartsIn(page, languages.ru.heart)).toHaveCount(lists.length)
})

test('a heart pressed before the page is hydrated is kept', async ({ page, context }) => {
  await arriveWith(context, portal)
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/tours', { waitUntil: 'commit' })
  const heart = heartsIn(page, languages.ru.heart).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  scripts.resolve()

  await expect.poll(() => stored(page)).toContain('tour')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a heart pressed while React waits for the scripts of its page is kept', async ({ page, context }) => {
  await arriveWith(context, portal)
  const ofPage = Promise.withResolvers<void>()
  // The shared script of all pages has run, and the list's own is still loading.
  await page.route(/\/assets\/tours\.index-[^/]*\.js/, async (route) => {
    await ofPage.promise
    await route.continue()
  })
  await page.goto('/tours', { waitUntil: 'commit' })
  const heart = heartsIn(page, languages.ru.heart).first()
  await expect.poll(() => page.evaluate(() => Object.keys(document).some((key) => key.startsWith('_react')))).toBe(true)
  await heart.focus()
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  ofPage.resolve()

  await expect.poll(() => stored(page)).toContain('tour')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).not.toHaveAttribute('aria-busy')
})

test('another tab shows the change at once', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/tours')
  const other = await context.newPage()
  await other.goto('/tours')
  await heartsIn(other, languages.ru.heart).first().click()

  await expect(heartsIn(page, languages.ru.heart).first()).toHaveAttribute('aria-pressed', 'true')
})

for (const text of [
  '{',
  '"x"',
  '[{"object_type":"tour","object_id":"<b>"},null]',
  '{"guest":7,"account":{"owner":"x"}}',
]) {
  test(`a storage of ${text} is an empty list`, async ({ page, context }) => {
    await arriveWith(context, portal)
    await startWithItem(page, 'favorites', text)
    await page.goto('/favorites')

    await expect(page.getByRole('heading', { name: languages.ru.empty })).toBeVisible()
  })
}

test('if storage is denied, hearts work, and the list says that they last only as long as the page', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    }
  })
  await page.goto('/tours')
  // A link that is pressed before hydration loads the next page as a new document, which loses the memory of this one.
  await waitForHydration(page)
  await heartsIn(page, languages.ru.heart).first().click()
  await expect(heartsIn(page, languages.ru.heart).first()).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByRole('link', { name: languages.ru.menu }).and(page.locator(':visible')).click()

  await expect(page.getByText('Браузер не разрешает хранить избранное')).toBeVisible()
  await expect(heartsIn(page, languages.ru.heart)).toHaveCount(1)
})

test('a removed object is marked as such in the list, and its heart removes it from there', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await startWithItem(page, 'favorites', JSON.stringify([{ object_type: 'tour', object_id: 999_999 }]))
  await page.goto('/favorites')
  await expect(page.getByText('Этого на портале больше нет')).toBeVisible()
  await heartsIn(page, languages.ru.heart).click()

  await expect.poll(() => stored(page)).toBe('[]')
})

test('offline the list is kept, and its cards load when the network returns', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/tours', { waitUntil: 'networkidle' })
  await heartsIn(page, languages.ru.heart).first().click()
  await expect.poll(() => stored(page)).toContain('tour')
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await page.getByRole('banner').getByRole('link', { name: languages.ru.menu }).and(page.locator(':visible')).click()
  await expect(page.getByText('Не всё загрузилось')).toBeVisible()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Повторить' }).click()

  await expect(page.getByRole('heading', { level: 2, name: 'Туры' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest sees no hearts, because they would do nothing, and the page of favourites says why', async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal)
    await page.goto('/tours')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(heartsIn(page, languages.ru.heart)).toHaveCount(0)
    await page.goto('/favorites')

    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText('без JavaScript')
  })
})
