import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { startWithTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const languages = {
  ru: { region: 'Уведомления', edit: /^Изменить: /, remove: /^Убрать/, undo: /^Отменить/, dismiss: /^Закрыть/ },
  en: { region: 'Notifications', edit: /^Edit: /, remove: /^Remove/, undo: /^Undo/, dismiss: /^Dismiss/ },
} as const
type Language = keyof typeof languages

const noticesIn = (page: Page, language: Language) =>
  page.getByRole('region', { name: languages[language].region }).getByRole('alertdialog')

/** Removes the first of three stops by keyboard, on a page with a fake clock. */
async function arriveWithNotice(page: Page, context: Parameters<typeof arriveWith>[0], language: Language) {
  await arriveWith(context, portal, { lang: language })
  await startWithTrack(page, { locations: [1001, 1002, 1003], events: [] })
  await page.clock.install()
  await page.goto('/my_tracks')
  const { edit, remove } = languages[language]
  const edits = page.getByRole('button', { name: edit })
  await expect(edits).toHaveCount(3)
  const removals = page.getByRole('button', { name: remove })
  // On a phone the buttons of a row are shown on demand.
  if (await removals.first().isHidden()) for (const one of await edits.all()) await one.tap()
  await expect(removals).toHaveCount(3)
  await removals.first().press('Enter')
  const notice = noticesIn(page, language)
  await expect(notice).toBeVisible()
  return notice
}

for (const language of ['ru', 'en'] as const) {
  const words = languages[language]

  test(`F6 moves focus to a notice and pauses it, and undo restores the stop and focus (${language})`, async ({
    page,
    context,
  }) => {
    const notice = await arriveWithNotice(page, context, language)
    const region = page.getByRole('region', { name: words.region })

    await expect(async () => {
      await page.keyboard.press('F6')
      await expect(region).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.clock.fastForward(60_000)
    await page.keyboard.press('Tab')
    await expect(notice).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(notice.getByRole('button', { name: words.undo })).toBeFocused()
    await page.keyboard.press('Enter')

    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('button', { name: words.remove })).toHaveCount(3)
    await expect(page.locator('body')).not.toBeFocused()
  })

  test(`a notice stays while the pointer is on it, and disappears after its time (${language})`, async ({
    page,
    context,
  }) => {
    const notice = await arriveWithNotice(page, context, language)

    await notice.hover()
    await page.clock.fastForward(60_000)
    await expect(notice).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.fastForward(11_000)

    await expect(notice).toHaveCount(0)
  })
}

test('a page without a notice does not load the code of notices', async ({ page, context }) => {
  await arriveWith(context, portal)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')

  expect(scripts.filter((url) => url.includes('ToastRegion'))).toEqual([])
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } })

  test('a tap dismisses a notice, and the others disappear after their time', async ({ page, context }) => {
    const first = await arriveWithNotice(page, context, 'ru')
    await page.getByRole('button', { name: languages.ru.remove }).first().tap()
    await expect(first).toHaveCount(2)

    await first.first().getByRole('button', { name: languages.ru.dismiss }).tap()
    await expect(first).toHaveCount(1)
    await page.clock.fastForward(11_000)

    await expect(first).toHaveCount(0)
  })
})
