import { linkTo } from './outbox.ts'
import { portal } from './portals.ts'
import { signUp } from './signed-in.ts'
import { arriveWith, expect, test } from './visit.ts'

const texts = {
  ru: {
    email: /^Электронная почта/,
    send: 'Прислать ссылку',
    sent: 'Письмо отправлено',
    save: 'Сохранить пароль',
    confirm: 'Подтвердить адрес',
    confirmed: 'Адрес подтверждён',
    signIn: 'Войти',
  },
  en: {
    email: /^Email/,
    send: 'Email me the link',
    sent: 'The email is on its way',
    save: 'Save the password',
    signIn: 'Sign in',
  },
} as const
const languages = ['ru', 'en'] as const

for (const lang of languages) {
  const say = texts[lang]

  test(`a forgotten password is replaced by a mailed link, which ends the other sessions (${lang})`, async ({
    page,
    context,
    browser,
  }) => {
    const elsewhere = await browser.newContext()
    await arriveWith(elsewhere, portal, { lang })
    const { email } = await signUp(elsewhere)
    await arriveWith(context, portal, { lang })

    await page.goto('/recovery')
    await page.getByLabel(say.email).fill(email)
    await page.getByRole('button', { name: say.send }).click()
    await expect(page.getByRole('main').getByText(say.sent)).toBeVisible()
    await page.goto(await linkTo(email, '/reset-password'))
    await page.locator('[name="password"]').fill('a new warm house')
    await page.locator('[name="password_repeat"]').fill('a new warm house')
    await page.getByRole('button', { name: say.save }).click()

    await expect(page).toHaveURL(`${portal}/`)
    await expect(page.getByRole('banner').locator('a[href="/logout"]').first()).toBeAttached()
    const other = await elsewhere.newPage()
    await other.goto('/profile')
    await expect(other).toHaveURL(`${portal}/`)
    await expect(other.getByRole('banner').locator('a[href="/login"]').first()).toHaveText(say.signIn)
    expect((await elsewhere.cookies()).filter(({ name }) => /session|auth/.test(name))).toEqual([])
    await elsewhere.close()
  })
}

test('an address is confirmed by the button of the mailed page, not by opening it', async ({ page, context }) => {
  await arriveWith(context, portal)
  const { email } = await signUp(context)
  await page.goto(await linkTo(email, '/verification'))
  await page.reload()

  await page.getByRole('button', { name: texts.ru.confirm }).click()
  await expect(page.getByText(texts.ru.confirmed)).toBeVisible()
})
