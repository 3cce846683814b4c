import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { call, signUp } from './signed-in.ts'
import { arriveWith, expect, test } from './visit.ts'

const languages = ['ru', 'en'] as const
const historyTexts = {
  ru: {
    save: 'Сохранить',
    saved: 'Данные обновлены',
    seen: /Открывали \d\d\.\d\d\.\d{4}/,
    clear: 'Очистить историю',
    empty: 'История пуста',
    undo: /Отменить/,
    keeps: /Записывать историю/,
    settings: 'Настройки истории',
  },
  en: {
    save: 'Save',
    saved: 'Data updated',
    seen: /Opened .*\d{4}/,
    clear: 'Clear history',
    empty: 'History is empty',
    undo: /Undo/,
    keeps: /Record history/,
    settings: 'History settings',
  },
} as const

const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true })

for (const lang of languages) {
  const say = historyTexts[lang]
  test(`history has each opened object once, and can be cleared, restored and switched off (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    await signUp(context)
    const recorded = page.waitForResponse((response) => response.url().endsWith('/api/portal/profile/history'))
    await page.goto('/locations/1003')
    expect((await recorded).status()).toBe(204)
    await page.goto('/profile?tab=history', { waitUntil: 'networkidle' })
    const seen = page.getByRole('tabpanel').getByRole('article')
    await expect(seen).toHaveCount(1)
    await expect(seen).toContainText(say.seen)

    const when = await seen.textContent()
    await page.getByRole('button', { name: say.clear }).click()
    await expect(page.getByText(say.empty)).toBeVisible()
    await page.getByRole('button', { name: say.undo }).click()
    await expect(seen).toHaveText(when ?? '')
    await page.getByRole('button', { name: say.clear }).click()
    await expect(page.getByText(say.empty)).toBeVisible()
    await page.getByRole('checkbox', { name: say.keeps }).uncheck()
    await form(page, say.settings).getByRole('button', { name: say.save }).click()
    await expect(page.getByText(say.saved)).toBeVisible()
    await page.goto('/locations/1003', { waitUntil: 'networkidle' })
    const response = await call(context, 'GET', 'profile/history')
    expect(await response.json()).toMatchObject({ total: 0 })
  })
}

test('the history of a guest is not recorded', async ({ page, context }) => {
  await arriveWith(context, portal)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/locations/1003', { waitUntil: 'networkidle' })

  expect(calls.length).toBeGreaterThan(5)
  expect(calls.filter((path) => path.includes('/profile'))).toEqual([])
})
