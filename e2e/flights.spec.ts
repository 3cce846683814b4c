import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const typed = (date: string) => date.split('-').reverse().join('.')
const there = inDays(40)
const back = inDays(47)

const formOf = (page: Page) => page.getByRole('form', { name: /Поиск рейса|Flight search/ })

test('a journey is checked here, and only the partner’s link leaves the portal', async ({ page, context }) => {
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
  const link = journey.getByRole('link', { name: /Открыть рейсы на flights\.example.*нов/ })
  await expect(link).toHaveAttribute('target', '_blank')
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(Object.fromEntries(address.searchParams)).toEqual({ origin: 'Санкт-Петербург', destination: 'SGC', depart: there, return: back })
  expect([...hosts]).toEqual([new URL(portal).host])
})

test('what is wrong is told at once beside its field, and nothing typed is lost', async ({ page, context }) => {
  await arriveWith(context, portal, { lang: 'en' })
  await page.goto('/aviasales')
  const form = formOf(page)
  await form.getByLabel('From').fill('Surgut')
  await form.getByLabel('To', { exact: true }).selectOption('SGC')
  await form.getByRole('textbox', { name: 'There' }).fill(typed(back))
  await form.getByRole('textbox', { name: /Back/ }).fill(typed(there))
  await form.getByRole('button', { name: 'Find a flight' }).click()

  await expect(form.getByLabel('From')).toHaveAccessibleDescription(/same place/)
  await expect(form.getByRole('textbox', { name: /Back/ })).toHaveAccessibleDescription(/before there/)
  await expect(form.getByLabel('From')).toHaveValue('Surgut')
  await expect(form.getByRole('textbox', { name: 'There' })).toHaveValue(typed(back))
  await form.getByRole('link', { name: /^From/ }).click()
  await expect(form.getByLabel('From')).toBeFocused()
})

test('an empty form says what it needs', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/aviasales')
  await formOf(page).getByRole('button', { name: 'Подобрать рейс' }).click()
  await expect(formOf(page).getByRole('region', { name: /Проверьте/ }).getByRole('listitem')).toHaveCount(3)
})

test('each airport leads to the places around it', async ({ page, context }) => {
  await arriveWith(context, portal, { lang: 'en' })
  await page.goto('/aviasales')
  const airports = page.getByRole('region', { name: 'Airports of Ugra' })
  await expect(airports.getByRole('listitem')).toHaveCount(10)
  await airports.getByRole('link', { name: 'Places: Surgut', exact: true }).click()
  await expect(page).toHaveURL(/\/locations\?territory_id=2$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same form is checked by the server', async ({ page, context }) => {
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
    await expect(page.getByRole('link', { name: /Открыть рейсы/ })).toHaveAttribute('href', new RegExp(`destination=HMA&depart=${there}$`))
  })
})
