import type { BrowserContext, Page } from '@playwright/test'
import { accountTrack } from './account-track.ts'
import { portal } from './portals.ts'
import { type Account, call, signIn, signUp } from './signed-in.ts'
import { storedItem } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const texts = {
  ru: {
    email: /^Электронная почта/,
    unsent: 'Не всё отправлено',
    anyway: 'Выйти без них',
    sending: 'Отправляем последние изменения',
    offline: 'Нет сети: выйти пока нельзя',
    logOut: 'Выйти',
    signedOut: 'Вы вышли из профиля',
    ended: /Вход\sзакончился. Войдите снова/,
    heart: /^Избранное: /,
  },
  en: {
    email: /^Email/,
    unsent: 'Not everything has been sent',
    anyway: 'Log out without them',
    sending: 'Sending the last changes',
    offline: 'No network: you cannot log out yet',
    logOut: 'Log out',
    signedOut: 'You are signed out',
    ended: /Your session has\sended. Sign in\sagain/,
    heart: /^Favourite: /,
  },
} as const
const formTexts = {
  ru: { patronymic: /^Отчество/, save: 'Сохранить', kept: /^Вы\sвошли снова/ },
  en: { patronymic: /^Patronymic/, save: 'Save', kept: /^You are signed in\sagain/ },
} as const
const languages = ['ru', 'en'] as const

/** Sets the portal's cookie with the end of the session. */
const endAt = (context: BrowserContext, expires: number) =>
  context.addCookies([{ name: 'auth', value: encodeURIComponent(JSON.stringify({ expires })), url: portal }])

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

async function otherSessions(context: BrowserContext): Promise<readonly { id: string }[]> {
  const { session_list } = await (await call(context, 'GET', 'auth/session')).json()
  const others = session_list.filter((one: { is_current: boolean }) => !one.is_current)
  expect(others).toHaveLength(1)
  return others
}

async function signInAs(page: Page, email: RegExp, account: Account) {
  await page.getByLabel(email).fill(account.email)
  await page.locator('[name="password"]').fill(account.password)
  await page.keyboard.press('Enter')
}

for (const lang of languages) {
  const say = texts[lang]

  test(`a guest who opens a page of the account signs in and returns to it (${lang})`, async ({ page, context }) => {
    await arriveWith(context, portal, { lang })
    const account = await signUp(context)
    await context.clearCookies({ name: /session|auth/ })

    await page.goto('/profile?tab=history')
    await expect(page).toHaveURL(`${portal}/login?return_to=%2Fprofile%3Ftab%3Dhistory`)
    await signInAs(page, say.email, account)
    await expect(page).toHaveURL(`${portal}/profile?tab=history`)
  })

  test(`if a session ends while a page is open, the visitor signs in and returns to the page (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    const account = await signUp(context)
    await endAt(context, inSeconds(8))
    await page.goto('/tours')
    await expect(page).toHaveURL(`${portal}/login?return_to=%2Ftours`)
    expect((await context.cookies()).filter(({ name }) => /session|auth/.test(name))).toEqual([])

    await signInAs(page, say.email, account)
    await expect(page).toHaveURL(`${portal}/tours`)
  })

  test(`a visitor who returns after the session has ended is redirected to sign in once, and may stay a guest (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    await signUp(context)
    await endAt(context, 1)
    await page.goto('/tours')
    await expect(page).toHaveURL(`${portal}/login?return_to=%2Ftours`)

    await page.goto('/tours')
    await expect(page).toHaveURL(`${portal}/tours`)
  })

  test(`signing out warns of changes that have not been sent (${lang})`, async ({ page, context }) => {
    await arriveWith(context, portal, { lang })
    await signUp(context)
    await page.route('**/api/portal/profile/favorite/**', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/locations')
    const heart = page.getByRole('main').getByRole('button', { name: say.heart }).first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => storedItem(page, 'favorites')).toContain('"unsent":[{')

    await page.getByRole('banner').locator('a[href="/logout"]').first().click()
    await expect(page.getByRole('alert').filter({ hasText: say.unsent })).toBeVisible()
    await page.getByRole('button', { name: say.anyway }).click()
    await expect(page).toHaveURL(`${portal}/`)
    await expect(page.getByRole('banner').locator('a[href="/login"]').first()).toBeAttached()
    await expect.poll(() => storedItem(page, 'favorites').then((text) => text ?? '')).not.toContain('unsent')
  })

  test(`signing out while changes are being sent says so, and the visitor need not wait (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    await signUp(context)
    // These calls never get a response.
    await page.route('**/api/portal/profile/favorite/**', () => undefined)
    await page.goto('/locations')
    const heart = page.getByRole('main').getByRole('button', { name: say.heart }).first()
    await heart.click()
    await expect.poll(() => storedItem(page, 'favorites')).toContain('"unsent":[{')

    await page.getByRole('banner').locator('a[href="/logout"]').first().click()
    await expect(page.getByText(say.sending)).toBeVisible()
    await page.getByRole('button', { name: say.anyway }).click()
    await expect(page).toHaveURL(`${portal}/`)
    await expect(page.getByText(say.signedOut)).toBeVisible()
  })

  test(`signing out offline says that it is not possible, and happens when the network returns (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    await signUp(context)
    await page.goto('/logout', { waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: say.logOut })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: say.logOut }).click()
    await expect(page.getByRole('alert').filter({ hasText: say.offline })).toBeVisible()
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name.endsWith('session'))).toBe(true)

    await context.setOffline(false)
    await expect(page).toHaveURL(`${portal}/`)
    await expect(page.getByText(say.signedOut)).toBeVisible()
    expect((await context.cookies()).some(({ name }) => name.endsWith('session'))).toBe(false)
  })
}

test('a form whose rules could not load offline is sent when the network returns, without a reload of its page', async ({
  page,
  context,
}) => {
  const { email } = texts.ru
  await arriveWith(context, portal)
  const account = await signUp(context)
  await context.clearCookies({ name: /session|auth/ })
  await page.goto('/login?return_to=/profile', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await signInAs(page, email, account)
  await expect(page.getByRole('region', { name: 'Форма не отправлена' })).toBeVisible()

  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await context.setOffline(false)
  await page.locator('[name="password"]').press('Enter')
  await expect(page).toHaveURL(`${portal}/profile`)
  expect(documents).toEqual(['/profile'])
})

test('a change of the track after another device has ended the session redirects to sign in, and is sent after that', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  await arriveWith(context, portal)
  const account = await signUp(context)
  const elsewhere = await browser.newContext()
  await signIn(elsewhere, account)
  const stops = async () => (await accountTrack(elsewhere)).locations
  await page.goto('/locations/1001', { waitUntil: 'networkidle' })
  for (const { id } of await otherSessions(elsewhere)) await call(elsewhere, 'DELETE', `auth/session/${id}`)
  await page
    .getByRole('button', { name: /^В\sтрек/ })
    .first()
    .click()

  await expect(page).toHaveURL(`${portal}/login?return_to=%2Flocations%2F1001`)
  expect(await stops()).toEqual([])
  // The console message of the 401.
  complaints.length = 0
  await signInAs(page, texts.ru.email, account)
  await expect(page).toHaveURL(`${portal}/locations/1001`)
  await expect.poll(stops).toEqual([1001])
  await elsewhere.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const lang of languages)
    test(`a visitor whose session another device has ended is redirected to the home page, which says so once (${lang})`, async ({
      page,
      context,
      browser,
    }) => {
      const { patronymic, save, ended } = { ...texts[lang], ...formTexts[lang] }
      await arriveWith(context, portal, { lang })
      const account = await signUp(context)
      const elsewhere = await browser.newContext()
      await signIn(elsewhere, account)
      await page.goto('/profile')
      await page.getByLabel(patronymic).fill('Викторовна')
      for (const { id } of await otherSessions(elsewhere)) await call(elsewhere, 'DELETE', `auth/session/${id}`)
      await page.getByRole('button', { name: save }).first().click()

      await expect(page).toHaveURL(`${portal}/`)
      await expect(page.getByText(ended)).toBeVisible()
      await page.reload()
      await expect(page.getByText(ended)).toHaveCount(0)
      await elsewhere.close()
    })

  for (const lang of languages)
    test(`a form sent after the session has ended is filled in again after signing in, for its owner only (${lang})`, async ({
      page,
      context,
      browser,
    }) => {
      const { email, patronymic, save, kept } = { ...texts[lang], ...formTexts[lang] }
      await arriveWith(context, portal, { lang })
      const account = await signUp(context)
      const stranger = await signUp(await browser.newContext())
      const send = async () => {
        await page.goto('/profile')
        await page.getByLabel(patronymic).fill('Викторовна')
        await page.locator('[name="old_password"]').fill('never kept')
        await endAt(context, 1)
        await page.getByRole('button', { name: save }).first().click()
        await expect(page).toHaveURL(`${portal}/login?return_to=%2Fprofile`)
      }
      await send()
      const cookies = await context.cookies()
      expect(JSON.stringify(cookies)).not.toContain('never')
      await signInAs(page, email, account)
      await expect(page.getByText(kept)).toBeVisible()
      await expect(page.getByLabel(patronymic)).toHaveValue('Викторовна')
      await expect(page.locator('[name="old_password"]')).toHaveValue('')
      await page.reload()
      await expect(page.getByLabel(patronymic)).toHaveValue('')

      await send()
      await signInAs(page, email, stranger)
      await expect(page).toHaveURL(`${portal}/profile`)
      await expect(page.getByLabel(patronymic)).toHaveValue('')
    })
})
