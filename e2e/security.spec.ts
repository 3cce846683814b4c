import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { call, signIn, signUp } from './signed-in.ts'
import { arriveWith, expect, test } from './visit.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const isSignedIn = async (context: Parameters<typeof call>[0]) =>
  (await call(context, 'GET', 'profile/subscription')).status() === 200

for (const { lang, ...say } of [
  {
    lang: 'ru',
    password: 'Пароль',
    old: /^Нынешний пароль/,
    fresh: /^Новый пароль/,
    repeat: /^Пароль ещё раз/,
    change: 'Сменить пароль',
    wrong: /не\sподходит/,
    different: /Поля должны совпадать/,
    short: /не\sможет быть короче 8\sзнаков/,
    saved: 'Данные обновлены',
  },
  {
    lang: 'en',
    password: 'Password',
    old: /^Current password/,
    fresh: /^New password/,
    repeat: /^Password again/,
    change: 'Change the password',
    wrong: /is\swrong/,
    different: /Fields must match/,
    short: /cannot be\sless than 8\scharacters/,
    saved: 'Data updated',
  },
] as const) {
  test(`changing the password needs the old one and ends other sessions (${lang})`, async ({
    page,
    context,
    browser,
  }) => {
    await arriveWith(context, portal, { lang })
    const account = await signUp(context)
    const elsewhere = await browser.newContext()
    await signIn(elsewhere, account)
    await page.goto('/security', { waitUntil: 'networkidle' })
    const form = page.getByRole('form', { name: say.password, exact: true })
    const type = async (old: string, fresh: string, repeated = fresh) => {
      await form.getByRole('textbox', { name: say.old }).fill(old)
      await form.getByRole('textbox', { name: say.fresh }).fill(fresh)
      await form.getByRole('textbox', { name: say.repeat }).fill(repeated)
      await form.getByRole('button', { name: say.change }).click()
    }
    await type(account.password, 'short', 'other')
    await expect(form.getByRole('textbox', { name: say.fresh })).toHaveAccessibleDescription(say.short)
    await type(account.password, 'warm house by the river', 'another house')
    await expect(form.getByRole('textbox', { name: say.repeat })).toHaveAccessibleDescription(say.different)
    await type('not the password', 'warm house by the river')
    await expect(form.getByRole('textbox', { name: say.old })).toHaveAccessibleDescription(say.wrong)
    expect(await isSignedIn(elsewhere)).toBe(true)

    await type(account.password, 'warm house by the river')
    await expect(page.getByText(say.saved)).toBeVisible()
    expect([await isSignedIn(context), await isSignedIn(elsewhere)]).toEqual([true, false])
    await elsewhere.close()
  })
}

test('another session is shown with its device, and can be ended', async ({ page, context, browser }) => {
  await arriveWith(context, portal, { lang: 'en' })
  const account = await signUp(context)
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' })
  await signIn(elsewhere, account)
  await page.goto('/security', { waitUntil: 'networkidle' })
  const sessions = part(page, 'Where you are signed in').getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1)
  await expect(sessions.filter({ hasText: 'Firefox' })).toContainText(/Last seen \d\d\.\d\d\.\d{4}, \d\d:\d\d/)
  await sessions.getByRole('button', { name: /^End the session: Firefox/ }).click()

  await expect(sessions).toHaveCount(1)
  await expect(page.getByText(/^Session ended: Firefox/)).toBeVisible()
  expect([await isSignedIn(context), await isSignedIn(elsewhere)]).toEqual([true, false])
  await elsewhere.close()
})

test('consents are shown with the version of their text and the time', async ({ page, context }) => {
  await arriveWith(context, portal)
  await signUp(context)
  await page.goto('/security')
  const consents = part(page, 'Согласия')
  await expect(consents.getByRole('listitem')).not.toHaveCount(0)
  await expect(consents.getByRole('link', { name: 'Согласие на обработку персональных данных' })).toHaveAttribute(
    'href',
    '/docs/5',
  )
  await expect(consents.getByRole('listitem').last()).toContainText(/Версия [\d.]+, принято \d\d\.\d\d\.\d{4}/)
})

test('the data can be downloaded as a file', async ({ page, context }) => {
  await arriveWith(context, portal)
  const { email } = await signUp(context)
  await page.goto('/security')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Скачать мои данные' }).click()
  const download = await downloading

  expect(download.suggestedFilename()).toMatch(/\.json$/)
  expect(await readFile(await download.path(), 'utf8')).toContain(email)
})

test('the account is erased after a confirmation that says which data stays', async ({ page, context }) => {
  await arriveWith(context, portal)
  const account = await signUp(context)
  await page.goto('/security', { waitUntil: 'networkidle' })
  const erase = part(page, 'Удалить учётную запись')
  await expect(erase).toContainText('Закон обязывает нас')
  await expect(erase).toContainText(/Билеты останутся действительны/)
  await expect(erase.getByRole('button')).toHaveCount(0)
  await erase.getByRole('link', { name: /Удалить учётную запись/ }).press('Enter')
  await expect(erase.getByRole('heading', { level: 3 })).toBeFocused()
  await expect(erase.getByRole('heading', { level: 3 })).toContainText(account.email)
  await erase.getByRole('link', { name: 'Не удалять' }).click()
  await expect(erase.getByRole('button')).toHaveCount(0)
  expect(await isSignedIn(context)).toBe(true)

  await erase.getByRole('link', { name: /Удалить учётную запись/ }).click()
  const password = erase.getByRole('textbox', { name: /^Пароль/ })
  const confirm = erase.getByRole('button', { name: 'Удалить навсегда' })
  await confirm.click()
  await expect(password).toHaveAccessibleDescription(/Обязательное поле/)
  await password.fill('not the password')
  await confirm.click()
  await expect(password).toHaveAccessibleDescription(/не\sподходит/)
  expect(await isSignedIn(context)).toBe(true)
  await password.fill(account.password)
  await confirm.click()
  await expect(page).toHaveURL(`${portal}/`)
  await expect(page.getByText('Учётная запись удалена')).toBeVisible()
  expect(await isSignedIn(context)).toBe(false)
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('auth')
  expect((await call(context, 'POST', 'auth/login', account)).status()).toBe(422)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the password can be changed, a session ended and the account erased', async ({ page, context, browser }) => {
    await arriveWith(context, portal)
    const account = await signUp(context)
    const elsewhere = await browser.newContext()
    await signIn(elsewhere, account)
    await page.goto('/security')
    await page.getByRole('button', { name: /^Завершить сеанс/ }).click()
    await expect(page.getByRole('button', { name: /^Завершить сеанс/ })).toHaveCount(0)
    expect(await isSignedIn(elsewhere)).toBe(false)

    const form = page.getByRole('form', { name: 'Пароль', exact: true })
    await form.getByRole('textbox', { name: /^Нынешний пароль/ }).fill('not the password')
    await form.getByRole('textbox', { name: /^Новый пароль/ }).fill('warm house by the river')
    await form.getByRole('textbox', { name: /^Пароль ещё раз/ }).fill('warm house by the river')
    await form.getByRole('button').last().click()
    await expect(form.getByRole('textbox', { name: /^Нынешний пароль/ })).toHaveAccessibleDescription(/не\sподходит/)
    await expect(form.getByRole('textbox', { name: /^Новый пароль/ })).toHaveValue('')

    await page.getByRole('link', { name: /Удалить учётную запись/ }).click()
    const erase = part(page, 'Удалить учётную запись')
    const password = erase.getByRole('textbox', { name: /^Пароль/ })
    await password.fill('not the password')
    await erase.getByRole('button', { name: 'Удалить навсегда' }).click()
    await expect(password).toHaveAccessibleDescription(/не\sподходит/)
    expect(await isSignedIn(context)).toBe(true)
    await password.fill(account.password)
    await erase.getByRole('button', { name: 'Удалить навсегда' }).click()
    await expect(page).toHaveURL(`${portal}/`)
    await expect(page.locator('noscript [role=status]')).toHaveText('Учётная запись удалена')
    expect(await isSignedIn(context)).toBe(false)
    await elsewhere.close()
  })
})

/** The addresses of the routes that only signed-in visitors enter, from the routes themselves. */
async function guardedAddresses(): Promise<string[]> {
  const folder = join(import.meta.dirname, '../site/routes')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.tsx'))
  const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return sources
    .filter((source) => /guard: '(?:user|leaving)'/.test(source))
    .map((source) => /createFileRoute\('([^']+)'\)/.exec(source)?.[1]?.replace(/(?<=.)\/$/, '') ?? '')
}

test('no cache stores a personal page, and no guest sees one', async ({ context, request }) => {
  const addresses = await guardedAddresses()
  expect(addresses).toEqual(expect.arrayContaining(['/profile', '/profile/orders', '/security', '/logout']))
  await signUp(context)
  for (const address of [...addresses, '/', '/favorites', '/my_tracks', '/locations/1003']) {
    const response = await context.request.get(portal + address)
    expect([address, response.status(), response.headers()['cache-control']]).toEqual([
      address,
      200,
      'private, no-store',
    ])
  }
  for (const address of addresses) {
    const response = await request.get(portal + address, { maxRedirects: 0 })
    expect([address, response.status()]).toEqual([address, 302])
  }
})
