import { portal } from './portals.ts'
import { call } from './signed-in.ts'
import { arriveWith, expect, test } from './visit.ts'

const shared = {
  locations: [1001, 1002],
  events: [],
  plan: [
    { object_type: 'location', object_id: 1002, day: 1 },
    { object_type: 'location', object_id: 1001, day: 2, note: 'Взять термос' },
  ],
  days: 2,
  start_date: '2027-02-05',
  title: 'Зимой на двоих',
}

for (const [lang, say] of [
  [
    'ru',
    { day: /^День 2 · .*6\sфевраля/, join: 'Добавить к моему треку', replace: 'Заменить мой трек', undo: /^Отменить/ },
  ],
  ['en', { day: /^Day 2 · .*6\sFebruary/, join: 'Add to my track', replace: 'Replace my track', undo: /^Undo/ }],
] as const) {
  test(`a shared track is read by its link and taken, and an own track comes back (${lang})`, async ({
    page,
    context,
  }) => {
    const { url } = await (await call(context, 'POST', 'track/share', shared)).json()
    await arriveWith(context, portal, { lang })
    await page.addInitScript(() => {
      if (!localStorage.getItem('active_track'))
        localStorage.setItem('active_track', JSON.stringify({ locations: [1003], events: [] }))
    })
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('active_track') ?? '{}').locations)

    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1, name: 'Зимой на двоих' })).toBeVisible()
    await expect(page.getByRole('heading', { name: say.day })).toBeVisible()
    await expect(page.getByText('Взять термос')).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('button', { name: say.replace }).click()
    await expect.poll(kept).toEqual([1002, 1001])
    await page.getByRole('button', { name: say.undo }).last().click()
    await expect.poll(kept).toEqual([1003])
    await page.getByRole('button', { name: say.join }).click()
    await expect.poll(kept).toEqual([1003, 1002, 1001])
  })
}

test('a shared track is read without JavaScript; a link that has ended is 404', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: portal })
  const { token, url, owner_secret } = await (await call(context, 'POST', 'track/share', shared)).json()
  await arriveWith(context, portal)
  const page = await context.newPage()
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1, name: 'Зимой на двоих' })).toBeVisible()
  await expect(page.getByText('Взять термос')).toBeVisible()

  const ended = await context.request.delete(`${portal}/api/portal/track/shared/${token}`, {
    headers: { origin: portal, 'owner-secret': owner_secret },
  })
  expect(ended.status()).toBe(204)
  expect((await page.goto(url))?.status()).toBe(404)
  expect((await page.goto('/share_track?token=never'))?.status()).toBe(404)
  await context.close()
})
