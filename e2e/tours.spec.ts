import type { Page } from '@playwright/test'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

const buying = (page: Page, name = 'Как купить') => page.getByRole('region', { name, exact: true })

test('Back from a tour returns to the list filtered by direction', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/tours')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(12)
  await page.getByRole('main').getByRole('link', { name: 'Этнография' }).click()
  await expect(page).toHaveURL(`${portal}/tours?category=ethno`)
  await expect(cards).toHaveCount(2)
  await cards.getByRole('link', { name: 'Казым: четыре дня у оленеводов' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Казым: четыре дня у оленеводов' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${portal}/tours?category=ethno`)
  await expect(cards).toHaveCount(2)
})

test("an excursion's page can be reached from its list by keyboard alone", async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/excursions?for_disabled=1')
  const first = page.getByRole('main').getByRole('article').first().getByRole('link')
  await expect(first).toBeVisible()
  const title = await first.innerText()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(buying(page)).toBeVisible()
})

for (const { id, state, links, buttons } of [
  { id: 5010, state: 'В продаже', links: [], buttons: [/^В\sкорзину/, /^В\sкорзину/] },
  {
    id: 5012,
    state: 'Продаётся и на другом сайте',
    links: [/^Купить на\skedrovy-bereg\.example/],
    buttons: [/^В\sкорзину/, /^В\sкорзину/],
  },
  {
    id: 5007,
    state: 'Продаётся только на другом сайте',
    links: [/^Купить на\slyapin-trail\.example/],
    buttons: [],
  },
  {
    id: 5003,
    state: 'Индивидуальные условия по запросу',
    links: [/^Оставить заявку/, /^Написать организатору/, /^Позвонить \+7/],
    buttons: [],
  },
  {
    id: 5009,
    state: 'Сведений об оплате пока нет',
    links: [/^Позвонить \+7/, /^Написать организатору/],
    buttons: ['Добавить места в мой трек'],
  },
]) {
  test(`“${state}” has its own buttons and no others`, async ({ page, context }) => {
    await arriveWith(context, portal)
    await page.goto(`/tours/${id}`)
    const panel = buying(page)
    await expect(panel.getByText(state, { exact: true })).toBeVisible()
    await expect(panel.getByRole('link')).toHaveText(links)
    await expect(panel.getByRole('button')).toHaveText(buttons)
  })
}

test('a tour shows a price only if it has one', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/tours/5010')
  await expect(buying(page).getByText('41 500,00 ₽').first()).toBeVisible()
  // A tour that is sold elsewhere, for the price on its card.
  await page.goto('/tours/5007')
  await expect(buying(page).getByText('₽')).toHaveCount(1)
  await page.goto('/tours/5009')
  await expect(buying(page).getByText('₽')).toHaveCount(0)
  await page.goto('/tours/5003')
  await expect(buying(page).getByText('Для ориентира')).toBeVisible()
})

test('the email to the organiser names the tour, and the other site opens in a new tab', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/tours/5003')
  const letter = buying(page).getByRole('link', { name: 'Написать организатору' })
  await expect(letter).toHaveAttribute('href', /subject=/)
  const subject = new URL((await letter.getAttribute('href')) ?? '').searchParams.get('subject')
  expect(subject?.replaceAll('\u00a0', ' ')).toContain('Казым: четыре дня у оленеводов')
  await page.goto('/tours/5012')
  const outside = buying(page).getByRole('link', { name: /Купить на/ })
  await expect(outside).toHaveAttribute('target', '_blank')
  await expect(outside).toHaveAttribute('href', 'https://kedrovy-bereg.example/kayak')
  await expect(buying(page).getByText(/на\sдругом сайте: kedrovy-bereg\.example/)).toBeVisible()
})

test('dates from the travel date on are first, and the page says whether that day is in season', async ({
  page,
  context,
}) => {
  await arriveWith(context, portal)
  await context.addCookies([{ name: 'travel_date', value: '2027-03-01', url: portal }])
  await page.goto('/tours/5010')
  const panel = buying(page)
  await expect(panel.getByText('Сезон подходит: 01.03.2027')).toBeVisible()
  await expect(panel.getByRole('time')).toHaveText([/6\sсентября 2027, 13:00/, /8\sфевраля 2027, 13:00/])
  await expect(panel.getByText('Раньше вашей даты')).toBeVisible()
  await page.goto('/tours/5006')
  await expect(buying(page).getByText('Не сезон: 01.03.2027. Лучше июнь — август')).toBeVisible()
})

test('a tour shows its programme, where it starts and the time zone', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/tours/5010')
  await expect(page.getByRole('region', { name: 'Программа по дням' }).getByRole('listitem')).toHaveCount(7)
  const arrival = page.getByRole('region', { name: 'Начало и конец' })
  await expect(arrival.getByText('Время местное, UTC+5.')).toBeVisible()
  await expect(arrival.getByText('13:00').first()).toBeVisible()
})

test('the places of a tour can be added to the track', async ({ page, context }) => {
  await arriveWith(context, portal)
  await page.goto('/excursions/5101', { waitUntil: 'networkidle' })
  await page
    .getByRole('region', { name: 'Куда заедем' })
    .getByRole('button', { name: /В\sтрек/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Куда заедем' }).getByRole('button', { name: /В\sтреке/ })).toHaveCount(
    1,
  )
})

test('on a phone the bar at the bottom links to the booking panel', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await arriveWith(context, portal)
  await page.goto('/tours/5010')
  const bar = page.getByRole('complementary', { name: 'Коротко о покупке' })
  await expect(bar).toBeInViewport()
  await bar.getByRole('link', { name: 'Даты и цены' }).click()
  await expect(buying(page).getByRole('heading')).toBeInViewport()
})

test('a service shows its price, what it includes and where it is', async ({ page, context }) => {
  await arriveWith(context, portal, { lang: 'en' })
  await page.goto('/products')
  await page.getByRole('main').getByRole('article').getByRole('link').nth(1).click()
  await expect(page).toHaveURL(`${portal}/products/6002`)
  await expect(buying(page, 'How to buy').getByText('400.00 ₽').first()).toBeVisible()
  await expect(buying(page, 'How to buy').getByText('per day')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Where to get it' }).getByRole('article')).toHaveCount(1)
})

test('the first HTML has the whole content', async ({ request }) => {
  const html = await (
    await request.get('/tours/5003', { headers: { cookie: 'settings=%7B%22lang%22%3A%22en%22%7D' } })
  ).text()
  for (const words of ['How to buy', 'Programme by day', 'Start and finish', 'Organiser', 'Places on the way'])
    expect(html.replaceAll('\u00a0', ' ')).toContain(words)
})
