import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

const field = (page: Page) => page.getByRole('banner').getByRole('combobox')
const behaviour = /assets\/SearchMenu-[^/]*\.js/

/** Keeps the files of the menu back until they are released. */
async function holdBack(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let asked = 0
  await page.route(behaviour, async (route) => {
    asked += 1
    await promise
    await route.continue()
  })
  return { release: resolve, asked: () => asked }
}
const caret = (page: Page) =>
  field(page).evaluate((input) =>
    input instanceof HTMLInputElement
      ? [input.value, input.selectionStart, input === document.activeElement, input.dataset['mark']]
      : [],
  )

test('the menu of the search loads when somebody reaches for it, and nothing of the field is lost meanwhile', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  const menu = await holdBack(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(menu.asked()).toBe(0)

  await field(page).focus()
  await expect.poll(menu.asked).toBeGreaterThan(0)
  await field(page).evaluate((input) => input.setAttribute('data-mark', 'the same'))
  await page.keyboard.type('музей')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  const session = await context.newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'ы', selectionStart: 1, selectionEnd: 1 })
  await expect.poll(() => caret(page)).toEqual(['музыей', 4, true, 'the same'])
  menu.release()
  await expect(page.getByRole('banner').getByRole('status')).toBeAttached()

  expect(await caret(page)).toEqual(['музыей', 4, true, 'the same'])
  await session.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  expect(await caret(page)).toEqual(['музей', 3, true, 'the same'])
})

test('an arrow that was pressed before the menu came is on the first suggestion when there are any', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  const menu = await holdBack(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await field(page).focus()
  await expect.poll(menu.asked).toBeGreaterThan(0)

  await page.keyboard.type('музей')
  await page.keyboard.press('ArrowDown')
  menu.release()

  const first = page.getByRole('listbox').getByRole('option').first()
  await expect(first).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await expect(field(page)).toBeFocused()
})

for (const [lang, own, other] of [
  ['ru', 'russian', 'english'],
  ['en', 'english', 'russian'],
] as const) {
  test(`what React Aria announces comes with the first widget, in the page's language only (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const files = (name: string) => asked.filter((url) => url.includes(`/assets/${name}-`)).length
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(files(own)).toBe(0)

    await field(page).fill(lang === 'ru' ? 'музей' : 'museum')

    await expect(page.locator('[data-live-announcer]')).toContainText(
      lang === 'ru' ? /Доступ(ен|ны|но) \d+\sвариант/ : /\d+\soptions? available/,
    )
    expect([files(own), files(other)]).toEqual([1, 0])
  })
}
