import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

test('search finds by stem, through a typo, and in the wrong keyboard layout', async ({ page, context }) => {
  await arriveWith(context, portal)
  for (const [query, title] of [
    ['музеях Сургута', /Сургут/],
    ['самаровскй чугас', /Самаровский чугас/],
    ['xeufc', /чугас/i],
  ] as const) {
    await page.goto(`/q?q=${encodeURIComponent(query)}`)
    await expect(
      page.getByRole('region', { name: 'Результаты поиска' }).getByRole('link', { name: title }).first(),
    ).toBeVisible()
  }
})

test('on the search page typing searches after a pause, and focus stays in the field', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/q?q=чугас', { waitUntil: 'networkidle' })
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('археопарк')
  await expect(page).toHaveURL(/q=%D0%B0%D1%80%D1%85/)
  await expect(
    page
      .getByRole('region', { name: 'Результаты поиска' })
      .getByRole('link', { name: /Археопарк/ })
      .first(),
  ).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('археопарк')
})
