import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

const field = (page: Page) => page.getByRole('banner').getByRole('combobox')
const behaviour = /assets\/SearchMenu-[^/]*\.js/

/** Delays the scripts of the menu until they are released. */
async function holdBack(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let requestCount = 0
  await page.route(behaviour, async (route) => {
    requestCount += 1
    await promise
    await route.continue()
  })
  return { release: resolve, requestCount: () => requestCount }
}
const caret = (page: Page) =>
  field(page).evaluate((input) =>
    input instanceof HTMLInputElement
      ? [input.value, input.selectionStart, input === document.activeElement, input.dataset['mark']]
      : [],
  )

test('the search menu loads on focus, and the field keeps its text meanwhile', async ({ page, context }) => {
  await arriveWith(context, portal)
  const menu = await holdBack(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(menu.requestCount()).toBe(0)

  await field(page).focus()
  await expect.poll(menu.requestCount).toBeGreaterThan(0)
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

test('an arrow key pressed before the menu loads highlights the first suggestion', async ({ page, context }) => {
  await arriveWith(context, portal)
  const menu = await holdBack(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await field(page).focus()
  await expect.poll(menu.requestCount).toBeGreaterThan(0)

  await page.keyboard.type('музей')
  await page.keyboard.press('ArrowDown')
  menu.release()

  const first = page.getByRole('listbox').getByRole('option').first()
  await expect(first).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await expect(field(page)).toBeFocused()
})

test('a form that is being filled in stays as it is while the list of one of its fields cannot be loaded', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  const versions: string[] = []
  page.on('request', (request) => request.url().includes('version.json') && versions.push(request.url()))
  // Not every browser asks for a script again that it could not load.
  await page.addInitScript(() => {
    const count = () => Number(sessionStorage.getItem('missing'))
    addEventListener('vite:preloadError', () => sessionStorage.setItem('missing', String(count() + 1)))
  })
  await page.route(/assets\/ComboBoxList-[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/registration', { waitUntil: 'networkidle' })
  let loads = 0
  page.on('load', () => (loads += 1))
  const password = page.getByRole('textbox', { name: /^Пароль(?!\sещё)/ })
  const country = page.getByRole('combobox', { name: 'Страна' })

  await password.click()
  await page.keyboard.type('a warm house')
  await page.getByRole('radio', { name: 'Иностранный турист' }).check()
  for (const [index, letter] of [...'Перу'].entries()) {
    await country.click()
    await expect.poll(() => page.evaluate(() => Number(sessionStorage.getItem('missing')))).toBeGreaterThan(index)
    await page.keyboard.type(letter)
    await password.focus()
  }

  await expect(country).toHaveValue('Перу')
  await expect(password).toHaveValue('a warm house')
  expect([loads, versions]).toEqual([0, []])
})

for (const [lang, own, other] of [
  ['ru', 'russian', 'english'],
  ['en', 'english', 'russian'],
] as const) {
  test(`React Aria's messages load with the first widget, in the page's language only (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    const urls: string[] = []
    page.on('request', (request) => urls.push(request.url()))
    const files = (name: string) => urls.filter((url) => url.includes(`/assets/${name}-`)).length
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(files(own)).toBe(0)

    await field(page).fill(lang === 'ru' ? 'музей' : 'museum')

    await expect(page.locator('[data-live-announcer]')).toContainText(
      lang === 'ru' ? /Доступ(ен|ны|но) \d+\sвариант/ : /\d+\soptions? available/,
    )
    expect([files(own), files(other)]).toEqual([1, 0])
  })
}
