import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

test('the menu leads to an article, which leads to the next one and back', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/guides')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(12)
  await cards.getByRole('link', { name: 'О Югре' }).click()
  await expect(page).toHaveURL(`${portal}/guides/77`)
  await expect(page.getByRole('heading', { level: 1, name: 'О Югре' })).toBeVisible()

  const neighbours = page.getByRole('navigation', { name: 'Другие статьи' })
  await neighbours.getByRole('link', { name: /Следующая статья/ }).press('Enter')
  await expect(page).not.toHaveURL(/\/guides\/77/)
  await neighbours.getByRole('link', { name: /Предыдущая статья/ }).click()
  await expect(page).toHaveURL(`${portal}/guides/77`)
})

test('a list shows its other pages, and the address has the number of the page', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/guides')
  await page
    .getByRole('navigation', { name: /Страницы/ })
    .getByRole('link', { name: '2' })
    .click()
  await expect(page).toHaveURL(`${portal}/guides?page=2`)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
})

test('a post shows its date and other posts', async ({ page, context }) => {
  await arriveWith(context, portal, { lang: 'en' })
  await page.goto('/posts')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page.getByText('19 November 2026')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Other news' }).getByRole('article')).toHaveCount(3)
})

test('an information page has the same content under its slug and its id', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/contacts')
  await expect(page.getByRole('region', { name: 'Контакты' }).getByRole('link', { name: /\+7/ })).toBeVisible()
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  await page.goto(new URL(canonical ?? '').pathname)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical ?? '')
})

test('each article has a title of its own', async ({ request }) => {
  const titleOf = async (address: string) =>
    /<title>(.*?)<\/title>/.exec(await (await request.get(address)).text())?.[1]
  const titles = await Promise.all(
    ['/guides', '/guides/77', '/posts', '/posts/8001', '/pages', '/pages/107', '/about'].map(titleOf),
  )
  expect(new Set(titles).size).toBe(titles.length)
})
