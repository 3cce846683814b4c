import type { BrowserContext, Page } from '@playwright/test'
import { accountTrack, addPlace } from './account-track.ts'
import { portal } from './portals.ts'
import { call, signIn, signUp } from './signed-in.ts'
import { storedTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const texts = {
  ru: {
    add: /^В\sтрек: /,
    added: /^В\sтреке(?:, \d+-\u2060?й)?: /,
    byMail: /^На\sпочту или на\sдругой телефон, письмом/,
    onPaper: /на\sбумагу/,
    empty: 'В треке пока ничего нет.',
    save: 'Сохранить трек',
    saved: /^Трек\sсохранён\sв\sпрофиле/,
    email: /^Электронная почта/,
    take: 'Взять весь трек',
    header: /^Мой трек \d+$/,
    clear: 'Очистить',
    restore: (count: number) => new RegExp(`^Вернуть\\s${count}\\sостано`),
    share: 'Поделиться',
    make: 'Создать ссылку',
    own: 'Это ваша ссылка',
    numbered: /^Ссылка\sна\sтрек\s1$/,
    end: /^Закрыть\sссылку\s1$/,
  },
  en: {
    add: /^Add to\strack: /,
    added: /^On\strack(?:, no\. \d+)?: /,
    byMail: /^By\semail, to\syourself/,
    onPaper: /on\spaper/,
    empty: 'Nothing is on the track yet.',
    save: 'Save the track',
    saved: /^The\strack\sis\ssaved/,
    email: /^Email/,
    take: 'Take the whole track',
    header: /^My\strack \d+$/,
    clear: 'Clear',
    restore: (count: number) => new RegExp(`^Put\\s${count}\\sstops?\\sback$`),
    share: 'Share',
    make: 'Make a link',
    own: 'This is your link',
    numbered: /^Link\sto\sthe\strack\s1$/,
    end: /^End\sthe\slink\s1$/,
  },
} as const

const button = (page: Page, name: RegExp | string) => page.getByRole('main').getByRole('button', { name })
const guestCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'guest_track')?.value

for (const lang of ['ru', 'en'] as const) {
  const say = texts[lang]

  test.describe(`without scripts (${lang})`, () => {
    test.use({ javaScriptEnabled: false })

    test(`a guest adds and removes stops, and signing in saves the track`, async ({ page, context, browser }) => {
      const other = await browser.newContext()
      const account = await signUp(other)
      await arriveWith(context, portal, { lang })
      await page.goto('/locations')
      await button(page, say.add).first().click()
      await expect(page).toHaveURL('/locations')
      await expect(button(page, say.added)).toHaveCount(1)
      await expect(button(page, say.added)).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('banner').getByRole('link', { name: say.header })).toBeVisible()

      await page.goto('/tracks/7001')
      await button(page, say.take).click()
      await page.goto('/my_tracks')
      const stops = button(page, say.added)
      await expect(stops.first()).toBeVisible()
      const count = await stops.count()
      expect(count).toBeGreaterThan(2)
      await stops.first().click()
      await expect(stops).toHaveCount(count - 1)
      // The page offers only those ways to take the track along that work without scripts.
      const trackSharing = page.locator('section[aria-labelledby="track-sharing"]')
      await expect(trackSharing.getByText(say.byMail)).toBeVisible()
      await expect(trackSharing.getByText(say.onPaper)).toBeHidden()

      await button(page, say.save).click()
      await expect(page).toHaveURL(/\/login\?return_to=%2Fmy_tracks$/)
      await page.getByLabel(say.email).fill(account.email)
      await page.locator('[name="password"]').fill(account.password)
      await page.locator('[name="password"]').press('Enter')
      await expect(page).toHaveURL('/my_tracks')
      await expect(page.getByRole('status').filter({ hasText: say.saved })).toBeVisible()
      expect(await guestCookie(context)).toBeUndefined()
      await expect(page.locator('noscript p').nth(1)).toHaveText(say.empty)
      const saved: { track_list: { count: number }[] } = await (await call(other, 'GET', 'track/my')).json()
      expect(saved.track_list.map((track) => track.count)).toEqual([count - 1])
      await other.close()
    })

    test(`a guest clears the track, undoes that, shares the track, and ends the link`, async ({ page, context }) => {
      await arriveWith(context, portal, { lang })
      await page.goto('/tracks/7001')
      await button(page, say.take).click()
      await expect(page.getByRole('banner').getByRole('link', { name: say.header })).toBeVisible()
      await page.goto('/my_tracks')
      const stops = button(page, say.added)
      await expect(stops.first()).toBeVisible()
      const count = await stops.count()
      expect(count).toBeGreaterThan(2)
      await button(page, say.clear).click()
      await expect(page.locator('noscript p').nth(1)).toHaveText(say.empty)
      await button(page, say.restore(count)).click()
      await expect(stops).toHaveCount(count)

      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('noscript li').filter({ visible: true })).toHaveCount(count)
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })

      await page.getByRole('main').getByRole('link', { name: say.share }).click()
      await button(page, say.make).click()
      await expect(page).toHaveURL(/\/share_track\?token=[\w-]+$/)
      const link = page.url()
      await expect(page.getByRole('heading', { name: say.own })).toBeVisible()
      await page.goto('/share_track')
      await expect(page.getByRole('link', { name: say.numbered })).toHaveAttribute('href', link.slice(portal.length))
      await button(page, say.end).click()
      await expect(page.getByRole('link', { name: say.numbered })).toHaveCount(0)
      expect((await page.request.get(link)).status()).toBe(404)
    })

    test(`a signed-in visitor adds and removes stops, and the first HTML shows it`, async ({ page, context }) => {
      await arriveWith(context, portal, { lang })
      await signUp(context)
      await page.goto('/events')
      await button(page, say.add).first().click()
      await expect(button(page, say.added)).toHaveCount(1)
      const kept = async () => (await accountTrack(context)).events.length
      expect(await kept()).toBe(1)
      await button(page, say.added).click()
      await expect(button(page, say.added)).toHaveCount(0)
      expect(await kept()).toBe(0)
    })

    test(`a signed-in visitor clears the track and removes one stop, and undoes both`, async ({ page, context }) => {
      await arriveWith(context, portal, { lang })
      await signUp(context)
      const plan = [1001, 1020, 1003].map((object_id, index) => ({
        object_type: 'location',
        object_id,
        day: index + 1,
      }))
      const planned = { plan, day_notes: [{ day: 2, note: 'Surgut' }], days: 4 }
      await call(context, 'PUT', 'track/my/merge', { locations: [1001, 1020, 1003], events: [], ...planned })
      const kept = () => accountTrack(context)
      await page.goto('/my_tracks')
      const stops = button(page, say.added)
      await expect(stops).toHaveCount(3)

      await button(page, say.clear).click()
      await expect(page.locator('noscript p').nth(1)).toHaveText(say.empty)
      expect((await kept()).plan).toEqual([])
      await button(page, say.restore(3)).click()
      await expect(stops).toHaveCount(3)
      await expect(button(page, say.restore(3))).toHaveCount(0)
      expect(await kept()).toMatchObject(planned)

      await stops.nth(1).click()
      await expect(stops).toHaveCount(2)
      await button(page, say.restore(1)).click()
      await expect(stops).toHaveCount(3)
      expect(await kept()).toMatchObject(planned)
      expect((await (await call(context, 'GET', 'track/my')).json()).track_list).toEqual([])
    })
  })

  test(`a page with scripts takes over stops that were added without them (${lang})`, async ({
    page,
    context,
    browser,
  }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: portal })
    await arriveWith(plain, portal, { lang })
    const before = await plain.newPage()
    await before.goto('/locations/1003')
    await button(before, say.add).first().click()
    await expect(button(before, say.added).first()).toBeVisible()
    await context.addCookies(await plain.cookies())
    await plain.close()

    await page.goto('/locations/1003')
    await expect(button(page, say.added).first()).toBeVisible()
    const kept = () => storedTrack(page).then(({ locations }) => locations)
    await expect.poll(kept).toEqual([1003])
    await expect.poll(() => guestCookie(context)).toBeUndefined()
    await button(page, say.added).first().click()
    await expect.poll(kept).toEqual([])
    await page.reload()
    await expect(button(page, say.add).first()).toBeVisible()
  })
}

test('while the track of an account is loading, a control stays as the server rendered it', async ({
  page,
  context,
  browser,
}) => {
  const other = await browser.newContext()
  const account = await signUp(other)
  await addPlace(other, 1003)
  await arriveWith(context, portal)
  await signIn(context, account)
  const released = Promise.withResolvers<void>()
  await page.route('**/api/portal/track/my/sync', async (route) => {
    await released.promise
    await route.continue()
  })
  const request = page.waitForRequest('**/api/portal/track/my/sync')
  await page.goto('/locations/1003')
  await request

  await expect(button(page, texts.ru.added).first()).toHaveAttribute('aria-pressed', 'true')
  released.resolve()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Мой трек 1' })).toBeVisible()
  await other.close()
})
