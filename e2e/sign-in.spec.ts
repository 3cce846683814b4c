import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { storedItem } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const texts = {
  ru: {
    first: /^Имя/,
    last: /^Фамилия/,
    email: /^Электронная почта/,
    password: /^Пароль обязательно|^Пароль$/,
    again: /^Пароль ещё раз/,
    foreign: 'Иностранный турист',
    country: /^Страна/,
    agreement: /^Принимаю/,
    personalData: /^Даю\sсогласие/,
    create: 'Создать профиль',
    signIn: 'Войти',
    logOut: 'Выйти',
    organisation: /^Вход для организаций/,
    required: 'Обязательное поле',
    menu: 'Меню',
    registered: /^Профиль создан/,
    signedOut: 'Вы вышли из профиля',
  },
  en: {
    first: /^First name/,
    last: /^Last name/,
    email: /^Email/,
    password: /^Password required|^Password$/,
    again: /^Password again/,
    foreign: 'Foreign tourist',
    country: /^Country/,
    agreement: /^I\saccept/,
    personalData: /^I\sconsent/,
    create: 'Create a profile',
    signIn: 'Sign in',
    logOut: 'Log out',
    organisation: /^Login as\san\sorganization/,
    required: 'Required field',
    menu: 'Menu',
    registered: /^The profile is\screated/,
    signedOut: 'You are signed out',
  },
} as const
type Lang = keyof typeof texts

let people = 0
const aPerson = () => {
  people += 1
  return { email: `anna-${process.pid}-${Date.now()}-${people}@example.com`, password: 'a warm house' }
}

async function fillRegistration(page: Page, lang: Lang, { email, password }: ReturnType<typeof aPerson>) {
  const say = texts[lang]
  await page.getByLabel(say.first).fill('Anna')
  await page.getByLabel(say.last).fill('Moldanova')
  await page.getByLabel(say.email).fill(email)
  await page.locator('[name="password"]').fill(password)
  await page.locator('[name="password_repeat"]').fill(password)
  await page.getByRole('radio', { name: say.foreign }).check()
  const country = page.getByLabel(say.country).and(page.locator('input'))
  await country.fill('Peru')
  // Closes its list, which would cover the next field.
  await country.press('Tab')
  await page.getByRole('checkbox', { name: say.agreement }).check()
  await page.getByRole('checkbox', { name: say.personalData }).check()
}

async function register(page: Page, lang: Lang, address = '/registration') {
  const person = aPerson()
  await page.goto(address)
  await fillRegistration(page, lang, person)
  await page.getByRole('button', { name: texts[lang].create }).click()
  await expect(page).not.toHaveURL(/registration/)
  await expect(page.getByText(texts[lang].registered)).toBeVisible()
  return person
}

const header = (page: Page) => page.getByRole('banner')
const isSignedIn = async (page: Page, lang: Lang) =>
  expect(header(page).locator('a[href="/logout"]').first()).toHaveText(texts[lang].logOut)

for (const lang of ['ru', 'en'] as const)
  for (const width of [375, 1440]) {
    test(`a visitor signs up, out and in again, in ${lang} at ${width} px`, async ({ page, context }) => {
      await page.setViewportSize({ width, height: 900 })
      await arriveWith(context, portal, { lang })
      const person = await register(page, lang, '/registration?return_to=%2Ftours')
      await expect(page).toHaveURL(/\/tours$/)
      await isSignedIn(page, lang)
      await expect(header(page).getByText(texts[lang].organisation)).toHaveCount(0)

      await page.goto('/logout', { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: texts[lang].logOut }).click()
      await expect(page).toHaveURL(`${portal}/`)
      await expect(header(page).locator('a[href="/login"]').first()).toHaveText(texts[lang].signIn)

      await page.goto('/login?return_to=%2Ftracks')
      await page.getByLabel(texts[lang].email).fill(person.email)
      await page.locator('[name="password"]').fill(person.password)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/tracks$/)
      await isSignedIn(page, lang)
    })
  }

test('no script and no page contains the token', async ({ page, context }) => {
  await arriveWith(context, portal)
  await register(page, 'ru')
  await isSignedIn(page, 'ru')

  const token = (await context.cookies()).find(({ name }) => name === 'session')
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  const seen = await page.evaluate(async () => [
    document.cookie,
    document.documentElement.outerHTML,
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    await (await fetch('/api/portal/profile')).text(),
  ])
  expect(seen.map((text) => text.includes(token?.value ?? '-'))).toEqual([false, false, false, false])
  const auth = (await context.cookies()).find(({ name }) => name === 'auth')
  expect(Object.keys(JSON.parse(decodeURIComponent(auth?.value ?? '')))).toEqual(['expires'])
})

test('signing out in one tab signs out the other, and nothing stays in the browser', async ({ page, context }) => {
  await arriveWith(context, portal)
  await register(page, 'ru')
  const other = await context.newPage()
  await other.goto('/tours')
  await isSignedIn(other, 'ru')
  await expect.poll(() => storedItem(other, 'signed_in')).not.toBeNull()

  await page.goto('/')
  await header(page).locator('a[href="/logout"]').first().click()
  await expect(header(page).locator('a[href="/login"]').first()).toHaveText('Войти')

  await expect(other).toHaveURL(`${portal}/`)
  await expect(header(other).locator('a[href="/login"]').first()).toHaveText('Войти')
  await expect.poll(() => storedItem(other, 'signed_in')).toBeNull()
  expect((await context.cookies()).filter(({ name }) => /session|auth/.test(name))).toEqual([])
})

for (const [lang, typed, suggested] of [
  ['ru', 'пер', 'Перу'],
  ['en', 'per', 'Peru'],
] as const) {
  test(`countries are suggested, any other text is accepted, and a reload opens no list (${lang})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await arriveWith(context, portal, { lang })
    await page.goto('/registration')
    await page.getByRole('radio', { name: texts[lang].foreign }).check()
    const country = page.getByRole('combobox', { name: texts[lang].country })
    const option = page.getByRole('option', { name: suggested })

    await country.pressSequentially(typed)
    await expect(option).toBeInViewport({ ratio: 1 })
    await country.press('ArrowDown')
    await country.press('Enter')
    await expect(country).toHaveValue(suggested)
    await expect(option).toHaveCount(0)
    await page.reload()
    await expect(country).toHaveValue(suggested)
    await expect(option).toHaveCount(0)

    await country.fill('Lemuria')
    await country.press('Tab')
    await expect(country).toHaveValue('Lemuria')
  })
}

test('a reload keeps all typed values except for passwords and consents', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/registration')
  await fillRegistration(page, 'ru', aPerson())
  await page.getByLabel(/^Дата рождения/).fill('07.03.1990')
  await page.getByLabel(texts.ru.last).blur()

  await page.reload()

  await expect(page.getByLabel(texts.ru.last)).toHaveValue('Moldanova')
  await expect(page.getByLabel(texts.ru.country)).toHaveValue('Peru')
  await expect(page.getByLabel(/^Дата рождения/)).toHaveValue('07.03.1990')
  await expect(page.locator('[name="password"]')).toHaveValue('')
  await expect(page.getByRole('checkbox', { name: texts.ru.agreement })).not.toBeChecked()
})

test('pages for guests redirect a signed-in visitor', async ({ page, context }) => {
  await arriveWith(context, portal)
  await register(page, 'ru')
  for (const address of ['/login', '/registration', '/recovery']) {
    await page.goto(address)
    await expect(page).toHaveURL(`${portal}/`)
  }
})

test('signing in needs only the keyboard', async ({ page, context }) => {
  await arriveWith(context, portal, { lang: 'en' })
  await page.goto('/login')
  await page.getByLabel(texts.en.email).focus()
  await page.keyboard.type('nobody@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong password')
  await page.keyboard.press('Enter')

  const summary = page.getByRole('region', { name: /Check|not sent/ })
  await expect(summary).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('form :focus')).toBeVisible()
  await expect(page.getByLabel(texts.en.email)).toHaveValue('nobody@example.com')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a refused form keeps typed values, and signing in and out are POST requests', async ({ page, context }) => {
    await arriveWith(context, portal)
    const person = aPerson()
    await page.goto('/registration?return_to=%2Ftours')
    await expect(page.locator('[name="password"]')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Показать/ })).toHaveCount(0)
    await fillRegistration(page, 'ru', person)
    await page.locator('[name="password_repeat"]').fill('another house')
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'POST'),
      page.getByRole('button', { name: texts.ru.create }).click(),
    ])
    expect(response.status()).toBe(422)
    await expect(page.getByText('Поля должны совпадать').first()).toBeVisible()
    await expect(page.getByLabel(texts.ru.country)).toHaveValue('Peru')
    await expect(page.locator('[name="password"]')).toHaveValue('')

    await fillRegistration(page, 'ru', person)
    await page.getByRole('button', { name: texts.ru.create }).click()
    await expect(page).toHaveURL(/\/tours$/)
    await isSignedIn(page, 'ru')
    await expect(page.locator('noscript [role=status]')).toHaveText(texts.ru.registered)

    await page.goto('/logout', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: texts.ru.logOut }).click()
    await expect(page).toHaveURL(`${portal}/`)
    await expect(page.locator('noscript [role=status]')).toHaveText(texts.ru.signedOut)
    await expect(header(page).locator('a[href="/login"]').first()).toHaveText('Войти')
  })
})
