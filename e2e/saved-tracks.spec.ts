import type { BrowserContext } from '@playwright/test'
import { accountPlaces, addPlace, myTrackRows } from './account-track.ts'
import { portal } from './portals.ts'
import { call, signUp } from './signed-in.ts'
import { startWithTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

/** The number of stops of each saved track of the account. */
const savedCountsOf = async (context: BrowserContext): Promise<number[]> =>
  (await (await call(context, 'GET', 'track/my')).json()).track_list.map(({ count }: { count: number }) => count)

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
    await addPlace(other, 1003)
    await arriveWith(context, portal, { lang })
    await startWithTrack(context, { locations: [1001, 1002], events: [] })
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
    expect(await accountPlaces(context)).toEqual([])
    await other.close()
  })
}

test('a track is saved under the suggested name; a notice says what happened, and undo restores the plan', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await signUp(context)
  for (const id of [1001, 1020]) await addPlace(context, id)
  await page.goto('/my_tracks')
  await expect(myTrackRows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Сохранить трек' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Сохранить трек' })
  await expect(dialog.getByRole('textbox')).toHaveValue('Ханты-Мансийск, Сургут')
  await dialog.getByRole('textbox').press('Enter')

  await expect(page.getByText('Трек «Ханты-Мансийск, Сургут» сохранён в профиле, план теперь пуст')).toBeVisible()
  await expect.poll(() => savedCountsOf(context)).toEqual([2])
  await page.getByRole('button', { name: /^Отменить/ }).click()
  await expect(myTrackRows(page)).toHaveCount(2)
  await expect.poll(() => accountPlaces(context)).toEqual([1001, 1020])
  await expect.poll(() => savedCountsOf(context)).toEqual([])
})

test('an opened track can be saved with its changes or as a new one by keyboard, and undo restores its earlier state', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await signUp(context)
  for (const id of [1001, 1002]) await addPlace(context, id)
  const { track } = await (await call(context, 'POST', 'track/my/save')).json()
  await call(context, 'PUT', `track/my/${track.id}`, { title: 'Зимняя дорога' })
  await page.goto('/my_tracks', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /^Открыть:/ }).click()
  await expect(myTrackRows(page)).toHaveCount(2)
  await myTrackRows(page)
    .first()
    .getByRole('button', { name: /^Убрать/ })
    .press('Enter')
  await expect(myTrackRows(page)).toHaveCount(1)
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
  await expect(myTrackRows(page)).toHaveCount(1)
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
    for (const id of [1001, 1002]) await addPlace(context, id)
    await call(context, 'POST', 'track/my/save')
    await page.goto('/my_tracks', { waitUntil: 'networkidle' })

    await page.getByRole('link', { name: say.rename }).click()
    await page.getByRole('textbox', { name: say.name }).fill('Зима')
    await page.getByRole('textbox', { name: say.name }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Зима' })).toBeFocused()
    await page.getByRole('button', { name: say.open }).click()
    await expect.poll(() => accountPlaces(context)).toEqual([1001, 1002])
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
  await addPlace(context, 1001)
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
