import { within } from '@testing-library/react'
import { calendarDate, calendarMonth } from '@tropa/contract'
import { expect, test } from 'vitest'
import { aLocationCard, anEvent } from '../catalogue/testing/catalogue-objects.ts'
import { renderedPage, today, type Visitor } from '../app/testing/rendered-page.tsx'
import { responses, sendFrom } from '../app/testing/test-provider-responses.ts'
import { PortalError } from '../portal/error.ts'

const home = async (visitor: Visitor = {}) => (await renderedPage('/', visitor)).main
const monthButtons = (main: Element) => [...main.querySelectorAll<HTMLButtonElement>('button[name="month"]')]
const norm = (month: number) => responses.climate[0]?.months[month - 1]

test('each month is a button of one form, with the mean of its norms, and the current one says so', async () => {
  const buttons = monthButtons(await home())

  expect(buttons.map(({ value }) => value)).toEqual(Array.from({ length: 12 }, (_, index) => `${index + 1}`))
  const now = Number(today.slice(5, 7))
  expect(buttons.flatMap(({ value, textContent }) => (textContent.includes('сейчас') ? [Number(value)] : []))).toEqual([
    now,
  ])
  // In the test answers, days are 10° warmer than nights.
  expect(norm(12)).toMatchObject({ day: 6, night: -4 })
  expect(buttons[11]?.textContent).toMatch(/\+1/)
})

test('the month of the travel date is chosen, and the summary is about it', async () => {
  const main = await home({ preferences: { travelDate: calendarDate('2027-06-15') } })

  expect(monthButtons(main).flatMap((one) => (one.getAttribute('aria-pressed') === 'true' ? [one.value] : []))).toEqual(
    ['6'],
  )
  expect(main.textContent).toContain('Белые ночи')
  expect(within(main).getByText('15.06.2027')).toBeTruthy()
})

test('without a date the summary is about the current month, and the field asks for a date', async () => {
  const main = await home()

  expect(main.textContent).toContain('Ночи тёмные')
  expect(within(main).getByText('выберите месяц')).toBeTruthy()
})

test('the norms have their years, and say whether they are approximate', async () => {
  const [climate] = responses.climate
  const { send } = sendFrom({ climate: [{ ...climate, approximate: false }] })

  const exact = (await home({ send })).textContent
  expect(exact).toContain('1991–2020')
  expect(exact).not.toContain('приблизительные')
  expect((await home()).textContent).toContain('приблизительные')
})

test('the norms have their territory', async () => {
  const territory = { id: 2, title: 'Сургут', title_en: 'Surgut', geolocation: '61.25,73.42' }
  const { send } = sendFrom({
    territories: [...responses.territories, territory],
    climate: [{ ...responses.climate[0], territory_id: territory.id }],
  })

  expect((await home({ send })).textContent).toContain('1991–2020, Сургут.')
  expect((await home({ send, language: 'en' })).textContent).toContain('Surgut')
})

test('without the climate it has the months without figures', async () => {
  const { status, main, errors } = await renderedPage('/', { send: sendFrom({ climate: new PortalError(503) }).send })

  expect([status, errors, monthButtons(main)]).toEqual([200, [], expect.objectContaining({ length: 12 })])
  expect(monthButtons(main).flatMap(({ textContent }) => textContent.match(/[+−]\d/) ?? [])).toEqual([])
  expect(main.textContent).not.toContain('Среднее за')
})

test.each([
  ['ru', 'Ханты-Мансийск'],
  ['en', 'Khanty-Mansiysk'],
] as const)('the form finds places by text and territory in %s', async (language, title) => {
  const main = await home({ language, preferences: { territoryId: 1 } })

  const form = within(main).getByRole<HTMLFormElement>('search')
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/locations'])
  expect([...form.elements].map((field) => field.getAttribute('name')).filter(Boolean)).toEqual(['q', 'territory_id'])
  const chosen = form.querySelector<HTMLOptionElement>('option[selected]')
  expect([chosen?.value, chosen?.textContent]).toEqual(['1', title])
})

const march = { travelMonth: calendarMonth('2027-03') }
const headings = (main: Element) => [...main.querySelectorAll('h2')].map(({ textContent }) => textContent)

test.each([
  ['ru', 'в марте 2027', ['Готовые треки', 'События', 'Туры', 'Экскурсии', 'Места']],
  ['en', 'in March 2027', ['Ready-made tracks', 'Events', 'Tours', 'Excursions', 'Places']],
] as const)('a chosen month is requested and is in the headings in %s', async (language, when, titles) => {
  const { send, sent } = sendFrom()

  const main = await home({ language, preferences: march, send })

  expect(headings(main)).toEqual(expect.arrayContaining(titles.map((title) => `${title} ${when}`)))
  expect(sent.filter(({ path }) => path === 'portal/main').map(({ query }) => query.get('month'))).toEqual(['2027-03'])
})

test('a chosen day means its month, and without a choice no month is named', async () => {
  const day = await home({ preferences: { travelDate: calendarDate('2027-03-08') } })

  expect(headings(day)).toContain('Туры в марте 2027')
  expect(headings(await home())).toContain('Туры')
})

const event = { ...anEvent(), dates: { starts_at: '2027-05-15T18:00:00+05:00', ends_at: '2027-05-15T23:00:00+05:00' } }

test('the list shows the nearest events when the month has none, and says so', async () => {
  const { send } = sendFrom({ main: { ...responses.main, event_list: [event] } })

  const text = (await home({ preferences: march, send })).textContent
  expect(text).toContain('События в марте 2027 не объявлены. Вот ближайшие')
  expect(text).toContain(event.the_title)
})

test.each([{}, march])('a territory without events shows those of the region, and says so: %o', async (time) => {
  const { send } = sendFrom({ main: { ...responses.main, event_list: [{ ...event, territory_id: 2 }] } })

  const text = (await home({ preferences: { ...time, territoryId: 1 }, send })).textContent
  expect(text).toContain('Здесь событий не объявлено. Вот ближайшие в других городах и районах.')
  expect(text).toContain(event.the_title)
})

test('empty lists of a month and a territory say so and offer all cities', async () => {
  const nothing = { event_list: [], tour_list: [], excursion_list: [], location_list: [], track_list: [] }
  const { send } = sendFrom({ main: { ...responses.main, ...nothing } })

  const main = await home({ preferences: { ...march, territoryId: 1 }, send })
  expect(main.textContent).toContain('Туров в марте 2027 здесь не проводят.')
  const ways = within(main).getAllByRole('button', { name: 'Все города' })
  expect(ways).toHaveLength(5)

  const anyMonth = await home({ preferences: { territoryId: 1 }, send })
  expect(anyMonth.textContent).toContain('Туров здесь не проводят.')
})

test('the field of the form shows the month, and no place is closed for a month', async () => {
  const place = {
    ...aLocationCard,
    season: [],
    opening_hours: [{ days: [2, 3, 4, 5, 6, 7], opens: '10:00', closes: '18:00' }],
  }
  const { send } = sendFrom({ main: { ...responses.main, location_list: [place] } })
  const textOn = async (preferences: Visitor['preferences']) =>
    (await home({ ...(preferences && { preferences }), send })).textContent

  const month = await textOn(march)
  expect(month).toContain('Март 2027')
  expect(month).toContain('10:00–\u206018:00, пн: выходной')
  expect(month).not.toContain('закрыто')
  expect(await textOn({ travelDate: calendarDate('2027-03-15') })).toContain('15.03.2027 закрыто')
})
