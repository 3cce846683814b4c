import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { call, signUp } from './signed-in.ts'
import { arriveWith, expect, test } from './visit.ts'

const phone = { width: 375, height: 812 }
const texts = {
  ru: {
    tabs: ['Профиль', 'Билеты', 'Заказы', 'Семья', 'Избранное', 'История', 'События'],
    empty: ['Билетов пока нет', 'Заказов пока нет', 'Пока никого', 'Здесь пока пусто', 'История пуста'],
    visited: 'Событий с билетом пока нет',
    person: 'Личные данные',
    patronymic: /^Отчество/,
    birthDate: /^Дата рождения/,
    save: 'Сохранить',
    saved: 'Данные обновлены',
    failed: 'Ошибка сервера при обновлении данных',
    subscriptions: 'Подписки',
  },
  en: {
    tabs: ['Profile', 'Tickets', 'Orders', 'Family', 'Favourites', 'History', 'Events'],
    empty: ['No tickets yet', 'No orders yet', 'Nobody yet', 'Nothing here yet', 'History is empty'],
    visited: 'No events with a ticket yet',
    person: 'Personal data',
    patronymic: /^Patronymic/,
    birthDate: /^Date of\sbirth/,
    save: 'Save',
    saved: 'Data updated',
    failed: 'Server error when updating data',
    subscriptions: 'Subscriptions',
  },
} as const
const languages = ['ru', 'en'] as const

const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true })

for (const lang of languages) {
  const { tabs, empty, visited, ...say } = texts[lang]

  test(`seven tabs have addresses, and are empty in a new account (${lang})`, async ({ page, context }) => {
    await arriveWith(context, portal, { lang })
    await signUp(context)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1, name: 'Елена Соколова' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText([...tabs])

    const parts = ['tickets', 'orders', 'family', 'favorites', 'history', 'events']
    const sentences = [...empty, visited]
    expect(sentences).toHaveLength(parts.length)
    for (const [at, tab] of parts.entries()) {
      await page.getByRole('tab', { name: tabs[at + 1], exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/profile\\?tab=${tab}$`))
      await expect(page.getByRole('tabpanel').getByText(sentences[at] ?? '')).toBeVisible()
      await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible()
    }
  })

  test(`saved data stays, and a notification at the bottom right says that it was saved (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    await signUp(context)
    await page.goto('/profile', { waitUntil: 'networkidle' })
    const person = form(page, say.person)
    await person.getByLabel(say.patronymic).fill('Викторовна')
    await person.getByRole('textbox', { name: say.birthDate }).pressSequentially('06051990')
    await person.getByRole('button', { name: say.save }).click()

    await expect(page.getByText(say.saved)).toBeVisible()
    await expect(page.getByText(say.saved)).toBeHidden()
    await page.reload()
    await expect(person.getByLabel(say.patronymic)).toHaveValue('Викторовна')
    await expect(person.getByRole('textbox', { name: say.birthDate })).toHaveValue('06.05.1990')
  })

  test(`a failed save says so and keeps typed values, after a reload too (${lang})`, async ({ page, context }) => {
    await arriveWith(context, portal, { lang })
    await signUp(context)
    await page.goto('/profile', { waitUntil: 'networkidle' })
    await page.route('**/profile', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '{}' }) : route.fallback(),
    )
    const person = form(page, say.person)
    await person.getByLabel(say.patronymic).fill('Викторовна')
    await person.getByRole('button', { name: say.save }).click()

    await expect(page.getByText(say.failed)).toBeVisible()
    await expect(person.getByLabel(say.patronymic)).toHaveValue('Викторовна')
    await page.reload()
    await expect(person.getByLabel(say.patronymic)).toHaveValue('Викторовна')
  })

  test(`subscriptions are off until they are chosen (${lang})`, async ({ page, context }) => {
    await arriveWith(context, portal, { lang })
    await signUp(context)
    await page.goto('/profile', { waitUntil: 'networkidle' })
    const mails = form(page, say.subscriptions)
    await expect(mails.getByRole('checkbox')).toHaveCount(3)
    await expect(mails.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await mails.getByRole('checkbox').nth(1).check()
    await mails.getByRole('button', { name: say.save }).click()

    await expect(page.getByText(say.saved)).toBeVisible()
    const response = await call(context, 'GET', 'profile/subscription')
    expect(await response.json()).toEqual({ paid_services: false, guide: true, research: false })
  })
}

test('errors are shown beside their fields and in a summary that takes focus', async ({ page, context }) => {
  await arriveWith(context, portal)
  await signUp(context)
  await page.goto('/profile', { waitUntil: 'networkidle' })
  const person = form(page, 'Личные данные')
  await person.getByLabel(/^Имя/).fill('R2D2')
  await person.getByRole('radio', { name: 'Из России' }).check()
  await person.getByRole('button', { name: 'Сохранить' }).click()

  const summary = person.getByRole('region', { name: /Проверьте/ })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveCount(2)
  await expect(person.getByLabel(/^Имя/)).toHaveAccessibleDescription(/Допустимы только буквы алфавита/)
  await expect(person.getByLabel(/^Регион/)).toHaveAccessibleDescription(/Обязательное поле/)
})

test('a change of the e-mail needs the password', async ({ page, context }) => {
  await arriveWith(context, portal)
  const { password } = await signUp(context)
  await page.goto('/profile', { waitUntil: 'networkidle' })
  const person = form(page, 'Личные данные')
  const email = `${Date.now()}@portal.example`
  await person.getByLabel(/почта/i).fill(email)
  await person.getByRole('button', { name: 'Сохранить' }).click()
  await expect(person.getByRole('textbox', { name: /^Нынешний пароль/ })).toHaveAccessibleDescription(
    /Обязательное поле|не\sподходит/,
  )

  await person.getByRole('textbox', { name: /^Нынешний пароль/ }).fill(password)
  await person.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Данные обновлены')).toBeVisible()
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible()
})

test('a tab says that there is no network, and loads when the network returns', async ({ page, context }) => {
  await arriveWith(context, portal)
  await signUp(context)
  await page.goto('/profile', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  await page.getByRole('tab', { name: 'Семья' }).click()
  await expect(page.getByRole('tabpanel').getByText('Нет сети')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('tabpanel').getByText('Пока никого')).toBeVisible()
})

test('a tab that fails to load says so, and a retry loads it', async ({ page, context }) => {
  await arriveWith(context, portal)
  await signUp(context)
  await page.goto('/profile', { waitUntil: 'networkidle' })
  await page.route('**/api/portal/profile/family', (route) => route.fulfill({ status: 404, body: '{}' }))
  await page.getByRole('tab', { name: 'Семья' }).click()
  await expect(page.getByRole('tabpanel').getByText('Раздел не загрузился')).toBeVisible()
  await page.unroute('**/api/portal/profile/family')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('tabpanel').getByText('Пока никого')).toBeVisible()
})

test('arrow keys reach the tabs on a phone', async ({ page, context }) => {
  await page.setViewportSize(phone)
  await arriveWith(context, portal, { lang: 'en' })
  await signUp(context)
  await page.goto('/profile', { waitUntil: 'networkidle' })
  await page.getByRole('tab', { name: 'Profile' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Tickets' })).toBeFocused()
  await expect(page).toHaveURL(/tab=tickets/)
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Events' })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Events' })).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tabs, forms, participants and history work', async ({ page, context }) => {
    await arriveWith(context, portal)
    await signUp(context)
    await page.goto('/profile')
    const person = form(page, 'Личные данные')
    await person.getByLabel(/^Отчество/).fill('2')
    await person.getByRole('textbox', { name: /^Дата рождения/ }).fill('06.05.1990')
    await person.getByRole('button', { name: 'Сохранить' }).click()
    await expect(person.getByLabel(/^Отчество/)).toHaveAccessibleDescription(/только буквы/)
    await expect(person.getByRole('textbox', { name: /^Дата рождения/ })).toHaveValue('06.05.1990')
    await person.getByLabel(/^Отчество/).fill('Викторовна')
    await person.getByRole('button', { name: 'Сохранить' }).click()
    // `getByText` ignores the content of a `noscript`.
    await expect(page.locator('main [data-tone="success"]')).toContainText('Данные обновлены')
    await expect(person.getByLabel(/^Отчество/)).toHaveValue('Викторовна')

    await page.getByRole('tab', { name: 'Семья' }).click()
    await page.getByRole('link', { name: 'Добавить участника' }).click()
    await page.getByLabel(/^Фамилия/).fill('Ли')
    await page.getByLabel(/^Имя/).fill('Анна')
    await page.getByRole('button', { name: 'Сохранить участника' }).click()
    await expect(page.getByRole('heading', { name: 'Ли Анна' })).toBeVisible()
    await page.getByRole('button', { name: 'Удалить: Ли Анна' }).click()
    await expect(page.getByText('Пока никого')).toBeVisible()

    await page.getByRole('tab', { name: 'История' }).click()
    await page.getByRole('checkbox', { name: /Записывать историю/ }).uncheck()
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByRole('checkbox', { name: /Записывать историю/ })).not.toBeChecked()
  })
})
