import type { Page } from '@playwright/test'
import { myTrackRows } from './account-track.ts'
import { portal } from './portals.ts'
import { startWithTrack, storedTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const arriveWithPlace = (page: Page) => startWithTrack(page, { locations: [1002], events: [] })
/** Only scripts render the number of stops, so it shows that the page is hydrated. */
const expectHydrated = (page: Page) => expect(page.getByRole('link', { name: /^Мой трек.*1/ }).first()).toBeVisible()

const stops = [/Торум Маа/, /Вороний день/, /Музей Природы и\sЧеловека/]

test('a category filters the tracks, and the heading names its audience', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/tracks')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Доступная\sсреда/ })
    .click()
  await expect(page).toHaveURL(`${portal}/tracks?category=disabled`)
  await expect(page.getByRole('main').getByRole('article').getByRole('link')).toHaveText([
    'Ханты-\u2060Мансийск на колёсах',
    'Сургут и Нижневартовск без порогов',
  ])
})

for (const theme of ['lv-black-on-white', 'lv-white-on-black', 'lv-blue-on-blue'] as const)
  test(`the sketches of tracks have only the colours of the theme ${theme}`, async ({ page, context }) => {
    await arriveWith(context, portal, { theme })
    await page.goto('/tracks')
    const sketch = page.locator('article[data-card] img[src^="/drawings/route.svg"]').first()

    await expect(sketch).toHaveCSS('filter', /^grayscale\(1\)/)
  })

test('adding a whole track by keyboard is announced, and its stops follow the existing ones in order', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await arriveWithPlace(page)
  await page.goto('/tracks/7001')
  const take = page.getByRole('button', { name: 'Взять весь трек себе' })
  await expect(page.getByText('Остановки добавятся в конец')).toBeVisible()
  await expectHydrated(page)
  await take.press('Enter')
  const notice = page.getByRole('region', { name: 'Уведомления' }).getByText('Добавлено 7 остановок в ваш трек')
  await expect(notice).toBeVisible()
  await expect(take).toBeFocused()

  await page.getByRole('link', { name: 'Открыть мой трек' }).click()
  const rows = myTrackRows(page)
  await expect(rows).toHaveCount(8)
  for (const [index, title] of stops.entries())
    await expect(
      rows
        .nth(index + 1)
        .getByRole('link', { name: title })
        .first(),
    ).toBeVisible()
})

test('adding a track can be undone', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/tracks/7009')
  await page.getByRole('button', { name: 'Взять весь трек себе' }).click()
  await expect(page.getByText('Все остановки в вашем треке')).toBeVisible()
  await page.getByRole('region', { name: 'Уведомления' }).getByRole('button', { name: 'Отменить' }).press('Enter')
  await expect(page.getByText('Остановки добавятся в конец')).toBeVisible()
  await expect.poll(() => storedTrack(page)).toMatchObject({ locations: [], events: [] })
})

test('the same in English, with legs between the stops', async ({ page, context }) => {
  await arriveWith(context, portal, { lang: 'en' })
  await page.goto('/tracks/7001', { waitUntil: 'networkidle' })
  await expect(
    page
      .getByRole('region', { name: 'Stops in order' })
      .getByText(/km\sin\sa\sstraight line/)
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Take the whole track' }).press('Enter')
  await expect(page.getByText('7 stops added to your track')).toBeVisible()
})

test('without scripts a track can be taken as a whole, and shows all its stops', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${portal}/tracks/7001`)
  await expect(page.getByRole('button', { name: 'Взять весь трек себе' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Остановки по порядку' }).getByRole('article')).toHaveCount(7)
  await context.close()
})

test('a whole track is kept by keyboard, listed below the visitor’s own track, and removed there', async ({
  page,
  context,
}) => {
  const kept = async () => (await context.cookies(portal)).find(({ name }) => name === 'my_tracks')
  await arriveWith(context, portal)
  await arriveWithPlace(page)
  await page.goto('/tracks/7001')
  await expectHydrated(page)
  const toggle = page.getByRole('main').getByRole('button', { name: /^(Сохранить трек|Убрать из\sсохранённых)$/ })
  await toggle.press('Enter')
  await expect(toggle).toHaveText('Убрать из сохранённых')
  await expect(toggle).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Трек сохранён' })).toBeVisible()
  expect(decodeURIComponent((await kept())?.value ?? '')).toBe('[7001]')

  await page
    .getByRole('link', { name: /^Мой трек/ })
    .first()
    .click()
  const section = page.getByRole('region', { name: 'Сохранённые готовые треки' })
  await expect(section.getByRole('article').getByRole('link', { name: 'Дом, лодка, орнамент' })).toHaveAttribute(
    'href',
    '/tracks/7001',
  )
  await section.getByRole('button', { name: 'Убрать из сохранённых: Дом, лодка, орнамент' }).press('Enter')
  await expect(section).toContainText('Сохранённых готовых треков больше нет')
  await expect(section).toBeFocused()
  expect(await kept()).toBeUndefined()
  await page.reload()
  await expect(page.getByRole('list', { name: 'Мой трек' })).toBeVisible()
  await expect(section).toHaveCount(0)
})

test('a kept track that no longer exists can be removed; one that fails can be retried, and it loads when the network returns', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal, { lang: 'en' })
  await context.addCookies([{ name: 'my_tracks', value: encodeURIComponent('[7999,7009]'), url: portal }])
  const failing = /track\/7009/
  await page.route(failing, (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/my_tracks')
  const section = page.getByRole('region', { name: 'Saved ready-made tracks' })
  await expect(section.getByText('This track is no longer on the portal.')).toBeVisible()
  await expect(section.getByText('The track could not be loaded.')).toBeVisible()
  await page.unroute(failing)
  await context.setOffline(true)
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByText('No network.')).toBeVisible()
  await context.setOffline(false)
  await expect(section.getByRole('article').getByRole('link')).toHaveAttribute('href', '/tracks/7009')
  await section.getByRole('button', { name: 'Remove from saved: Track No. 7999' }).click()
  await expect(section.getByRole('listitem').filter({ has: page.getByRole('button') })).toHaveCount(1)
  await expect(section.getByRole('status').first()).toHaveText('1 track')
})

test('without scripts a track is kept, listed and removed by plain forms', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await arriveWith(context, portal)
  await page.goto(`${portal}/tracks/7009`)
  await page.getByRole('button', { name: 'Сохранить трек' }).click()
  await expect(page).toHaveURL(`${portal}/tracks/7009`)
  await expect(page.getByRole('button', { name: 'Убрать из сохранённых' })).toBeVisible()
  await page.goto(`${portal}/my_tracks`)
  await expect(page.getByRole('link', { name: 'Трек № 7009' })).toHaveAttribute('href', '/tracks/7009')
  await page.getByRole('button', { name: 'Убрать из сохранённых: Трек № 7009' }).click()
  await expect(page).toHaveURL(`${portal}/my_tracks`)
  await expect(page.getByRole('region', { name: 'Сохранённые готовые треки' })).toHaveCount(0)
  await context.close()
})
