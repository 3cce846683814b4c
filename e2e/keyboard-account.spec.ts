import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

const texts = {
  ru: { logOut: 'Выйти', summary: /Проверьте|не\sотправлена/, foreign: 'Иностранный турист' },
  en: { logOut: 'Log out', summary: /Check|not sent/, foreign: 'Foreign tourist' },
} as const

/** The name of the focused control, with the value of a radio button or a checkbox. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused instanceof HTMLInputElement)
      return focused.name === 'origin' ? `origin ${focused.value}` : focused.name || (focused.dataset['field'] ?? '')
    return focused?.getAttribute('type') === 'submit' ? 'submit' : ''
  })

/** Presses Tab until this control has focus; nothing else moves focus in these tests. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 60 && (await focusedName(page)) !== name; presses += 1)
    await page.keyboard.press('Tab')
  expect(await focusedName(page)).toBe(name)
}

async function typeInto(page: Page, name: string, text: string) {
  await tabTo(page, name)
  await page.keyboard.type(text)
}

for (const lang of ['ru', 'en'] as const)
  for (const width of [375, 1440]) {
    test(`a visitor signs up, out and in again by keyboard alone (${lang}, ${width} px)`, async ({ page, context }) => {
      const say = texts[lang]
      const email = `${randomUUID()}@portal.example`
      const password = 'a warm house'
      await page.setViewportSize({ width, height: 812 })
      await arriveWith(context, portal, { lang })
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.7.${Date.now() % 250}.${width % 250}` })
      await page.goto('/registration?return_to=%2Ftours', { waitUntil: 'networkidle' })

      await tabTo(page, 'first_name')
      await page.keyboard.press('Enter')
      const summary = page.getByRole('region', { name: say.summary })
      await expect(summary).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(() => focusedName(page)).toBe('first_name')

      await page.keyboard.type('Anna')
      await typeInto(page, 'last_name', 'Moldanova')
      await typeInto(page, 'email', email)
      await typeInto(page, 'password', password)
      await typeInto(page, 'password_repeat', password)
      await typeInto(page, 'birth_date', '07.03.1990')
      await page.keyboard.press('Escape')
      await tabTo(page, 'origin ugra')
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('radio', { name: say.foreign })).toBeChecked()
      await typeInto(page, 'country', 'Peru')
      await tabTo(page, 'agreement')
      await page.keyboard.press('Space')
      await tabTo(page, 'personal_data')
      await page.keyboard.press('Space')
      await tabTo(page, 'submit')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/tours$/)

      await page.goto('/logout', { waitUntil: 'networkidle' })
      await tabTo(page, 'submit')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${portal}/`)
      await expect(page.getByRole('banner').locator('a[href="/logout"]')).toHaveCount(0)

      await page.goto('/login?return_to=%2Ftracks', { waitUntil: 'networkidle' })
      await typeInto(page, 'email', email)
      await typeInto(page, 'password', password)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/tracks$/)
      await expect(page.getByRole('banner').locator('a[href="/logout"]').first()).toHaveText(say.logOut)
    })
  }
