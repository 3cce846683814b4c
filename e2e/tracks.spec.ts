import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

const arriveWithPlace = (page: Page) =>
  page.addInitScript(() => {
    if (!localStorage.getItem('active_track'))
      localStorage.setItem('active_track', JSON.stringify({ locations: [1002], events: [] }))
  })
/** The number beside the track is known to scripts alone: once it is there, they answer. */
const isAwake = (page: Page) => expect(page.getByRole('link', { name: /^Мой трек.*1/ }).first()).toBeVisible()

const stops = [/Торум Маа/, /Вороний день/, /Музей Природы и Человека/]

test('a category narrows the tracks, and is called as its visitors are spoken to', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/tracks')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
  await page.getByRole('link', { name: 'Доступный', exact: true }).click()
  await expect(page).toHaveURL(`${portal}/tracks?category=disabled`)
  await expect(page.getByRole('main').getByRole('article').getByRole('link')).toHaveText([
    'Ханты-Мансийск на колёсах',
    'Сургут и Нижневартовск без порогов',
  ])
})

test('a whole track is taken by keyboard, said aloud, and its stops stand in order after what was there', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await arriveWithPlace(page)
  await page.goto('/tracks/7001')
  const take = page.getByRole('button', { name: 'Взять весь трек себе' })
  await expect(page.getByText('Остановки добавятся в конец')).toBeVisible()
  await isAwake(page)
  await take.press('Enter')
  const told = page.getByRole('region', { name: 'Уведомления' }).getByText('Добавлено 7 остановок в ваш трек')
  await expect(told).toBeVisible()
  await expect(take).toBeFocused()

  await page.getByRole('link', { name: 'Открыть мой трек' }).click()
  const rows = page
    .getByRole('list', { name: 'Мой трек' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Убрать/ }) })
  await expect(rows).toHaveCount(8)
  for (const [index, title] of stops.entries())
    await expect(
      rows
        .nth(index + 1)
        .getByRole('link', { name: title })
        .first(),
    ).toBeVisible()
})

test('what was just taken can be given back', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/tracks/7009')
  await page.getByRole('button', { name: 'Взять весь трек себе' }).click()
  await expect(page.getByText('Все остановки в вашем треке')).toBeVisible()
  await page.getByRole('region', { name: 'Уведомления' }).getByRole('button', { name: 'Отменить' }).press('Enter')
  await expect(page.getByText('Остановки добавятся в конец')).toBeVisible()
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('active_track'))) ?? '{}')).toMatchObject({
    locations: [],
    events: [],
  })
})

test('the same in English, with legs between the stops', async ({ page, context }) => {
  await arriveWith(context, portal, { lang: 'en' })
  await page.goto('/tracks/7001', { waitUntil: 'networkidle' })
  await expect(
    page
      .getByRole('region', { name: 'Stops in order' })
      .getByText(/km as the crow flies/)
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Take the whole track' }).press('Enter')
  await expect(page.getByText('7 stops added to your track')).toBeVisible()
})

test('without scripts a track says what it needs, and all its stops can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${portal}/tracks/7001`)
  await expect(page.getByRole('main')).toContainText('для него нужен JavaScript', { useInnerText: true })
  await expect(page.getByRole('button', { name: 'Взять весь трек себе' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Остановки по порядку' }).getByRole('article')).toHaveCount(7)
  await context.close()
})

test('a track is kept whole by keyboard, waits under the own one, and is removed there', async ({ page, context }) => {
  const kept = async () => (await context.cookies(portal)).find(({ name }) => name === 'my_tracks')
  await arriveWith(context, portal)
  await arriveWithPlace(page)
  await page.goto('/tracks/7001')
  await isAwake(page)
  const toggle = page.getByRole('main').getByRole('button', { name: /^(Сохранить трек|Убрать из сохранённых)$/ })
  await toggle.press('Enter')
  await expect(toggle).toHaveText('Убрать из сохранённых')
  await expect(toggle).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Трек сохранён' })).toBeVisible()
  expect(decodeURIComponent((await kept())?.value ?? '')).toBe('[7001]')

  await page
    .getByRole('link', { name: /^Мой трек/ })
    .first()
    .click()
  const section = page.getByRole('region', { name: 'Сохранённые треки' })
  await expect(section.getByRole('article').getByRole('link', { name: 'Дом, лодка, орнамент' })).toHaveAttribute(
    'href',
    '/tracks/7001',
  )
  await section.getByRole('button', { name: 'Убрать из сохранённых: Дом, лодка, орнамент' }).press('Enter')
  await expect(section).toContainText('Сохранённых треков больше нет')
  await expect(section).toBeFocused()
  expect(await kept()).toBeUndefined()
  await page.reload()
  await expect(page.getByRole('list', { name: 'Мой трек' })).toBeVisible()
  await expect(section).toHaveCount(0)
})

test('a kept track that is gone says so and can be removed, one that fails can be asked for again, and comes by itself with the network', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal, { lang: 'en' })
  await context.addCookies([{ name: 'my_tracks', value: encodeURIComponent('[7999,7009]'), url: portal }])
  const failing = /track\/7009/
  await page.route(failing, (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/my_tracks')
  const section = page.getByRole('region', { name: 'Kept tracks' })
  await expect(section.getByText('This track is no longer on the portal.')).toBeVisible()
  await expect(section.getByText('The track could not be loaded.')).toBeVisible()
  await page.unroute(failing)
  await context.setOffline(true)
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByText('No network.')).toBeVisible()
  await context.setOffline(false)
  await expect(section.getByRole('article').getByRole('link')).toHaveAttribute('href', '/tracks/7009')
  await section.getByRole('button', { name: 'Remove from kept: Track No. 7999' }).click()
  await expect(section.getByRole('listitem').filter({ has: page.getByRole('button') })).toHaveCount(1)
  await expect(section.getByRole('status').first()).toHaveText('1 track')
})

test('without scripts a track is kept, led to and removed by plain forms', async ({ browser }) => {
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
  await expect(page.getByRole('region', { name: 'Сохранённые треки' })).toHaveCount(0)
  await context.close()
})
