import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { startWithTrack, storedTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const languages = {
  ru: {
    list: 'Мой трек',
    grip: /^Перетащить/,
    up: /^Выше/,
    down: /^Ниже/,
    place: /^Вставить/,
    begun: /Начато перетаскивание/,
    done: /Перетаскивание завершено/,
  },
  en: {
    list: 'My track',
    grip: /^Drag/,
    up: /^Move up/,
    down: /^Move down/,
    place: /^Insert/,
    begun: /Started dragging/,
    done: /Drop complete/,
  },
}
type Language = keyof typeof languages

const stops = (page: Page, language: Language) =>
  page.getByRole('list', { name: languages[language].list }).locator('[data-key^="location"]')
const kept = (page: Page): Promise<unknown> => storedTrack(page).then(({ locations }) => locations)

/** Opens a track of three places whose rows can be dragged. */
async function arriveWithTrack(page: Page, context: Parameters<typeof arriveWith>[0], language: Language) {
  await arriveWith(context, portal, { lang: language })
  await startWithTrack(page, { locations: [1001, 1002, 1003], events: [] })
  await page.goto('/my_tracks')
  const rows = stops(page, language)
  await expect(rows.getByRole('button', { name: languages[language].grip })).toHaveCount(3)
  return rows
}

for (const language of ['ru', 'en'] as const) {
  const words = languages[language]

  test(`a stop can be dragged by keyboard, and its new position is announced (${language})`, async ({
    page,
    context,
  }) => {
    const rows = await arriveWithTrack(page, context, language)
    await expect(rows.locator('b')).toHaveCount(3)
    const [first = '', second = '', third = ''] = await rows.locator('b').allInnerTexts()
    const grip = rows.nth(0).getByRole('button', { name: words.grip })
    const announcer = page.locator('[data-live-announcer]')

    await grip.focus()
    await page.keyboard.press('Enter')
    await expect(announcer).toContainText(words.begun)
    await expect(page.getByRole('button', { name: words.place }).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[aria-roledescription]:focus')).toHaveAccessibleName(words.place)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')

    await expect(announcer).toContainText(words.done)
    await expect(rows.nth(2).locator('b')).toHaveText(first)
    await expect(rows.nth(0).locator('b')).toHaveText(second)
    await expect(rows.nth(1).locator('b')).toHaveText(third)
    await expect(rows.nth(2).getByRole('button', { name: words.grip })).toBeFocused()
    await expect.poll(() => kept(page)).toEqual([1002, 1003, 1001])
  })

  test(`a stop can be dragged by mouse (${language})`, async ({ page, context }) => {
    const rows = await arriveWithTrack(page, context, language)
    await expect(rows.locator('b')).toHaveCount(3)
    const first = await rows.nth(0).locator('b').innerText()
    // The mouse can reach only elements in the window.
    await page.setViewportSize({ width: 1280, height: 1400 })
    await expect(rows.nth(2)).toBeInViewport()
    const grip = await rows.nth(0).locator('[draggable]').boundingBox()
    const last = await rows.nth(2).boundingBox()
    if (!grip || !last) throw new Error('There are no rows')

    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
    await page.mouse.down()
    await page.mouse.move(last.x + 60, last.y + last.height / 2, { steps: 6 })
    await page.mouse.move(last.x + 60, last.y + last.height - 6, { steps: 6 })
    await expect(page.locator('[aria-roledescription][data-active]')).toHaveCount(1)
    await page.mouse.up()

    await expect(rows.nth(2).locator('b')).toHaveText(first)
    await expect.poll(() => kept(page)).toEqual([1002, 1003, 1001])
  })
}

test('Escape cancels dragging', async ({ page, context }) => {
  const rows = await arriveWithTrack(page, context, 'ru')
  await expect(rows.locator('b')).toHaveCount(3)
  const first = await rows.nth(0).locator('b').innerText()
  await rows.nth(0).getByRole('button', { name: languages.ru.grip }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: languages.ru.place }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[aria-roledescription]:focus')).toHaveAccessibleName(languages.ru.place)
  await page.keyboard.press('Escape')

  await expect(rows.nth(0).locator('b')).toHaveText(first)
  await expect(rows.nth(0).getByRole('button', { name: languages.ru.grip })).toBeFocused()
  await expect(page.getByRole('button', { name: languages.ru.place })).toHaveCount(0)
})

test('the buttons move a stop, and focus stays on it', async ({ page, context }) => {
  const rows = await arriveWithTrack(page, context, 'ru')
  await expect(rows.locator('b')).toHaveCount(3)
  const first = await rows.nth(0).locator('b').innerText()

  await rows.nth(0).getByRole('button', { name: languages.ru.down }).press('Enter')
  await expect(rows.nth(1).locator('b')).toHaveText(first)
  await expect(rows.nth(1).getByRole('button', { name: languages.ru.down })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows.nth(2).locator('b')).toHaveText(first)
  await rows.nth(2).getByRole('button', { name: languages.ru.up }).press('Enter')

  await expect(rows.nth(1).locator('b')).toHaveText(first)
  await expect(rows.nth(1).getByRole('button', { name: languages.ru.up })).toBeFocused()
  await expect.poll(() => kept(page)).toEqual([1002, 1001, 1003])
})
