import type { Page } from '@playwright/test'
import { myTrackRows } from './account-track.ts'
import { portal } from './portals.ts'
import { startWithTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const inRussian = {
  surgut: 'Сургут',
  query: 'краеведч',
  add: /^В\sтрек/,
  added: /^В\sтреке/,
  track: /^Мой трек/,
  title: 'Мой трек',
  territory: 'Территория',
  search: 'Поиск по порталу',
}
const inEnglish = {
  ...inRussian,
  surgut: 'Surgut',
  query: 'local lore',
  add: /^Add to\strack/,
  added: /^On\strack|^In\strack|^On\syour track/,
  track: /^My\strack/,
  title: 'My track',
}

const searchField = (page: Page) => page.getByRole('banner').getByRole('combobox')
const firstOption = (page: Page) => page.getByRole('listbox').getByRole('option').first()
const attach = (page: Page) => page.locator('main').getByRole('button', { name: inRussian.add }).first()

const onTrack = (page: Page, title: string) =>
  page.getByRole('main').getByRole('list').getByRole('listitem').getByRole('link', { name: title }).first()

async function opensFromSearch(page: Page, query: string) {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const before = await heading.innerText()
  await searchField(page).fill(query)
  await expect(firstOption(page)).toBeVisible()
  await firstOption(page).click()
  await page.waitForURL(/\/locations\/\d+/)
  await expect(heading).not.toHaveText(before)
  return heading.innerText()
}

test('a visitor chooses a territory, finds a place, adds it to the track and sees it there after a reload', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await page.goto('/')
  await page.getByRole('button', { name: 'Сургут', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Сургут', exact: true })).toHaveAttribute('aria-pressed', 'true')

  const title = await opensFromSearch(page, 'старый сургут')
  await attach(page).click()
  await expect(page.locator('main').getByRole('button', { name: inRussian.added }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.getByRole('link', { name: inRussian.track }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Мой трек' })).toBeVisible()
  await expect(onTrack(page, title)).toBeVisible()

  await page.reload()
  await expect(onTrack(page, title)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Мой трек.*1/ }).first()).toBeVisible()
})

test('the same by keyboard only', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused()

  await tabTo(page, 'button', 'Сургут')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Сургут', exact: true })).toHaveAttribute('aria-pressed', 'true')

  await searchField(page).focus()
  await page.keyboard.type('торум маа')
  await expect(firstOption(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(async () => {
    const id = await firstOption(page).getAttribute('id')
    expect(await searchField(page).getAttribute('aria-activedescendant')).toBe(id)
  }).toPass()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/locations\/\d+/)
  // The new page moves focus as it appears.
  await expect(page.getByRole('main')).toBeFocused()

  await attach(page).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('link', { name: /^Мой трек.*1/ }).first()).toBeVisible()
  await page.getByRole('link', { name: inRussian.track }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Мой трек' })).toBeVisible()
  await page
    .getByRole('button', { name: /Убрать/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Трек пока пуст' })).toBeVisible()
})

test('the same in English', async ({ page, context }) => {
  await arriveWith(context, portal, { lang: 'en' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const title = await opensFromSearch(page, 'archeopark')
  await page.locator('main').getByRole('button', { name: title }).first().click()
  await page.getByRole('link', { name: inEnglish.track }).first().click()
  await expect(onTrack(page, title)).toBeVisible()
})

test('the same on a phone, where search opens a view of its own that can be closed', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await arriveWith(context, portal)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Поиск', exact: true }).click()
  await expect(searchField(page)).toBeFocused()
  await page.getByRole('button', { name: 'Отмена' }).click()
  await page.getByRole('link', { name: 'Поиск', exact: true }).click()
  const title = await opensFromSearch(page, 'торум маа')
  // The bar of the place is after the nearby places.
  await page
    .getByRole('main')
    .getByRole('button', { name: `В трек: ${title}` })
    .click()
  await page.getByRole('link', { name: inRussian.track }).first().click()
  await expect(onTrack(page, title)).toBeVisible()
})

test('an event can be added to the track, stops can be reordered, and a removed object can be deleted', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await startWithTrack(page, { locations: [1003, 1004, 999999], events: [] })
  await page.goto('/')
  await page.getByRole('region', { name: 'События' }).getByRole('button', { name: inRussian.add }).first().click()
  await page.goto('/my_tracks')
  const rows = myTrackRows(page)
  await expect(page.getByText('Этого больше нет на портале')).toBeVisible()

  const firstTitle = () => rows.first().getByRole('link').filter({ hasText: /./ }).innerText()
  const before = await firstTitle()
  await rows
    .first()
    .getByRole('button', { name: /Ниже|вниз/i })
    .click()
  await expect.poll(firstTitle).not.toBe(before)

  await page.getByRole('button', { name: /Убрать.*999999/ }).click()
  await expect(page.getByText('Этого больше нет на портале')).toBeHidden()
})

async function tabTo(page: Page, role: 'button', name: string) {
  const target = page.getByRole(role, { name, exact: true })
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    // Settled: focus moves before the key is released.
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reached ${name}`)
}
