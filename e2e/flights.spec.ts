import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const typed = (date: string) => date.split('-').reverse().join('.')
const there = inDays(40)
const back = inDays(47)

const formOf = (page: Page) => page.getByRole('form', { name: /Поиск рейса|Flight search/ })

test('the portal validates a flight search, and only the partner’s link leaves the portal', async ({
  page,
  context,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await arriveWith(context, portal)
  await page.goto('/aviasales')
  const form = formOf(page)
  await form.getByLabel('Откуда').fill('Санкт-Петербург')
  await form.getByRole('combobox', { name: 'Куда' }).selectOption({ label: 'Сургут (SGC)' })
  await form.getByRole('textbox', { name: 'Туда' }).fill(typed(there))
  await form.getByRole('textbox', { name: /Обратно/ }).fill(typed(back))
  await form.getByRole('button', { name: 'Подобрать рейс' }).click()

  const journey = page.getByRole('region', { name: 'Санкт-Петербург — Сургут' })
  await expect(journey).toBeFocused()
  await expect(journey).toContainText('сайт партнёра')
  const link = journey.getByRole('link', { name: /Открыть рейсы на\sflights\.example.*нов/ })
  await expect(link).toHaveAttribute('target', '_blank')
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    origin: 'Санкт-Петербург',
    destination: 'SGC',
    depart: there,
    return: back,
  })
  expect([...hosts]).toEqual([new URL(portal).host])
})

test('all errors are shown at once beside their fields, and values are kept', async ({ page, context }) => {
  await arriveWith(context, portal, { lang: 'en' })
  await page.goto('/aviasales')
  const form = formOf(page)
  await form.getByLabel('From').fill('Surgut')
  await form.getByLabel('To', { exact: true }).selectOption('SGC')
  await form.getByRole('textbox', { name: 'Departure' }).fill(typed(back))
  await form.getByRole('textbox', { name: /Return/ }).fill(typed(there))
  await form.getByRole('button', { name: 'Find a flight' }).click()

  await expect(form.getByLabel('From')).toHaveAccessibleDescription(/same place/)
  await expect(form.getByRole('textbox', { name: /Return/ })).toHaveAccessibleDescription(/before the departure/)
  await expect(form.getByLabel('From')).toHaveValue('Surgut')
  await expect(form.getByRole('textbox', { name: 'Departure' })).toHaveValue(typed(back))
  await form.getByRole('link', { name: /^From/ }).click()
  await expect(form.getByLabel('From')).toBeFocused()
})

test('an empty form shows which fields are required', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/aviasales')
  await formOf(page).getByRole('button', { name: 'Подобрать рейс' }).click()
  await expect(
    formOf(page)
      .getByRole('region', { name: /Проверьте/ })
      .getByRole('listitem'),
  ).toHaveCount(3)
})

test('each airport links to the places around it', async ({ page, context }) => {
  await arriveWith(context, portal, { lang: 'en' })
  await page.goto('/aviasales')
  const airports = page.getByRole('region', { name: 'Airports of Yugra' })
  await expect(airports.getByRole('listitem')).toHaveCount(10)
  await airports.getByRole('link', { name: 'Places: Surgut', exact: true }).click()
  await expect(page).toHaveURL(/\/locations\?territory_id=2$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the server validates the same form', async ({ page, context }) => {
    await arriveWith(context, portal)
    await page.goto('/aviasales')
    const form = formOf(page)
    await form.getByLabel('Откуда').fill('Москва')
    await form.getByRole('textbox', { name: 'Туда' }).fill('31.02.2027')
    await form.getByRole('button', { name: 'Подобрать рейс' }).click()
    await expect(form.getByLabel('Откуда')).toHaveValue('Москва')
    await expect(form.getByRole('textbox', { name: 'Туда' })).toHaveValue('31.02.2027')
    await expect(form.getByRole('combobox', { name: 'Куда' })).toHaveAccessibleDescription(/Выберите аэропорт/)

    await form.getByRole('combobox', { name: 'Куда' }).selectOption('HMA')
    await form.getByRole('textbox', { name: 'Туда' }).fill(typed(there))
    await form.getByRole('button', { name: 'Подобрать рейс' }).click()
    await expect(page.getByRole('link', { name: /Открыть рейсы/ })).toHaveAttribute(
      'href',
      new RegExp(`destination=HMA&depart=${there}$`),
    )
  })
})

test.describe('the airport', () => {
  const airport = (page: Page) => formOf(page).locator('select[name="to"]')
  const search = (page: Page) => page.getByRole('combobox', { name: 'Куда Найти в списке' })

  /** Delays the script of the searchable list until it is released. */
  async function holdBack(page: Page) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const request = page.waitForRequest(/assets\/SelectSearch-[^/]*\.js/)
    await page.route(/assets\/SelectSearch-[^/]*\.js/, async (route) => {
      await promise
      await route.continue()
    })
    return { release: resolve, request }
  }

  test('is found by a part of its name or code, and focus, value and keys stay with the same select', async ({
    page,
    context,
  }) => {
    await arriveWith(context, portal)
    const chunk = await holdBack(page)
    await page.goto('/aviasales')
    await airport(page).focus()
    await chunk.request
    await airport(page).evaluate((select) => select.setAttribute('data-mark', 'the same'))
    // The browser's own list works until the script is loaded.
    await airport(page).selectOption('NJC')
    chunk.release()
    await expect(airport(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(airport(page)).toBeFocused()
    await expect(airport(page)).toHaveAttribute('data-mark', 'the same')
    await expect(airport(page)).toHaveValue('NJC')

    const options = page.getByRole('listbox').getByRole('option')
    await page.keyboard.type('hma')
    await expect(search(page)).toHaveValue('hma')
    await expect(options).toHaveText([/^Ханты-\u2060?Мансийск\s\(HMA\)$/])
    await search(page).fill('ханты-манс')
    await expect(options).toHaveText([/^Ханты-\u2060?Мансийск\s\(HMA\)$/])
    await page.keyboard.press('Enter')

    await expect(airport(page)).toBeFocused()
    await expect(airport(page)).toHaveValue('HMA')
    await page.keyboard.press('Tab')
    await expect(formOf(page).getByRole('textbox', { name: 'Туда' })).toBeFocused()
  })

  test('is chosen by the mouse from the same list, and sent with the form', async ({ page, context }) => {
    await arriveWith(context, portal)
    await page.goto('/aviasales')
    // A pointer that moved before the page was hydrated must move again to be noticed.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await airport(page).hover()
      await expect(airport(page)).toHaveAttribute('aria-expanded', 'false', { timeout: 1000 })
    }).toPass()

    await airport(page).click()
    await expect(search(page)).toBeFocused()
    await page.getByRole('listbox').getByRole('option', { name: /SGC/ }).click()
    await expect(airport(page)).toHaveValue('SGC')
    await expect(airport(page)).toBeFocused()
    await expect(search(page)).toHaveCount(0)
    await formOf(page).getByRole('button', { name: 'Подобрать рейс' }).click()

    await expect(page).toHaveURL(/[?&]to=SGC/)
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 375, height: 740 } })

    test('a tap opens the search, and a tap on an option chooses', async ({ page, context }) => {
      await arriveWith(context, portal)
      await page.goto('/aviasales', { waitUntil: 'networkidle' })
      await airport(page).dispatchEvent('touchstart')
      await expect(airport(page)).toHaveAttribute('aria-expanded', 'false')

      await airport(page).tap()
      await expect(search(page)).toBeFocused()
      await page.getByRole('listbox').getByRole('option', { name: /NJC/ }).tap()

      await expect(airport(page)).toHaveValue('NJC')
      await expect(search(page)).toHaveCount(0)
    })
  })
})
