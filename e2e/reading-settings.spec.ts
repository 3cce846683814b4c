import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { call, signIn, signUp } from './signed-in.ts'
import { arriveWith, expect, test } from './visit.ts'

const languages = {
  ru: {
    header: 'Версия для слабовидящих',
    footer: 'Настройки чтения',
    panel: 'Настройки чтения',
    size: '150 %',
    still: { group: 'Движение', off: 'нет' },
    hide: 'Убрать панель',
    drawer: 'Меню',
  },
  en: {
    header: 'Reading settings',
    footer: 'Reading settings',
    panel: 'Reading settings',
    size: '150%',
    still: { group: 'Motion', off: 'off' },
    hide: 'Put the panel away',
    drawer: 'Menu',
  },
} as const

const html = (page: Page) => page.locator('html')

for (const language of ['ru', 'en'] as const) {
  const words = languages[language]
  const panelOf = (page: Page) => page.getByRole('region', { name: words.panel })

  for (const width of [375, 1440]) {
    test(`the footer links to reading settings, which are stored and applied in the first HTML (${language}, ${width} px)`, async ({
      page,
      context,
      request,
    }) => {
      await arriveWith(context, portal, { lang: language, theme: 'light' })
      await page.setViewportSize({ width, height: 812 })
      await page.goto('/guides')
      await page.getByRole('contentinfo').getByRole('link', { name: words.footer }).press('Enter')
      await expect(panelOf(page)).toBeVisible()
      await expect(html(page)).toHaveAttribute('data-theme', 'light')
      await panelOf(page).getByRole('button', { name: words.size }).press('Enter')
      const still = panelOf(page).getByRole('group', { name: words.still.group })
      await still.getByRole('button', { name: words.still.off, exact: true }).press('Enter')
      await expect(html(page)).toHaveAttribute('data-motion', 'off')
      await panelOf(page).getByRole('button', { name: words.hide }).press('Enter')
      await expect(panelOf(page)).toBeHidden()

      const cookies = await context.cookies()
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const first = await (await request.get('/guides', { headers: { cookie } })).text()
      expect(first).toMatch(/<html[^>]*\sdata-text="150"[^>]*\sdata-motion="off"/)
    })
  }

  test(`the header links to reading settings on a phone too (${language})`, async ({ page, context }) => {
    await arriveWith(context, portal, { lang: language })
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/guides', { waitUntil: 'networkidle' })
    await page.getByRole('banner').locator(`summary[aria-label="${words.drawer}"]`).click()
    await page.getByRole('banner').getByRole('link', { name: words.header }).and(page.locator(':visible')).click()

    await expect(panelOf(page)).toBeVisible()
  })
}

for (const language of ['ru', 'en'] as const)
  test(`reading settings are stored in the account and applied on another device in its first HTML (${language})`, async ({
    page,
    context,
    browser,
  }) => {
    const words = languages[language]
    await arriveWith(context, portal, { lang: language, theme: 'light' })
    const account = await signUp(context)
    await page.goto('/guides')
    await page.getByRole('contentinfo').getByRole('link', { name: words.footer }).click()
    const panel = page.getByRole('region', { name: words.panel })
    await panel.getByRole('button', { name: words.size }).click()
    await expect(html(page)).toHaveAttribute('data-text', '150')
    await expect
      .poll(async () => (await (await call(context, 'GET', 'profile/settings')).json()).settings.reading.text)
      .toBe('150')

    const elsewhere = await browser.newContext()
    await signIn(elsewhere, account)
    const first = await (await elsewhere.request.get(`${portal}/guides`)).text()
    expect(first).toMatch(new RegExp(`<html[^>]* lang="${language}"[^>]* data-text="150"`))
    await elsewhere.close()
  })

test('the low-vision version is stored in the account, and another device keeps its language', async ({
  page,
  context,
  browser,
}) => {
  await arriveWith(context, portal, { lang: 'ru', theme: 'light' })
  const account = await signUp(context)
  await page.goto('/guides')
  await page.getByRole('contentinfo').getByRole('link', { name: languages.ru.header }).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'lv-black-on-white')

  const elsewhere = await browser.newContext()
  await arriveWith(elsewhere, portal, { lang: 'en', theme: 'dark' })
  await signIn(elsewhere, account)
  const first = await (await elsewhere.request.get(`${portal}/guides`)).text()
  expect(first).toMatch(/<html[^>]* lang="en"[^>]* data-theme="lv-black-on-white"/)
  await elsewhere.close()
})

test('if motion is off, nothing on the page moves', async ({ page, context }) => {
  await arriveWith(context, portal)
  await context.addCookies([
    { name: 'settings', value: encodeURIComponent('{"lang":"ru","motion":"off"}'), url: portal },
  ])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await expect(html(page)).toHaveAttribute('data-motion', 'off')
  const moving = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter((element) => {
          const { animationName, transitionProperty } = getComputedStyle(element)
          return animationName !== 'none' || transitionProperty !== 'none'
        }).length,
    )

  await expect(page.locator('body *').first()).toBeAttached()
  await expect.poll(moving).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('forms open the panel, change a setting and close the panel', async ({ page, context }) => {
    const { footer, panel, size, hide } = languages.ru
    await arriveWith(context, portal)
    await page.goto('/guides')
    await page.getByRole('contentinfo').getByRole('link', { name: footer }).click()
    await page.getByRole('region', { name: panel }).getByRole('button', { name: size }).click()
    await expect(html(page)).toHaveAttribute('data-text', '150')
    await page.getByRole('region', { name: panel }).getByRole('button', { name: hide }).click()

    await expect(page.getByRole('region', { name: panel })).toBeHidden()
    await expect(html(page)).toHaveAttribute('data-text', '150')
  })

  for (const lang of ['ru', 'en'] as const)
    test(`on a phone the panel stays open after a choice (${lang})`, async ({ page, context }) => {
      const { footer, panel, size, still } = languages[lang]
      await arriveWith(context, portal, { lang })
      await page.setViewportSize({ width: 375, height: 812 })
      await page.goto('/guides')
      await page.getByRole('contentinfo').getByRole('link', { name: footer }).click()
      const settings = page.getByRole('region', { name: panel })
      await settings.getByRole('button', { name: size }).click()
      await expect(html(page)).toHaveAttribute('data-text', '150')
      const motion = settings.getByRole('group', { name: still.group })
      await motion.getByRole('button', { name: still.off, exact: true }).click()
      await expect(html(page)).toHaveAttribute('data-motion', 'off')
      await expect(settings.getByRole('button', { name: size })).toBeVisible()

      await page.goto('/guides')
      await expect(settings.locator('details')).not.toHaveAttribute('open')
    })
})

test('if pictures are off, the alternative texts of covers are shown and announced', async ({ page, context }) => {
  const settings = encodeURIComponent(JSON.stringify({ lang: 'en', images: 'off' }))
  await context.addCookies([{ name: 'settings', value: settings, url: portal }])
  await page.goto('/locations')
  const card = page.getByRole('region', { name: 'List of places' }).getByRole('article').first()
  await expect(card.getByText(/^Drawing:/)).toBeVisible()
  await expect.poll(() => card.ariaSnapshot()).toMatch(/Drawing:/)
  await expect(card.getByRole('img')).toHaveCount(0)
})

test('if pictures are off, the three lines of a suggestion are aligned', async ({ page, context }) => {
  const settings = encodeURIComponent(JSON.stringify({ lang: 'en', images: 'off' }))
  await context.addCookies([{ name: 'settings', value: settings, url: portal }])
  await page.goto('/tours', { waitUntil: 'networkidle' })
  await page.getByRole('combobox').first().fill('museum')
  const lines = page.getByRole('option').first().locator('span')
  await expect(lines).toHaveCount(3)
  const starts = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().left))
  expect(new Set(starts).size).toBe(1)
})
