import { minimalPortal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

/** Pages that need only the specified calls. */
const pages: readonly (readonly [address: string, heading: RegExp])[] = [
  ['/', /Когда поедем/],
  ['/locations', /Места/],
  ['/locations/1003', /./],
  ['/locations/3001', /./],
  ['/hotels', /Где жить/],
  ['/hotels/2001', /./],
  ['/tours', /Туры/],
  ['/tours/5001', /./],
  ['/excursions', /Экскурсии/],
  ['/excursions/5101', /./],
  ['/tracks', /Треки|маршруты/i],
  ['/tracks/7001', /./],
  ['/guides', /Гид\sпо\sкраю/],
  ['/guides/77', /О\sЮгре/],
  ['/posts/8001', /./],
  ['/companies/501', /./],
  [`/q?q=${encodeURIComponent('музей')}`, /музей/],
  ['/my_tracks', /трек/i],
]

for (const [address, heading] of pages) {
  test(`${address} is complete with a provider that has only the specified calls`, async ({ page, context }) => {
    await arriveWith(context, minimalPortal)
    const response = await page.goto(minimalPortal + address, { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  })
}

test('the portal filters and pages a list that the provider sends without paging', async ({ page, context }) => {
  await arriveWith(context, minimalPortal)
  await page.goto(`${minimalPortal}/locations`)
  const status = page.getByRole('main').getByRole('status').first()
  await expect(status).toHaveText(/\d/)
  const found = async () => Number(/\d+/.exec(await status.innerText())?.[0])
  const all = await found()
  await expect(page.getByRole('region', { name: 'Список мест' }).getByRole('article')).toHaveCount(12)
  await page.goto(`${minimalPortal}/locations?territory_id=2&for_disabled=1`)
  await expect.poll(found).toBeLessThan(all)
  await page.goto(`${minimalPortal}/tours?category=family`)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4)
})

test('the stored territory filters the home page', async ({ page, context }) => {
  await arriveWith(context, minimalPortal)
  await context.addCookies([{ name: 'global_territory_id', value: '2', url: minimalPortal }])
  await page.goto(minimalPortal)
  const places = page.getByRole('region', { name: 'Места' }).getByRole('article')
  await expect(places.first()).toBeVisible()
  for (const place of await places.all()) await expect(place).toContainText('Сургут')
})

test('a page whose call the provider lacks is a 404', async ({ page, context }) => {
  await arriveWith(context, minimalPortal)
  const response = await page.goto(`${minimalPortal}/events`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена')
})
