import type { Browser, BrowserContext, Page } from '@playwright/test'
import { accountPlaces, accountTrack, addPlace, myTrackRows } from './account-track.ts'
import { portal } from './portals.ts'
import { call, signIn, signUp } from './signed-in.ts'
import { startWithTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

type Visit = { page: Page; context: BrowserContext; browser: Browser }
/** Shows a visitor's track with these places in this browser. @returns another browser with the same account */
async function showOnTwoDevices({ page, context, browser }: Visit, ids: readonly number[]): Promise<BrowserContext> {
  await arriveWith(context, portal)
  const account = await signUp(context)
  for (const id of ids) await addPlace(context, id)
  const other = await browser.newContext()
  await signIn(other, account)
  await page.goto('/my_tracks', { waitUntil: 'networkidle' })
  await expect(myTrackRows(page)).toHaveCount(ids.length)
  return other
}

test('a guest’s track is added to the account once, even with two open tabs, and another device shows it', async ({
  page,
  context,
  browser,
}) => {
  await arriveWith(context, portal)
  await startWithTrack(context, { locations: [1001, 1002], events: [] })
  const account = await signUp(context)
  await addPlace(context, 1003)
  const other = await browser.newContext()
  await arriveWith(other, portal)
  await signIn(other, account)

  const tab = await context.newPage()
  await Promise.all([page.goto('/my_tracks'), tab.goto(`${portal}/my_tracks`)])
  await expect(myTrackRows(page)).toHaveCount(3)
  await expect(myTrackRows(tab)).toHaveCount(3)
  await expect.poll(() => accountPlaces(context)).toEqual([1001, 1002, 1003])
  const elsewhere = await other.newPage()
  await elsewhere.goto(`${portal}/my_tracks`)
  await expect(myTrackRows(elsewhere)).toHaveCount(3)
  await other.close()
})

test('the changes of two devices, one of them offline, are all kept', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  const other = await showOnTwoDevices({ page, context, browser }, [1001, 1002, 1003])

  await context.setOffline(true)
  await myTrackRows(page)
    .first()
    .getByRole('button', { name: /^Убрать/ })
    .click()
  await expect(myTrackRows(page)).toHaveCount(2)
  await addPlace(other, 1004)
  await context.setOffline(false)

  await expect(myTrackRows(page)).toHaveCount(3)
  await expect.poll(() => accountPlaces(other)).toEqual([1002, 1003, 1004])
  await other.close()
  // The browser and the map report every file that they could not load offline.
  complaints.length = 0
})

/** The plan of the account with notes, from the server. */
const plannedOf = async (context: BrowserContext): Promise<[number, string?][]> =>
  (await accountTrack(context)).plan.map(({ object_id, note }) => (note ? [object_id, note] : [object_id]))
const order = (context: BrowserContext, body: object) => call(context, 'PUT', 'track/my/order', body)
const place = (object_id: number) => ({ object_type: 'location', object_id })

test('a stop that is removed offline is restored if another device has written a note there since', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  const other = await showOnTwoDevices({ page, context, browser }, [1001, 1002])
  const row = myTrackRows(page).filter({ has: page.locator('a[href*="/1001"]') })

  await context.setOffline(true)
  await row.getByRole('button', { name: /^Убрать/ }).click()
  await order(other, { plan: [], notes: [{ ...place(1001), note: 'Касса в 9:00' }] })
  await context.setOffline(false)
  await expect.poll(() => plannedOf(other)).toEqual([[1002]])

  const notice = page.getByRole('listitem').filter({ hasText: /новая\sзаметка «Касса в\s9:00»/ })
  await notice.getByRole('button', { name: /^Отменить/ }).click()
  await expect.poll(() => plannedOf(other)).toEqual([[1001, 'Касса в 9:00'], [1002]])
  await other.close()
  complaints.length = 0
})

test('an order that another device has replaced can be restored on the device that made it', async ({
  page,
  context,
  browser,
}) => {
  const other = await showOnTwoDevices({ page, context, browser }, [1001, 1002])
  await myTrackRows(page).first().getByRole('button', { name: /^Ниже/ }).click()
  await expect.poll(() => plannedOf(other)).toEqual([[1002], [1001]])
  await order(other, { plan: [place(1001), place(1002)], seen_version: 0 })

  await page.reload({ waitUntil: 'networkidle' })
  const notice = page.getByRole('listitem').filter({ hasText: /порядок\sтрека\sизменили\sпосле\sвас/ })
  await notice.getByRole('button', { name: /^Отменить/ }).click()

  await expect.poll(() => plannedOf(other)).toEqual([[1002], [1001]])
  await other.close()
})

test('a note written offline keeps the changes of another device, and undo restores a note that it replaced', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  const other = await showOnTwoDevices({ page, context, browser }, [1001, 1002])
  const row = myTrackRows(page).filter({ has: page.locator('a[href*="/1001"]') })
  await row.getByRole('button', { name: /^Изменить: / }).click()
  const write = async (note: string) => {
    await row.getByRole('textbox', { name: 'Заметка' }).fill(note)
    await row.getByRole('textbox', { name: 'Заметка' }).blur()
  }

  await context.setOffline(true)
  await write('Касса')
  await order(other, { plan: [place(1002), place(1001)], notes: [{ ...place(1002), note: 'В 9:00' }] })
  await context.setOffline(false)
  await expect
    .poll(() => plannedOf(other))
    .toEqual([
      [1002, 'В 9:00'],
      [1001, 'Касса'],
    ])

  await context.setOffline(true)
  await write('Фонарь')
  await order(other, { plan: [], notes: [{ ...place(1001), note: 'Закрыто' }] })
  await context.setOffline(false)
  await expect
    .poll(() => plannedOf(other))
    .toEqual([
      [1002, 'В 9:00'],
      [1001, 'Фонарь'],
    ])
  await expect(page.getByText('Ваше изменение заменило то, что сделано на другом устройстве')).toBeVisible()
  await page.getByRole('button', { name: /^Отменить/ }).click()
  await expect
    .poll(() => plannedOf(other))
    .toEqual([
      [1002, 'В 9:00'],
      [1001, 'Закрыто'],
    ])
  await other.close()
  // The browser and the map report every file that they could not load offline.
  complaints.length = 0
})

test('clearing keeps a track that another device has changed: a notice says so, and the change is shown', async ({
  page,
  context,
  browser,
}) => {
  const other = await showOnTwoDevices({ page, context, browser }, [1001])
  await addPlace(other, 1002)

  await page.getByRole('button', { name: 'Очистить' }).click()

  await expect(page.getByText('Трек не очищен: его изменили на другом устройстве')).toBeVisible()
  await expect(myTrackRows(page)).toHaveCount(2)
  await expect.poll(() => accountPlaces(other)).toEqual([1001, 1002])
  await other.close()
})
