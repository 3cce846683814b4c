import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

const stops = [/Торум Маа/, /Вороний день/, /Музей Природы и Человека/]

test('a category narrows the tracks, and is called as its visitors are spoken to', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/tracks')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
  await page.getByRole('link', { name: 'Доступный', exact: true }).click()
  await expect(page).toHaveURL(`${portal}/tracks?category=disabled`)
  await expect(page.getByRole('main').getByRole('article').getByRole('link')).toHaveText(['Ханты-Мансийск на колёсах', 'Сургут и Нижневартовск без порогов'])
})

test('a whole track is taken by keyboard, said aloud, and its stops stand in order after what was there', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.addInitScript(() => {
    if (!localStorage.getItem('active_track')) localStorage.setItem('active_track', JSON.stringify({ locations: [1002], events: [] }))
  })
  await page.goto('/tracks/7001')
  const take = page.getByRole('button', { name: 'Взять весь трек себе' })
  await expect(page.getByText('Остановки добавятся в конец')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Мой трек.*1/ }).first()).toBeVisible()
  await take.press('Enter')
  const told = page.getByRole('region', { name: 'Уведомления' }).getByText('Добавлено 7 остановок в ваш трек')
  await expect(told).toBeVisible()
  await expect(take).toBeFocused()

  await page.getByRole('link', { name: 'Открыть мой трек' }).click()
  const rows = page.getByRole('list', { name: 'Мой трек' }).getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Убрать/ }) })
  await expect(rows).toHaveCount(8)
  for (const [index, title] of stops.entries()) await expect(rows.nth(index + 1).getByRole('link', { name: title }).first()).toBeVisible()
})

test('what was just taken can be given back', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/tracks/7009')
  await page.getByRole('button', { name: 'Взять весь трек себе' }).click()
  await expect(page.getByText('Все остановки в вашем треке')).toBeVisible()
  await page.getByRole('region', { name: 'Уведомления' }).getByRole('button', { name: 'Отменить' }).click()
  await expect(page.getByText('Остановки добавятся в конец')).toBeVisible()
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('active_track'))) ?? '{}')).toMatchObject({ locations: [], events: [] })
})

test('the same in English, with legs between the stops', async ({ page, context }) => {
  await arriveWith(context, portal, { lang: 'en' })
  await page.goto('/tracks/7001')
  await expect(page.getByRole('region', { name: 'Stops in order' }).getByText(/km as the crow flies/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Take the whole track' }).click()
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
