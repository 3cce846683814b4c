import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { call, signIn, signUp } from './signed-in.ts'
import { storedItem } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const texts = {
  ru: { heart: /^Избранное: /, kept: 'Хранится в вашем профиле' },
  en: { heart: /^Favourite: /, kept: 'Stored with your account' },
} as const
const languages = ['ru', 'en'] as const

const hearts = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })
const favoritesOf = async (context: Parameters<typeof call>[0]) => {
  const { favorite_list } = await (await call(context, 'GET', 'profile/favorite')).json()
  return favorite_list.map(({ id }: { id: number }) => id)
}

for (const lang of languages) {
  const say = texts[lang]

  test(`a guest's favourites are added to the account once and appear on another device (${lang})`, async ({
    page,
    context,
    browser,
  }) => {
    await arriveWith(context, portal, { lang })
    const account = await signUp(context)
    await context.clearCookies({ name: /session|auth/ })
    const other = await context.newPage()
    for (const one of [page, other]) await one.goto('/tours', { waitUntil: 'networkidle' })
    await hearts(page, say.heart).first().click()
    await expect(hearts(other, say.heart).first()).toHaveAttribute('aria-pressed', 'true')

    await signIn(context, account)
    for (const one of [page, other]) await one.reload({ waitUntil: 'networkidle' })
    await expect.poll(async () => (await favoritesOf(context)).length).toBe(1)
    await expect.poll(() => storedItem(page, 'favorites')).toContain('"guest":[]')

    const elsewhere = await browser.newContext()
    await arriveWith(elsewhere, portal, { lang })
    await signIn(elsewhere, account)
    const second = await elsewhere.newPage()
    await second.goto('/favorites')
    await expect(second.getByText(say.kept)).toBeVisible()
    await expect(hearts(second, say.heart)).toHaveCount(1)
    await hearts(second, say.heart).first().click()
    await expect.poll(() => favoritesOf(context)).toEqual([])
    await elsewhere.close()
  })

  test(`the first HTML shows the pressed hearts of an account (${lang})`, async ({ context }) => {
    await arriveWith(context, portal, { lang })
    await signUp(context)
    await call(context, 'PUT', 'profile/favorite/location/1003')
    const [list, place, tab] = await Promise.all(
      ['/favorites', '/locations/1003', '/profile?tab=favorites'].map(async (address) =>
        (await context.request.get(portal + address)).text(),
      ),
    )

    const pressed = /<button[^>]*data-favorite="location\/1003"[^>]*aria-pressed="true"/
    for (const html of [list, place, tab]) expect(html).toMatch(pressed)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const lang of languages)
    test(`a signed-in visitor adds and removes a favourite by its heart (${lang})`, async ({ page, context }) => {
      const { heart } = texts[lang]
      await arriveWith(context, portal, { lang })
      await signUp(context)
      await page.goto('/tours?category=ethno')
      await hearts(page, heart).first().click()
      await expect(page).toHaveURL('/tours?category=ethno')
      await expect(hearts(page, heart).first()).toHaveAttribute('aria-pressed', 'true')

      await page.goto('/profile?tab=favorites')
      await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(1)
      await page.goto('/favorites')
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
      await hearts(page, heart).first().click()
      await expect(page).toHaveURL('/favorites')
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
    })
})
