import type { BrowserContext, Page, Request } from '@playwright/test'
import { myTrackRows } from './account-track.ts'
import { portal } from './portals.ts'
import { startWithTrack, storedTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const trackOf = (page: Page): Promise<unknown> => storedTrack(page)
const removeIn = (page: Page, index: number) =>
  myTrackRows(page)
    .nth(index)
    .getByRole('button', { name: /^Убрать/ })
const notices = (page: Page) => page.getByRole('region', { name: 'Уведомления' })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Мой трек' })

async function arriveWithTrack(page: Page, context: BrowserContext, locations = [1001, 1002, 1003]) {
  await arriveWith(context, portal)
  await startWithTrack(page, { locations, events: [] })
  await page.goto('/my_tracks')
  await expect(myTrackRows(page)).toHaveCount(locations.length)
}

test.describe('removing by keyboard', () => {
  test('focus moves to the next row, from the last row to the previous one, and finally to the heading', async ({
    page,
    context,
  }) => {
    await arriveWithTrack(page, context)
    await removeIn(page, 1).press('Enter')
    await expect(myTrackRows(page)).toHaveCount(2)
    await expect(removeIn(page, 1)).toBeFocused()
    await removeIn(page, 1).press('Space')
    await expect(myTrackRows(page)).toHaveCount(1)
    await expect(removeIn(page, 0)).toBeFocused()
    await removeIn(page, 0).press('Enter')
    await expect(page.getByRole('heading', { name: 'Трек пока пуст' })).toBeVisible()
    await expect(heading(page)).toBeFocused()
    // An empty track links to single places and to whole tracks.
    for (const address of ['/locations', '/tracks'])
      await expect(page.getByRole('main').locator(`a[href="${address}"]`)).toBeVisible()
  })

  test('a removal is announced; its button undoes it, restores the position of the stop, and keeps focus', async ({
    page,
    context,
  }) => {
    await arriveWithTrack(page, context)
    const title = (await myTrackRows(page).nth(1).getByRole('link').first().textContent()) ?? ''
    await removeIn(page, 1).press('Enter')
    const notice = notices(page)
      .getByRole('listitem')
      .filter({ hasText: `Убрано из трека: ${title}` })
    await expect(notice).toBeVisible()
    await expect(notices(page).getByRole('list')).toHaveAttribute('aria-live', 'polite')

    await notice.getByRole('button', { name: 'Отменить' }).press('Enter')
    await expect(myTrackRows(page)).toHaveCount(3)
    await expect.poll(() => trackOf(page)).toEqual({ locations: [1001, 1002, 1003], events: [] })
    await expect(page.locator('body')).not.toBeFocused()
  })

  test('undoing removals in any order restores the positions of stops, and only the newest notice names the keys', async ({
    page,
    context,
  }) => {
    await arriveWithTrack(page, context)
    await removeIn(page, 0).press('Enter')
    await removeIn(page, 0).press('Enter')
    await expect(myTrackRows(page)).toHaveCount(1)
    const undo = notices(page).getByRole('button', { name: /^Отменить/ })
    await expect(undo).toHaveText(['Отменить', 'Отменить (Ctrl+Z)'])

    await undo.first().press('Enter')
    await expect(myTrackRows(page)).toHaveCount(2)
    await page.keyboard.press('Control+z')
    await expect(myTrackRows(page)).toHaveCount(3)
    await expect.poll(() => trackOf(page)).toEqual({ locations: [1001, 1002, 1003], events: [] })
  })

  test('Ctrl+Z restores a cleared track with its order and days', async ({ page, context }) => {
    await arriveWithTrack(page, context)
    const plan = [1003, 1001, 1002].map((object_id, index) => ({ object_type: 'location', object_id, day: index + 1 }))
    await page.evaluate(
      (kept) => localStorage.setItem('active_track', kept),
      JSON.stringify({ locations: [1003, 1001, 1002], events: [], plan }),
    )
    await page.reload()
    await expect(myTrackRows(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Очистить' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Трек пока пуст' })).toBeVisible()
    await expect(heading(page)).toBeFocused()
    await expect(notices(page)).toContainText('Трек очищен: убраны 3 остановки')

    await page.keyboard.press('Control+z')
    await expect(myTrackRows(page)).toHaveCount(3)
    await expect.poll(() => trackOf(page)).toEqual({ locations: [1003, 1001, 1002], events: [], plan })
  })
})

test('reordering, removing and undoing load no places', async ({ page, context }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/portal\/(location|event)\?/.test(request.url())) calls.push(request.url())
  })
  await arriveWithTrack(page, context)
  const first = calls.length
  await myTrackRows(page).first().getByRole('button', { name: /^Ниже/ }).click()
  await removeIn(page, 2).click()
  await expect(myTrackRows(page)).toHaveCount(2)
  await notices(page).getByRole('button', { name: 'Отменить' }).click()
  await expect(myTrackRows(page)).toHaveCount(3)

  expect([first, calls.length]).toEqual([1, 1])
})

const keep = (context: BrowserContext, ids: readonly number[]) =>
  context.addCookies([{ name: 'my_tracks', value: encodeURIComponent(JSON.stringify(ids)), url: portal }])
const kept = async (context: BrowserContext): Promise<unknown> => {
  const cookie = (await context.cookies(portal)).find(({ name }) => name === 'my_tracks')
  return JSON.parse(decodeURIComponent(cookie?.value ?? '[]'))
}
const keptTracks = (page: Page) => page.getByRole('region', { name: 'Сохранённые готовые треки' })
const drops = (page: Page) => keptTracks(page).getByRole('button', { name: /^Убрать из\sсохранённых/ })

test('two kept tracks can be removed at once, and each removal can be undone', async ({ page, context }) => {
  await arriveWith(context, portal)
  await keep(context, [7001, 7002, 7003])
  await page.goto('/my_tracks')
  await expect(keptTracks(page).getByRole('article')).toHaveCount(3)
  await drops(page).evaluateAll((buttons) =>
    buttons.slice(0, 2).forEach((button) => button instanceof HTMLElement && button.click()),
  )
  await expect(drops(page)).toHaveCount(1)
  expect(await kept(context)).toEqual([7003])

  await notices(page).getByRole('button', { name: 'Отменить' }).first().click()
  await expect(drops(page)).toHaveCount(2)
  expect(await kept(context)).toEqual([7001, 7003])
})

test('undoing removals in the order in which they were made restores the positions of kept tracks', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await keep(context, [7001, 7002, 7003])
  await page.goto('/my_tracks')
  await expect(keptTracks(page).getByRole('article')).toHaveCount(3)
  await drops(page).nth(2).click()
  await expect(drops(page)).toHaveCount(2)
  await drops(page).nth(1).click()
  await expect(drops(page)).toHaveCount(1)

  await notices(page).getByRole('button', { name: 'Отменить' }).first().click()
  await expect(drops(page)).toHaveCount(2)
  await notices(page).getByRole('button', { name: 'Отменить' }).click()
  await expect(drops(page)).toHaveCount(3)
  expect(await kept(context)).toEqual([7001, 7002, 7003])
})

test('two tabs that change tracks at once do not overwrite each other', async ({ page, context }) => {
  await arriveWith(context, portal)
  await keep(context, [7001, 7002, 7003])
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${portal}/my_tracks`)
    await expect(keptTracks(tab).getByRole('article')).toHaveCount(3)
  }
  await Promise.all([drops(page).nth(0).click(), drops(other).nth(1).click()])
  await expect.poll(() => kept(context)).toEqual([7003])
})

test('removing a kept track by keyboard moves focus to the next one', async ({ page, context }) => {
  await arriveWith(context, portal)
  await keep(context, [7001, 7002])
  await page.goto('/my_tracks')
  await expect(keptTracks(page).getByRole('article')).toHaveCount(2)
  await drops(page).first().press('Enter')
  await expect(drops(page)).toHaveCount(1)
  await expect(drops(page)).toBeFocused()
})

const calls = /\/api\//

/** Loads a page from the cache, as after a reload offline: files are served, calls fail. */
async function losesNetwork(page: Page, context: BrowserContext) {
  await page.route(calls, (route) => route.abort('internetdisconnected'))
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', {
      configurable: true,
      get: () => localStorage.getItem('network') !== 'off',
    }),
  )
  await page.addInitScript(() => localStorage.setItem('network', 'off'))
  return async () => {
    await page.unroute(calls)
    await page.evaluate(() => {
      localStorage.setItem('network', 'on')
      dispatchEvent(new Event('online'))
    })
    await context.setOffline(false)
  }
}

test('reloaded offline, the track is shown with an error; its places load when the network returns', async ({
  page,
  context,
}) => {
  const networkReturns = await losesNetwork(page, context)
  await keep(context, [7001])
  await arriveWithTrack(page, context)
  await expect(page.getByRole('status').filter({ hasText: 'Трек сохранён в этом браузере' })).toContainText('Нет сети')
  await expect(keptTracks(page).getByRole('status')).toContainText(['1 трек', 'Трек загрузится сам'])
  await page.getByRole('button', { name: 'Повторить' }).first().click()
  await expect(myTrackRows(page).getByText('Место № 1002', { exact: true })).toBeVisible()
  await removeIn(page, 1).press('Enter')
  await expect(myTrackRows(page)).toHaveCount(2)

  await networkReturns()
  await expect(myTrackRows(page).getByText('Место № 1001', { exact: true })).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Нет сети' })).toBeHidden()
  await expect(myTrackRows(page).first().getByRole('link').first()).toBeVisible()
  await expect(keptTracks(page).getByRole('article')).toHaveCount(1)
})

test('a track keeps the titles of its loaded stops offline', async ({ page, context }) => {
  await arriveWithTrack(page, context)
  const title = (await myTrackRows(page).first().getByRole('link').first().textContent()) ?? ''
  await losesNetwork(page, context)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Нет сети' })).toBeVisible()
  await expect(myTrackRows(page).first()).toContainText(title)
})

test('the track also shows the error if it is opened from another page offline', async ({ page, context }) => {
  await arriveWith(context, portal)
  await startWithTrack(page, { locations: [1001], events: [] })
  await page.goto('/contacts')
  const link = page.getByRole('link', { name: /^Мой трек.*1/ }).first()
  const loading = new Set<Request>()
  page.on('request', (request) => loading.add(request))
  page.on('requestfinished', (request) => loading.delete(request))
  const script = page.waitForResponse((response) => /my_tracks[^/]*\.js$/.test(response.url()))
  const words = page.waitForResponse((response) => /account-ru[^/]*\.js$/.test(response.url()))
  await link.hover()
  await (await script).finished()
  await (await words).finished()
  // The code that pages share is in separate files.
  await expect.poll(() => loading.size).toBe(0)
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole('status').filter({ hasText: 'Нет сети' })).toBeVisible()
  await context.setOffline(false)
  await expect(myTrackRows(page).first().getByRole('link').first()).toBeVisible()
})

test.describe('before the page is hydrated', () => {
  for (const [what, address, name] of [
    ['a place', '/locations/1001', /^В\sтрек: /],
    ['a whole track', '/tracks/7009', 'Взять весь трек себе'],
  ] as const) {
    test(`a press that adds ${what} is shown at once and is not lost`, async ({ page, context }) => {
      await arriveWith(context, portal)
      const waiting: (() => void)[] = []
      const isHeld = { scripts: true }
      await page.route(/\.js(\?|$)/, async (route) => {
        if (isHeld.scripts) await new Promise<void>((resolve) => waiting.push(resolve))
        await route.continue()
      })
      await page.goto(address, { waitUntil: 'commit' })
      const button = page.getByRole('main').getByRole('button', { name }).first()
      await button.click()
      await expect(button).toHaveAttribute('aria-busy', 'true')

      isHeld.scripts = false
      waiting.forEach((go) => go())
      await expect(page.getByRole('link', { name: /^Мой трек.*[1-9]/ }).first()).toBeVisible()
      await expect(page.locator('[aria-busy]')).toHaveCount(0)
      expect(JSON.stringify(await trackOf(page))).toMatch(/"locations":\[\d/)
    })
  }
})
