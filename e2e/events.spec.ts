import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

const rows = 'main article'
/** The parameters may be in any order. */
const december = /\/events\?(?=.*from=2026-12-01)(?=.*to=2026-12-31)/

test('a quick choice of dates filters the events, and Back from an event restores the filtered list', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await page.goto('/events')
  await expect(page.getByRole('heading', { level: 2, name: 'Декабрь 2026' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Февраль 2027' })).toBeVisible()

  await page.getByRole('group', { name: 'Быстрый выбор дат' }).getByRole('link', { name: 'Следующий месяц' }).click()
  await expect(page).toHaveURL(december)
  await expect(page.getByRole('heading', { level: 2, name: 'Февраль 2027' })).toBeHidden()
  await expect(page.locator(rows)).toHaveCount(3)

  await page.locator(rows).getByRole('link', { name: 'Этап Кубка России по биатлону', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Этап Кубка России по биатлону' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(december)
  await expect(page.locator(rows)).toHaveCount(3)
})

for (const [path, pill] of [
  ['/events', 'Следующий месяц'],
  ['/excursions', 'Этнография'],
  ['/tours?for_disabled=1', 'Доступный'],
] as const)
  test(`a filter above a list keeps the page where it is: ${pill} of ${path}`, async ({ page, context }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await arriveWith(context, portal)
    await page.goto(path)
    const link = page.locator('main').getByRole('link', { name: pill }).first()
    const scrolledTo = () => page.evaluate(() => scrollY)
    await expect(link).toBeVisible()
    await page.evaluate(() => scrollTo(0, 200))
    await expect.poll(scrolledTo).toBe(200)
    const from = page.url()
    await link.click()

    await expect(page).not.toHaveURL(from)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect.poll(scrolledTo).toBe(200)
  })

test('dates can be typed; an end before the start is an error that keeps the values', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/events?for_disabled=1')
  const form = page.getByRole('form', { name: 'Даты' })
  const [from, to] = [
    form.getByRole('textbox', { name: 'С какого дня' }),
    form.getByRole('textbox', { name: 'По какой день' }),
  ]
  await expect(form.getByRole('button', { name: 'Выбрать дату в календаре' })).toHaveCount(2)
  await from.fill('20.12.2026')
  await to.fill('01.12.2026')
  await form.getByRole('button', { name: 'Показать' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('Последний день раньше первого')
  await expect(from).toHaveValue('20.12.2026')
  await expect(to).toHaveValue('01.12.2026')
  await expect(to).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator(rows).first()).toBeVisible()

  await to.fill('31.12.2026')
  await form.getByRole('button', { name: 'Показать' }).press('Enter')
  await expect(page).toHaveURL(/to=2026-12-31/)
  await expect(page.getByRole('alert')).toBeHidden()
  await page.goBack()
  await expect(to).toHaveValue('01.12.2026')
})

test('without scripts the browser submits the dates', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${portal}/events`)
  await page.getByLabel('С какого дня').fill('2027-03-01')
  await page.getByLabel('По какой день').fill('2027-03-31')
  await page.getByRole('form', { name: 'Даты' }).getByRole('button', { name: 'Показать' }).click()
  await expect(page).toHaveURL(`${portal}/events?from=2027-03-01&to=2027-03-31`)
  await expect(page.locator(rows)).toHaveCount(4)

  await page.goto(`${portal}/events?from=2027-03-31&to=2027-03-01`)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('С какого дня')).toHaveValue('2027-03-31')
  await context.close()
})

test('the travel date is one of the quick dates', async ({ page, context }) => {
  await arriveWith(context, portal)
  await context.addCookies([{ name: 'travel_date', value: '2026-12-20', url: portal }])
  await page.goto('/events')
  await page.getByRole('link', { name: 'В дату поездки, 20.12.2026' }).click()
  await expect(page.locator(rows).getByRole('link')).toHaveText(['Ледовый городок в Ханты-\u2060Мансийске'])
})

test('an event shows its dates in the region’s time zone, its place, price and organizer', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await page.goto('/events/4001')
  const dates = page.getByRole('region', { name: 'Даты и часы' })
  await expect(dates.getByRole('listitem')).toHaveText([
    /4\sдекабря.*10:00–\u206019:00/,
    /5\sдекабря.*10:00–\u206019:00/,
    /6\sдекабря.*10:00–\u206016:00/,
  ])
  await expect(dates.getByText('UTC+5')).toBeVisible()
  await expect(page.getByText('Даты ещё не объявлены')).toBeVisible()
  await expect(page.getByText('Возраст 0+')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Условия входа' }).getByText('бесплатно', { exact: true }).first(),
  ).toBeVisible()

  await page
    .getByRole('region', { name: 'Организатор' })
    .getByRole('link', { name: /Северный календарь/ })
    .click()
  await expect(page).toHaveURL(`${portal}/companies/509`)
  await expect(page.getByRole('region', { name: 'События' }).getByRole('link', { name: /Товары земли/ })).toBeVisible()
})

test('an event links to its place and a calendar file, and is added to the track by keyboard', async ({
  page,
  context,
  request,
}) => {
  await arriveWith(context, portal)
  await page.goto('/events/4010')
  await expect(
    page
      .getByRole('region', { name: 'Где это' })
      .getByRole('link', { name: /Торум Маа/ })
      .first(),
  ).toHaveAttribute('href', '/locations/1003')
  const address = await page.getByRole('link', { name: 'Добавить в календарь' }).getAttribute('href')
  expect(address).toBe('/events/4010.ics')
  expect((await (await request.get(`${portal}${address}`)).text()).startsWith('BEGIN:VCALENDAR')).toBe(true)

  await page
    .locator('main header')
    .getByRole('button', { name: /^В\sтрек/ })
    .press('Enter')
  await expect(page.getByRole('link', { name: /^Мой трек.*1/ }).first()).toBeVisible()
})

test('the same in English', async ({ page, context }) => {
  await arriveWith(context, portal, { lang: 'en' })
  await page.goto('/events')
  await expect(page.getByRole('heading', { level: 2, name: 'December 2026' })).toBeVisible()
  await expect(page.getByRole('link', { name: /All events for your calendar/ })).toHaveAttribute('href', '/events.ics')
  await page.goto('/events/4001')
  await expect(page.getByText('The dates are not announced yet')).toBeVisible()
  await expect(page.getByText('Free entry').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Dates and hours' }).getByRole('listitem').first()).toContainText(
    'Fri, 4 December',
  )
})

test('a company shows its details and only its own offers', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/companies')
  await page.locator(rows).getByRole('link', { name: 'Туроператор «Кедровый берег»' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Туроператор «Кедровый берег»' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Реквизиты' })).toContainText('8600000014')
  await expect(page.getByRole('region', { name: 'Контакты' }).getByRole('link', { name: /\+7/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Туры' }).getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'События' })).toHaveCount(0)
})
