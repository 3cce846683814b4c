import { portal } from './portals.ts'
import { call } from './signed-in.ts'
import { startWithTrack, storedTrack } from './storage.ts'
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
    {
      day: /^День\s2\s·\s.*6\sфевраля/,
      join: 'Добавить к моему треку',
      replace: 'Заменить мой трек',
      undo: /^Отменить/,
      taken: /Этот\sтрек\sесть\sв\sвашем/,
      own: 'Мой трек',
    },
  ],
  [
    'en',
    {
      day: /^Day\s2\s·\s.*6\sFebruary/,
      join: 'Add to my track',
      replace: 'Replace my track',
      undo: /^Undo/,
      taken: /^This\strack\sis\sin\syours/,
      own: 'My track',
    },
  ],
] as const) {
  test(`a shared track opens by its link and can be taken over, and undo restores one's own track (${lang})`, async ({
    page,
    context,
  }) => {
    const { url } = await (await call(context, 'POST', 'track/share', shared)).json()
    await arriveWith(context, portal, { lang })
    await startWithTrack(page, { locations: [1003], events: [] })
    const kept = () => storedTrack(page).then(({ locations }) => locations)

    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1, name: 'Зимой на двоих' })).toBeVisible()
    await expect(page.getByRole('heading', { name: say.day })).toBeVisible()
    await expect(page.getByRole('paragraph').filter({ hasText: 'Взять термос' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('button', { name: say.replace }).click()
    await expect.poll(kept).toEqual([1002, 1001])
    await page.getByRole('button', { name: say.undo }).last().click()
    await expect.poll(kept).toEqual([1003])
    await page.getByRole('button', { name: say.join }).click()
    await expect.poll(kept).toEqual([1003, 1002, 1001])

    // Nothing is left to add: the page says so, and links to the visitor's own track.
    const main = page.getByRole('main')
    await expect(main.getByText(say.taken)).toBeVisible()
    await expect(main.getByRole('button', { name: say.join })).toHaveCount(0)
    await expect(main.getByRole('link', { name: say.own, exact: true })).toBeFocused()
  })
}

test('a shared track opens without JavaScript; an ended link is a 404 that says so', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: portal })
  const { token, url, owner_secret } = await (await call(context, 'POST', 'track/share', shared)).json()
  await arriveWith(context, portal)
  const page = await context.newPage()
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1, name: 'Зимой на двоих' })).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Взять термос' })).toBeVisible()

  const ended = await context.request.delete(`${portal}/api/portal/track/shared/${token}`, {
    headers: { origin: portal, 'owner-secret': owner_secret },
  })
  expect(ended.status()).toBe(204)
  for (const address of [url, '/share_track?token=never']) {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Ссылка больше не открывается' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Мой трек' })).toBeVisible()
  }
  await context.close()
})

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

for (const [lang, say] of [
  [
    'ru',
    {
      weather: 'Погода дня 2',
      map: 'Трек на схеме',
      files: 'Файлы',
      add: /^В\sтрек:\s/,
      day: /^День\s2\s·\s/,
    },
  ],
  [
    'en',
    {
      weather: 'Weather on day 2',
      map: 'The track on the sketch map',
      files: 'Files',
      add: /^Add\sto\strack:\s/,
      day: /^Day\s2\s·\s/,
    },
  ],
] as const) {
  test(`a shared track shows its schedule on its own dates, with weather, map and files (${lang})`, async ({
    page,
    context,
  }) => {
    const { url } = await (
      await call(context, 'POST', 'track/share', { ...shared, start_date: inDays(2), title: 'Вдвоём' })
    ).json()
    await arriveWith(context, portal, { lang })
    await context.addCookies([{ name: 'travel_date', value: inDays(40), url: portal }])
    await page.goto(url)

    const day = Number(inDays(3).slice(8))
    await expect(page.getByRole('heading', { name: say.day })).toHaveText(new RegExp(`\\b${day}\\b`))
    await expect(page.getByRole('list', { name: say.weather }).getByRole('listitem')).toHaveCount(1)
    await expect(
      page
        .getByRole('main')
        .getByText(/^\d\d:\d\d–\u2060\d\d:\d\d · /)
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('complementary', { name: say.map })).toBeVisible()
    await expect(page.getByRole('region', { name: say.files }).getByRole('button', { name: 'GPX' })).toBeEnabled()
    await expect(page.getByRole('main').getByRole('button', { name: say.add })).toHaveCount(2)
    await expect(page.locator('[data-sheet]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-sheet]').getByText('Взять термос')).toBeVisible()
    await expect(page.locator('[data-sheet] h1')).toHaveText('Вдвоём')
    await expect(page.getByRole('complementary', { name: say.map })).toBeHidden()
  })
}
