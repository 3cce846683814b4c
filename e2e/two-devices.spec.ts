import type { Browser, BrowserContext, Page } from '@playwright/test'
import { portal } from './portals.ts'
import { call, signIn, signUp } from './signed-in.ts'
import { startWithTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const rows = (page: Page) =>
  page
    .getByRole('list', { name: 'Мой трек' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Убрать/ }) })

async function keepForGuest(context: BrowserContext, locations: number[]) {
  await startWithTrack(context, { locations, events: [] })
}

const sortedIds = (ids: number[]) => ids.toSorted((one, other) => one - other)

/** The ids of the stops in the account, from the server. */
const placesOf = async (context: BrowserContext): Promise<number[]> =>
  sortedIds((await (await call(context, 'GET', 'track/my/sync')).json()).track.locations)

/** The number of stops of each saved track of the account. */
const savedCountsOf = async (context: BrowserContext): Promise<number[]> =>
  (await (await call(context, 'GET', 'track/my')).json()).track_list.map(({ count }: { count: number }) => count)
const add = (context: BrowserContext, object_id: number) =>
  call(context, 'PUT', 'track/my/attach', { object_type: 'location', object_id })

type Visit = { page: Page; context: BrowserContext; browser: Browser }
/** Shows a visitor's track with these places in this browser. @returns another browser with the same account */
async function showOnTwoDevices({ page, context, browser }: Visit, ids: readonly number[]): Promise<BrowserContext> {
  await arriveWith(context, portal)
  const account = await signUp(context)
  for (const id of ids) await add(context, id)
  const other = await browser.newContext()
  await signIn(other, account)
  await page.goto('/my_tracks', { waitUntil: 'networkidle' })
  await expect(rows(page)).toHaveCount(ids.length)
  return other
}

test('a guest’s track is added to the account once, even with two open tabs, and another device shows it', async ({
  page,
  context,
  browser,
}) => {
  await arriveWith(context, portal)
  await keepForGuest(context, [1001, 1002])
  const account = await signUp(context)
  await add(context, 1003)
  const other = await browser.newContext()
  await arriveWith(other, portal)
  await signIn(other, account)

  const tab = await context.newPage()
  await Promise.all([page.goto('/my_tracks'), tab.goto(`${portal}/my_tracks`)])
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(tab)).toHaveCount(3)
  await expect.poll(() => placesOf(context)).toEqual([1001, 1002, 1003])
  const elsewhere = await other.newPage()
  await elsewhere.goto(`${portal}/my_tracks`)
  await expect(rows(elsewhere)).toHaveCount(3)
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
  await rows(page)
    .first()
    .getByRole('button', { name: /^Убрать/ })
    .click()
  await expect(rows(page)).toHaveCount(2)
  await add(other, 1004)
  await context.setOffline(false)

  await expect(rows(page)).toHaveCount(3)
  await expect.poll(() => placesOf(other)).toEqual([1002, 1003, 1004])
  await other.close()
  // The browser and the map report every file that they could not load offline.
  complaints.length = 0
})

/** The plan of the account with notes, from the server. */
const plannedOf = async (context: BrowserContext): Promise<[number, string?][]> =>
  (await (await call(context, 'GET', 'track/my/sync')).json()).track.plan.map(
    ({ object_id, note }: { object_id: number; note?: string }) => (note ? [object_id, note] : [object_id]),
  )
const order = (context: BrowserContext, body: object) => call(context, 'PUT', 'track/my/order', body)
const place = (object_id: number) => ({ object_type: 'location', object_id })

test('a stop that is removed offline is restored if another device has written a note there since', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  const other = await showOnTwoDevices({ page, context, browser }, [1001, 1002])
  const row = rows(page).filter({ has: page.locator('a[href*="/1001"]') })

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
  await rows(page).first().getByRole('button', { name: /^Ниже/ }).click()
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
  const row = rows(page).filter({ has: page.locator('a[href*="/1001"]') })
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
  await add(other, 1002)

  await page.getByRole('button', { name: 'Очистить' }).click()

  await expect(page.getByText('Трек не очищен: его изменили на другом устройстве')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await expect.poll(() => placesOf(other)).toEqual([1001, 1002])
  await other.close()
})

for (const [lang, say] of [
  [
    'ru',
    {
      save: 'Сохранить трек',
      signIn: /^Войти и\sсохранить/,
      email: /^Электронная почта/,
      empty: 'Трек пока пуст',
      town: 'Ханты-Мансийск',
    },
  ],
  [
    'en',
    {
      save: 'Save the track',
      signIn: /^Sign in\sand save/,
      email: /^Email/,
      empty: 'Your track is empty',
      town: 'Khanty-Mansiysk',
    },
  ],
] as const) {
  test(`a guest who presses Save signs in, comes back, and the track is merged and saved once (${lang})`, async ({
    page,
    context,
    browser,
  }) => {
    const other = await browser.newContext()
    const account = await signUp(other)
    await add(other, 1003)
    await arriveWith(context, portal, { lang })
    await keepForGuest(context, [1001, 1002])
    await page.goto('/my_tracks')

    await page.getByRole('button', { name: say.save }).press('Enter')
    const dialog = page.getByRole('dialog', { name: say.save })
    await expect(dialog.getByRole('textbox')).toHaveValue(say.town)
    await dialog.getByRole('textbox').fill('Зима на Оби')
    await dialog.getByRole('button', { name: say.signIn }).press('Enter')
    await expect(page).toHaveURL(/\/login\?return_to=%2Fmy_tracks$/)
    await page.getByLabel(say.email).fill(account.email)
    await page.locator('[name="password"]').fill(account.password)
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/my_tracks$/)
    await expect(page.getByRole('heading', { name: say.empty })).toBeVisible()
    await expect.poll(() => savedCountsOf(context)).toEqual([3])
    await expect(page.getByRole('heading', { level: 3, name: 'Зима на Оби' })).toBeVisible()
    expect(await placesOf(context)).toEqual([])
    await other.close()
  })
}

test('a track is saved under the suggested name; a notice says what happened, and undo restores the plan', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await signUp(context)
  for (const id of [1001, 1020]) await add(context, id)
  await page.goto('/my_tracks')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Сохранить трек' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Сохранить трек' })
  await expect(dialog.getByRole('textbox')).toHaveValue('Ханты-Мансийск, Сургут')
  await dialog.getByRole('textbox').press('Enter')

  await expect(page.getByText('Трек «Ханты-Мансийск, Сургут» сохранён в профиле, план теперь пуст')).toBeVisible()
  await expect.poll(() => savedCountsOf(context)).toEqual([2])
  await page.getByRole('button', { name: /^Отменить/ }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect.poll(() => placesOf(context)).toEqual([1001, 1020])
  await expect.poll(() => savedCountsOf(context)).toEqual([])
})

test('an opened track can be saved with its changes or as a new one by keyboard, and undo restores its earlier state', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await signUp(context)
  for (const id of [1001, 1002]) await add(context, id)
  const { track } = await (await call(context, 'POST', 'track/my/save')).json()
  await call(context, 'PUT', `track/my/${track.id}`, { title: 'Зимняя дорога' })
  await page.goto('/my_tracks', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /^Открыть:/ }).click()
  await expect(rows(page)).toHaveCount(2)
  await rows(page)
    .first()
    .getByRole('button', { name: /^Убрать/ })
    .press('Enter')
  await expect(rows(page)).toHaveCount(1)
  const heading = page.getByRole('heading', { level: 1 })
  const saved = page.getByRole('heading', { level: 3, name: /^Зимняя дорога/ })
  const save = page.getByRole('button', { name: 'Сохранить трек' })
  const dialog = page.getByRole('dialog', { name: 'Сохранить трек' })

  await save.press('Enter')
  await expect(dialog.getByRole('textbox')).toHaveValue('Зимняя дорога')
  await page.keyboard.press('Escape')
  await expect(save).toBeFocused()
  await save.press('Enter')
  await dialog.getByRole('button', { name: /^Сохранить\sизменения$/ }).press('Enter')
  await expect(page.getByText('Трек «Зимняя дорога» сохранён в профиле, план теперь пуст')).toBeVisible()
  await expect(heading).toBeFocused()
  await expect.poll(() => savedCountsOf(context)).toEqual([1])
  await expect(saved).toHaveText(['Зимняя дорога'])

  await page
    .getByRole('button', { name: /^Отменить/ })
    .last()
    .press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(heading).toHaveText('Зимняя дорога')
  await expect.poll(() => savedCountsOf(context)).toEqual([2])

  await save.press('Enter')
  await dialog.getByRole('button', { name: /^Сохранить\sкак\sновый$/ }).press('Enter')
  await expect(saved).toHaveText(['Зимняя дорога (копия)', 'Зимняя дорога'])
  expect(await savedCountsOf(context)).toEqual([1, 2])
})

for (const [lang, say] of [
  [
    'ru',
    {
      rename: /^Переименовать/,
      name: /^Название/,
      open: /^Открыть:/,
      copy: /^Копировать/,
      copied: 'Зима (копия)',
      renameOpened: 'Переименовать',
      remove: /^Удалить: Зима/,
      undo: /^Отменить/,
    },
  ],
  [
    'en',
    {
      rename: /^Rename/,
      name: /^Name/,
      open: /^Open:/,
      copy: /^Copy/,
      copied: 'Зима (copy)',
      renameOpened: 'Rename',
      remove: /^Delete: Зима/,
      undo: /^Undo/,
    },
  ],
] as const) {
  test(`a saved track can be renamed, opened under its name, copied, deleted and restored (${lang})`, async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal, { lang })
    await signUp(context)
    for (const id of [1001, 1002]) await add(context, id)
    await call(context, 'POST', 'track/my/save')
    await page.goto('/my_tracks', { waitUntil: 'networkidle' })

    await page.getByRole('link', { name: say.rename }).click()
    await page.getByRole('textbox', { name: say.name }).fill('Зима')
    await page.getByRole('textbox', { name: say.name }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Зима' })).toBeFocused()
    await page.getByRole('button', { name: say.open }).click()
    await expect.poll(() => placesOf(context)).toEqual([1001, 1002])
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Зима')
    const saved = page.getByRole('heading', { level: 3, name: 'Зима' })
    await page.getByRole('button', { name: say.copy }).click()
    await expect(saved).toHaveText([say.copied, 'Зима'])
    await page.getByRole('button', { name: say.remove }).first().click()
    await expect(saved).toHaveText(['Зима'])
    await page.getByRole('button', { name: say.undo }).last().click()
    await expect(saved).toHaveText([say.copied, 'Зима'])
    await page.getByRole('link', { name: say.renameOpened, exact: true }).click()
    await page.getByRole('textbox', { name: say.name }).fill('Лето')
    await page.getByRole('textbox', { name: say.name }).press('Enter')
    await expect(heading).toHaveText('Лето')
  })
}

test('without JavaScript saved tracks can be listed, renamed, copied and deleted', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: portal })
  await arriveWith(context, portal)
  await signUp(context)
  await add(context, 1001)
  await call(context, 'POST', 'track/my/save')
  const page = await context.newPage()
  await page.goto('/my_tracks')

  await page.getByRole('link', { name: /^Переименовать/ }).click()
  await page.getByRole('textbox', { name: /^Название/ }).fill('Зима')
  await page.getByRole('button', { name: 'Сохранить название' }).click()
  await expect(page.getByRole('heading', { name: 'Зима' })).toBeVisible()
  await page.getByRole('button', { name: /^Копировать/ }).click()
  await expect(page.getByRole('heading', { name: 'Зима' })).toHaveCount(2)
  await page
    .getByRole('button', { name: /^Удалить: Зима/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Зима' })).toHaveCount(1)
  await context.close()
})
