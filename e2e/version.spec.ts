import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

test('a new version is offered once and loads only if the visitor accepts', async ({ page, context }) => {
  await page.clock.install()
  await arriveWith(context, portal)
  await page.goto('/locations', { waitUntil: 'networkidle' })
  const notice = page.getByRole('region', { name: 'Новая версия' })
  const versionResponse = page.waitForResponse('**/version.json')
  await page.clock.runFor(31_000)
  await versionResponse
  await expect(notice).toHaveCount(0)

  await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
  await page.clock.runFor(31_000)
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Позже' }).click()
  await expect(notice).toHaveCount(0)
  await page.clock.runFor(61_000)
  await expect(notice).toHaveCount(0)
})

test('a new version opens by reloading', async ({ page, context }) => {
  await page.clock.install()
  await arriveWith(context, portal)
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
  await page.goto('/locations', { waitUntil: 'networkidle' })
  await page.clock.runFor(31_000)
  const loaded = page.waitForEvent('load')
  await page.getByRole('region', { name: 'Новая версия' }).getByRole('button', { name: 'Обновить' }).click()
  await loaded
})

test('a page whose script is no longer on the server reloads once; within a minute it only shows an error', async ({
  page,
  context,
  complaints,
}) => {
  await arriveWith(context, portal)
  await page.goto('/', { waitUntil: 'networkidle' })
  const track = page
    .getByRole('banner')
    .getByRole('link', { name: /^Мой трек/ })
    .first()
  const gone = '**/assets/my_tracks*.js'
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }))
  const reloaded = page.waitForEvent('load')
  await track.click()
  await reloaded
  await expect(page).toHaveURL(/\/my_tracks$/)
  expect(await page.evaluate(() => sessionStorage.getItem('chunk_reloaded_at'))).toMatch(/^\d+$/)

  await page.goto('/', { waitUntil: 'networkidle' })
  let loads = 0
  page.on('load', () => (loads += 1))
  await track.click()
  const retry = page.getByRole('main').getByRole('button', { name: 'Повторить' })
  await expect(retry).toBeVisible()
  const versionResponse = page.waitForResponse('**/version.json')
  await retry.click()
  await versionResponse
  await expect(retry).toBeVisible()
  expect(loads).toBe(0)
  complaints.length = 0
})

test('a script that cannot be loaded offline does not reload the page, and loads when the network returns', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await page.goto('/', { waitUntil: 'networkidle' })
  let loads = 0
  page.on('load', () => (loads += 1))
  await context.setOffline(true)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Мой трек/ })
    .first()
    .click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Нет сети')
  expect(loads).toBe(0)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Трек пока пуст' })).toBeVisible()

  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Туры', exact: true }).click()
  await expect(title).toHaveText('Нет сети')
  await context.setOffline(false)
  await expect(title).toHaveText('Туры')
})
