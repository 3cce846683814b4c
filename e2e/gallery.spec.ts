import { minimalPortal as portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

const place = '/locations/1001'

for (const { lang, open, close, announced } of [
  { lang: 'ru', open: /^Открыть картинку/, close: 'Закрыть', announced: /^2\sиз/ },
  { lang: 'en', open: /^Open the picture/, close: 'Close', announced: /^2\sof/ },
] as const) {
  test(`a picture opens over the page by keyboard, arrows change it, and closing restores focus (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    // After hydration focus loads the lightbox; before that it is a plain link.
    const comes = page.waitForResponse(/Lightbox/)
    await page.goto(portal + place)
    const link = page.getByRole('link', { name: open }).first()
    await link.focus()
    await comes
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.locator('[aria-live]')).toHaveText(announced)
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await dialog.getByRole('button', { name: close }).focus()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(link).toBeFocused()
    expect(page.url()).toContain(place)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link opens the picture file', async ({ page, context, request }) => {
    await arriveWith(context, portal)
    await page.goto(portal + place)
    const link = page.getByRole('link', { name: /^Открыть картинку/ }).first()
    await expect(link).toBeVisible()
    const address = await link.getAttribute('href')
    const response = await request.get(new URL(address ?? '', portal).href)
    expect([response.status(), response.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
  })
})
