import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

const button = (page: Page, name: string) =>
  page.getByRole('banner').locator(`summary[aria-label="${name}"]`).and(page.locator(':visible'))
const theme = (page: Page) => page.locator('html')

test('an arrow key pressed before the theme menu loads opens it at the current theme, and another theme is chosen by keyboard', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal, { theme: 'light' })
  const menu = Promise.withResolvers<void>()
  await page.route(/assets\/MenuList-[^/]*\.js/, async (route) => {
    await menu.promise
    await route.continue()
  })
  await page.goto('/locations', { waitUntil: 'networkidle' })
  await button(page, 'Оформление: Светлое').focus()
  await page.keyboard.press('ArrowDown')
  menu.resolve()

  await expect(page.getByRole('menuitemradio', { name: 'Светлое', checked: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
  await expect(button(page, 'Оформление: Тёмное')).toBeFocused()
})

test('on a phone the theme menu fits the window, in English', async ({ page, context }) => {
  await arriveWith(context, portal, { lang: 'en', theme: 'dark' })
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/locations', { waitUntil: 'networkidle' })
  await button(page, 'Theme: Dark').click()

  const menu = page.getByRole('menu', { name: 'Theme' })
  await expect(menu.getByRole('menuitemradio', { name: 'Dark', checked: true })).toBeFocused()
  await expect(menu).toBeInViewport({ ratio: 1 })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the theme is chosen by a form button', async ({ page, context }) => {
    await arriveWith(context, portal, { theme: 'light' })
    await page.goto('/locations')
    await button(page, 'Оформление: Светлое').click()
    await page.getByRole('button', { name: 'Тёмное' }).and(page.locator(':visible')).click()

    await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
    await expect(page).toHaveURL(/\/locations/)
  })
})
