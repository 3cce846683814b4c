import type { BrowserContext, Page } from '@playwright/test'
import { portal } from './portals.ts'
import { startWithTrack } from './storage.ts'
import { arriveWith, expect, test } from './visit.ts'

const inDays = (days: number) => {
  const day = new Date(Date.now() + 5 * 3_600_000 + days * 86_400_000)
  return day.toISOString().slice(0, 10)
}
/** 1001 is a museum in Khanty-Mansiysk, 1020 an outdoor sculpture and 1021 a museum, both in Surgut. */
const plan = [
  { object_type: 'location', object_id: 1001, day: 1 },
  { object_type: 'location', object_id: 1020, day: 1 },
  { object_type: 'location', object_id: 1021, day: 2 },
]
const track = { locations: [1001, 1020, 1021], events: [], days: 2, plan }

async function arrive(
  page: Page,
  context: BrowserContext,
  date: string,
  lang: 'ru' | 'en' = 'ru',
  planned: object = track,
) {
  await arriveWith(context, portal, { lang })
  await context.addCookies([{ name: 'travel_date', value: date, url: portal }])
  await startWithTrack(page, planned)
  await page.goto('/my_tracks')
}
type Reading = { temperature: number; wind?: number } | null

/** Answers forecasts by date; `null`: no data. */
const forecasts = (page: Page, readings: Readonly<Record<string, Reading>>) =>
  page.route('**/api/weather/forecast**', (route) => {
    const query = new URL(route.request().url()).searchParams
    const date = query.get('date') ?? ''
    const places = query.get('query')?.split(';') ?? []
    const reading_list = places.map(() => readings[date] ?? null)
    return route.fulfill({ json: { kind: 'forecast', date, measured_on: date, is_stand_in: false, reading_list } })
  })

const ofDay = (page: Page, day: number) => page.getByRole('list', { name: `Погода дня ${day}` })
const sculpture = (page: Page) => page.locator('[data-key="location1020"]')
const plannedOn = (page: Page) =>
  page.evaluate(() => {
    const kept: { plan?: { object_id: number; day?: number }[] } = JSON.parse(localStorage['active_track'])
    return (kept.plan ?? []).map(({ object_id, day }) => [object_id, day])
  })

test('each day of the plan has the forecast of its towns, with the norm of the month', async ({ page, context }) => {
  await forecasts(page, { [inDays(1)]: { temperature: -12, wind: 3 }, [inDays(2)]: null })
  await arrive(page, context, inDays(1))

  const first = ofDay(page, 1).getByRole('listitem')
  await expect(first).toHaveCount(2)
  await expect(first.first()).toContainText(/Ханты-\u2060?Мансийск −12°, ветер 3\sм\/с, ощущается как −\d+° прогноз/)
  await expect(first.first()).toContainText(/Обычно −\d+°…\u2060[−+]?\d+° \(норма\s1991–\u20602020\)/)
  await expect(ofDay(page, 2).getByRole('listitem')).toHaveText(/^Сургут данных нет\s+Обычно −\d+°/)
})

test('the cards and the clothing advice use the dates of the visits, not the first date', async ({ page, context }) => {
  await forecasts(page, { [inDays(1)]: { temperature: -4 }, [inDays(2)]: { temperature: -21 } })
  await arrive(page, context, inDays(1))
  const day = Number(inDays(2).slice(8))

  // Two days of one town are lines of one card, unless a month ends between them.
  await expect(page.getByRole('region', { name: 'Погода на ваши дни' }).getByRole('listitem')).toContainText([
    new RegExp(`Ханты-\\u2060?Мансийск${inDays(1).slice(8)}\\s[а-я]+ ${inDays(1).slice(0, 4)}прогноз−4°`),
    /^Сургут.*−4°/s,
    /−21°/,
  ])
  await expect(page.getByRole('region', { name: 'Что надеть' })).toContainText(
    new RegExp(`Холоднее\\sвсего:\\sСургут,\\s${day}\\s[а-я]+,\\sощущается\\sкак\\s−21°`),
  )
})

test('days beyond the forecast show the same day a year earlier, and stand-in weather is labelled as such, in English', async ({
  page,
  context,
}) => {
  await arrive(page, context, inDays(7), 'en')

  const last = page.getByRole('list', { name: 'Weather on day 2' })
  await expect(last).toContainText(/Surgut [−+]?\d+° by\sday, [−+]?\d+° at\snight/)
  await expect(last).not.toContainText('forecast')
  // Once in the plan and once in the panel, not in every line and card.
  await expect(page.getByRole('main').getByText(/^This\sweather\sis\smade\sup/)).toHaveCount(2)
  await expect(last).toContainText('Usually')
})

test('a press loads the weather of a day that failed, and the plan is shown meanwhile', async ({ page, context }) => {
  await page.route('**/api/weather/**', (route) => route.fulfill({ status: 503, json: { message: '' } }))
  await arrive(page, context, inDays(1))
  const again = page.getByRole('button', { name: 'Загрузить погоду дня 2 ещё раз' })
  await expect(again).toBeVisible()
  await expect(sculpture(page)).toBeVisible()

  await page.unroute('**/api/weather/**')
  await again.press('Enter')
  await expect(ofDay(page, 2)).toContainText(/Сургут [−+]?\d+°/)
})

test('one press moves an outdoor stop in dangerous cold to a better day', async ({ page, context }) => {
  await forecasts(page, { [inDays(1)]: { temperature: -30, wind: 12 }, [inDays(2)]: { temperature: -8, wind: 2 } })
  await arrive(page, context, inDays(1))
  await expect(sculpture(page)).toContainText('По прогнозу опасно холодно с ветром')
  await expect(page.getByText('По прогнозу опасно холодно с ветром')).toHaveCount(1)

  await sculpture(page)
    .getByRole('button', { name: /^Перенести на\sдень 2: / })
    .last()
    .press('Enter')
  await expect(page.getByText('По прогнозу опасно холодно с ветром')).toHaveCount(0)
  await expect.poll(() => plannedOn(page)).toContainEqual([1020, 2])
})

test('one press replaces an outdoor stop in dangerous cold with an indoor place nearby, which can be undone', async ({
  page,
  context,
}) => {
  await forecasts(page, { [inDays(1)]: { temperature: 2, wind: 18 }, [inDays(2)]: { temperature: 2, wind: 18 } })
  await arrive(page, context, inDays(1))
  await expect(sculpture(page)).toContainText('По прогнозу гроза или штормовой ветер')
  await sculpture(page)
    .getByRole('button', { name: /^Заменить на\sместо под крышей: / })
    .press('Enter')

  await expect(sculpture(page)).toHaveCount(0)
  await expect.poll(async () => (await plannedOn(page)).map(([, day]) => day)).toEqual([1, 1, 2])
  await page.getByRole('button', { name: /^Отменить/ }).press('Enter')
  await expect(sculpture(page)).toBeVisible()
  await expect.poll(() => plannedOn(page)).toEqual(plan.map(({ object_id, day }) => [object_id, day]))
})

test('each town of the track has its airport, railway, roads and boats with their days and an article', async ({
  page,
  context,
}) => {
  await arrive(page, context, inDays(1))
  const ways = page.getByRole('region', { name: 'Как добраться и уехать' })
  await expect(ways.getByRole('heading', { level: 3 })).toHaveText(['Ханты-\u2060Мансийск', 'Сургут'])
  await expect(ways).toContainText('(HMA)')
  const train = ways.getByRole('listitem').filter({ hasText: /^Поезд\sдо\sгорода\sне\sдоходит/ })
  await expect(train).toContainText(/сверено\s\d\d\.\d\d\.\d{4}/)
  await expect(train.getByRole('link', { name: 'Как добраться' })).toHaveAttribute('href', '/pages/108')
  await expect(ways.getByRole('listitem').filter({ hasText: /^Поезд:\sвосточная\sлиния/ })).toBeVisible()
  await expect(ways.getByRole('listitem').filter({ hasText: 'Местные рейсы судов' })).toContainText(
    'обычно с 21 мая до 5 октября',
  )
  await expect(ways.getByRole('link', { name: 'Авиабилеты' })).toHaveAttribute('href', '/aviasales')
  await expect(page.getByRole('navigation', { name: 'Туры по направлениям' }).getByRole('link')).toHaveCount(6)
})

/** The next date with this month and day, `MM-DD`. */
const next = (day: string) => {
  const year = new Date().getUTCFullYear()
  return `${year}-${day}` > inDays(0) ? `${year}-${day}` : `${year + 1}-${day}`
}

for (const [lang, closed] of [
  ['ru', /зимник в\sэтот день закрыт/],
  ['en', /the\swinter road is\sclosed that day/],
] as const)
  test(`the journey to a place that only a winter road reaches says when that is closed (${lang})`, async ({
    page,
    context,
  }) => {
    // From Khanty-Mansiysk to a church in Beryozovo.
    const north = { locations: [1001, 1056], events: [] }
    await arrive(page, context, next('07-10'), lang, north)
    await expect(page.getByText(closed)).toBeVisible()

    await context.addCookies([{ name: 'travel_date', value: next('02-10'), url: portal }])
    await page.reload()
    await expect(page.getByText(/^(Зимник|The winter road)/).first()).toBeVisible()
    await expect(page.getByText(/(на\sмашине|by\scar)$/)).toBeVisible()
    await expect(page.getByText(closed)).toHaveCount(0)
  })
