import type { BrowserContext, Page } from '@playwright/test'
import { accountTrack, addPlace } from './account-track.ts'
import { portal } from './portals.ts'
import { call, signIn, signUp } from './signed-in.ts'
import { startWithTrack, storedItem, storedTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const texts = {
  ru: {
    region: 'Уведомления',
    add: /^В\sтрек: /,
    onTrack: /^В\sтреке(?:, \d+-\u2060?й)?: /,
    added: /^Добавлено в\sтрек: /,
    removed: /^Убрано из\sтрека: /,
    undo: /^Отменить/,
    full: /^Трек полон: в\sнём не\sбольше 300\sостановок/,
    fullGuest: /в\sтреке не\sбольше 200\sостановок/,
    offline: /^Нет сети/,
    unsent: /2\sизменения ждут/,
    unknown: /^Такого значения у\sсписка нет: fun$/,
    withoutUnknown: 'Убрать из адреса',
  },
  en: {
    region: 'Notifications',
    add: /^Add to\strack: /,
    onTrack: /^On\strack(?:, no\. \d+)?: /,
    added: /^Added to\syour track: /,
    removed: /^Removed from your track: /,
    undo: /^Undo/,
    full: /^The track is\sfull: it\sholds at\smost 300\sstops/,
    fullGuest: /a\strack holds at\smost 200\sstops/,
    offline: /^No\snetwork/,
    unsent: /2\schanges wait/,
    unknown: /^The list has no\ssuch value: fun$/,
    withoutUnknown: 'Remove it from the address',
  },
} as const
const languages = ['ru', 'en'] as const

const noticesIn = (page: Page, region: string) => page.getByRole('region', { name: region }).getByRole('alertdialog')
const controls = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })
const locationsOf = async (page: Page): Promise<number[]> => (await storedTrack(page)).locations ?? []

/** A track of the browser, stored before the first page. */
const keep = (context: BrowserContext, locations: number[]) => startWithTrack(context, { locations, events: [] })

for (const lang of languages) {
  const say = texts[lang]

  test(`each addition and each removal can be undone separately, and focus stays on its control (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    await page.goto('/locations', { waitUntil: 'networkidle' })
    const [first, second] = [controls(page, say.add).first(), controls(page, say.add).nth(1)]
    await second.press('Enter')
    await expect(controls(page, say.onTrack)).toHaveCount(1)
    await first.press('Enter')
    await expect(controls(page, say.onTrack)).toHaveCount(2)
    await expect(controls(page, say.onTrack).first()).toBeFocused()
    await expect(noticesIn(page, say.region)).toContainText([say.added, say.added])
    const [kept = 0, undone = 0] = await locationsOf(page)
    expect(undone).toBeGreaterThan(0)

    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => locationsOf(page)).toEqual([kept])
    await expect(controls(page, say.add).first()).toBeFocused()
    await controls(page, say.onTrack).press('Enter')
    await expect(noticesIn(page, say.region)).toContainText([say.removed])
    await expect.poll(() => locationsOf(page)).toEqual([])
    await noticesIn(page, say.region).getByRole('button', { name: say.undo }).click()
    await expect.poll(() => locationsOf(page)).toEqual([kept])
    await expect(noticesIn(page, say.region)).toHaveCount(0)
  })

  test(`the 301st stop is refused at its control (${lang})`, async ({ page, context }) => {
    await arriveWith(context, portal, { lang })
    await keep(
      context,
      Array.from({ length: 300 }, (_, index) => index + 500_000),
    )
    await page.goto('/locations', { waitUntil: 'networkidle' })
    const control = controls(page, say.add).first()
    await control.press('Enter')

    await expect(page.getByRole('main').getByRole('alert')).toHaveText(say.full)
    await expect(control).toHaveAccessibleDescription(say.full)
    await expect(control).toBeFocused()
    await expect(noticesIn(page, say.region)).toHaveCount(0)
    expect(await locationsOf(page)).toHaveLength(300)
  })

  test(`an unknown filter in the address is named, with a link that removes it (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    await page.goto('/tracks?category=fun', { waitUntil: 'networkidle' })
    await expect(page.getByText(say.unknown)).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
    await page.getByRole('link', { name: say.withoutUnknown }).click()
    await expect(page).toHaveURL(`${portal}/tracks`)
    await expect(page.getByText(say.unknown)).toHaveCount(0)
  })

  test.describe(`without scripts (${lang})`, () => {
    test.use({ javaScriptEnabled: false })

    test('a guest whose track is full is told so once, at the control', async ({ page, context }) => {
      await arriveWith(context, portal, { lang })
      const stops = Array.from({ length: 200 }, (_, index) => `l${index + 500_000}`).join('.')
      await context.addCookies([{ name: 'guest_track', value: stops, url: portal }])
      await page.goto('/locations')
      await controls(page, say.add).nth(2).click()

      await expect(page).toHaveURL(`${portal}/locations`)
      await expect(controls(page, say.add).nth(2)).toHaveAccessibleDescription(say.fullGuest)
      await expect(page.getByText(say.fullGuest)).toHaveCount(1)
      await page.reload()
      await expect(page.getByText(say.fullGuest)).toHaveCount(0)
    })
  })
}

for (const lang of languages) {
  const say = texts[lang]

  test(`changes made offline wait for the account if its session ends meanwhile (${lang})`, async ({
    page,
    context,
    browser,
  }) => {
    await arriveWith(context, portal, { lang })
    const account = await signUp(context)
    const stranger = await browser.newContext()
    const other = await signUp(stranger)
    await stranger.close()
    const placesOf = async () => (await accountTrack(context)).locations
    await addPlace(context, 1003)
    await page.goto('/locations', { waitUntil: 'networkidle' })
    await expect(page.getByRole('link', { name: /^(Мой трек|My\strack).*1/ }).first()).toBeVisible()

    await context.setOffline(true)
    const pressed = controls(page, say.add)
    await pressed.first().press('Enter')
    await pressed.first().press('Enter')
    await expect.poll(async () => JSON.stringify(await storedTrack(page))).toMatch(/ATTACH.*ATTACH/)
    await page.close()
    await context.addCookies([{ name: 'session', value: 'a-token-that-has-ended', url: portal, httpOnly: true }])
    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto(`${portal}/profile`)
    await expect(next).toHaveURL(`${portal}/`)
    await next.waitForLoadState('networkidle')
    await expect.poll(() => storedItem(next, 'signed_in')).toBeNull()
    expect(JSON.stringify(await storedTrack(next))).toMatch(/ATTACH.*ATTACH/)

    await signIn(context, other)
    await next.goto(`${portal}/my_tracks`, { waitUntil: 'networkidle' })
    expect(await placesOf()).toEqual([])
    await call(context, 'POST', 'auth/logout')
    await signIn(context, account)
    await next.goto(`${portal}/my_tracks`, { waitUntil: 'networkidle' })
    await expect.poll(placesOf).toHaveLength(3)
    await expect.poll(async () => JSON.stringify(await storedTrack(next))).not.toContain('ATTACH')
  })

  test(`a track that cannot be loaded from the account is shown as the server rendered it (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    await signUp(context)
    for (const object_id of [1001, 1002]) await addPlace(context, object_id)
    await page.route('**/portal/track/my/sync', (route) => route.fulfill({ status: 503 }))
    await page.goto('/my_tracks')
    const removals = page.getByRole('button', { name: lang === 'ru' ? /^Убрать/ : /^Remove/ })
    await expect(removals).toHaveCount(2)
    await removals.first().press('Enter')
    await expect(removals).toHaveCount(1)
  })

  test(`the track says that there is no network, and which changes wait for it (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    await signUp(context)
    for (const object_id of [1001, 1002, 1003]) await addPlace(context, object_id)
    await page.goto('/my_tracks', { waitUntil: 'networkidle' })
    const line = page.getByRole('main').getByRole('status').filter({ hasText: say.offline })
    await expect(line).toHaveCount(0)

    await context.setOffline(true)
    await expect(line).toBeVisible()
    const removals = page.getByRole('button', { name: lang === 'ru' ? /^Убрать/ : /^Remove/ })
    await expect(removals).toHaveCount(3)
    await removals.first().press('Enter')
    await expect(removals).toHaveCount(2)
    await removals.first().press('Enter')
    await expect(line).toContainText(say.unsent)

    await context.setOffline(false)
    await expect(line).toHaveCount(0)
    await expect.poll(async () => (await accountTrack(context)).locations).toHaveLength(1)
  })
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } })

  test('many presses in a row leave three notices, above the bar and without covering the main content', async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal)
    await page.goto('/locations', { waitUntil: 'networkidle' })
    const pressed = controls(page, texts.ru.add)
    for (const count of [1, 2, 3, 4, 5]) {
      await pressed.first().tap()
      await expect(controls(page, texts.ru.onTrack)).toHaveCount(count)
    }
    const notices = noticesIn(page, texts.ru.region)
    await expect(notices).toHaveCount(3)
    const box = await notices.last().boundingBox()
    const bar = await page
      .getByRole('banner')
      .getByRole('link', { name: /^Мой трек/ })
      .last()
      .boundingBox()
    expect([box, bar]).not.toContain(null)
    expect(bar?.y).toBeGreaterThan(550)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)

    for (const left of [2, 1, 0]) {
      await notices.last().getByRole('button', { name: texts.ru.undo }).tap()
      await expect(notices).toHaveCount(left)
    }
    await expect.poll(() => locationsOf(page)).toHaveLength(2)
  })
})
