import { calendarDate, calendarMonth, type LocationCard } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText } from '../../app/testing/plain-text.ts'
import { renderedPage, type Visitor } from '../../app/testing/rendered-page.tsx'
import { responses, sendFrom } from '../../app/testing/test-provider-responses.ts'
import { aLocationCard } from '../testing/catalogue-objects.ts'

const hours = { opens: '10:00', closes: '18:00' }
const everyDay = [1, 2, 3, 4, 5, 6, 7]
/** Today is that of the rendered pages: 22.11.2026, a Sunday. */
const places: Record<string, Partial<LocationCard>> = {
  'open daily': { opening_hours: [{ days: everyDay, ...hours }] },
  'closed on Sundays': { opening_hours: [{ days: [1, 2, 3, 4, 5, 6], ...hours }] },
  'closed on Mondays': { opening_hours: [{ days: [2, 3, 4, 5, 6, 7], ...hours }] },
  'open day and night': { opening_hours: [{ days: everyDay, opens: '00:00', closes: '00:00' }] },
  'open day and night at the weekend': { opening_hours: [{ days: [6, 7], opens: '00:00', closes: '00:00' }] },
  'open in summer': {
    opening_hours: [{ days: everyDay, ...hours, valid_from: '2026-06-01', valid_through: '2026-08-31' }],
  },
  'with a note alone': { opening_hours: [], the_hours_note: 'По звонку' },
  'without hours': { opening_hours: [] },
}

const listOf = (cards: readonly Partial<LocationCard>[]) =>
  sendFrom({
    locations: {
      ...responses.locations,
      location_list: cards.map((card, index) => ({
        ...aLocationCard,
        season: [],
        id: 2000 + index,
        link: `/locations/${2000 + index}`,
        ...card,
      })),
      total: cards.length,
    },
  }).send

async function cardsOf(cards: readonly Partial<LocationCard>[], visitor: Visitor = {}) {
  const { main } = await renderedPage('/locations', { send: listOf(cards), ...visitor })
  return [...main.querySelectorAll('article')]
}

/** The text about opening hours on the card of each place. */
async function hoursOf(visitor: Visitor) {
  const cards = await cardsOf(Object.values(places), visitor)
  const facts = cards.map((card) =>
    [...card.querySelectorAll('ul li')].map(plainText).find((fact) => fact !== 'Ханты-Мансийск'),
  )
  return Object.fromEntries(Object.keys(places).map((name, index) => [name, facts[index]]))
}

describe('a card has the hours of a place for', () => {
  test('today, if no day is chosen', async () => {
    expect(await hoursOf({})).toEqual({
      'open daily': 'Сегодня 10:00–18:00',
      'closed on Sundays': '10:00–18:00, вс: выходной',
      'closed on Mondays': 'Сегодня 10:00–18:00',
      'open day and night': 'Открыто всегда',
      'open day and night at the weekend': 'Круглосуточно',
      'open in summer': 'В это время года не работает',
      'with a note alone': 'По звонку',
      'without hours': undefined,
    })
  })

  test('the chosen day, and only then the place may be closed', async () => {
    expect(await hoursOf({ preferences: { travelDate: calendarDate('2027-03-15') } })).toEqual({
      'open daily': '15.03.2027: 10:00–18:00',
      'closed on Sundays': '15.03.2027: 10:00–18:00',
      'closed on Mondays': '15.03.2027 закрыто',
      'open day and night': 'Открыто всегда',
      'open day and night at the weekend': '15.03.2027 закрыто',
      'open in summer': '15.03.2027 закрыто',
      'with a note alone': 'По звонку',
      'without hours': undefined,
    })
  })

  test('a month as its week, with the days off', async () => {
    expect(await hoursOf({ preferences: { travelMonth: calendarMonth('2027-03') } })).toEqual({
      'open daily': '10:00–18:00',
      'closed on Sundays': '10:00–18:00, вс: выходной',
      'closed on Mondays': '10:00–18:00, пн: выходной',
      'open day and night': 'Открыто всегда',
      'open day and night at the weekend': 'Круглосуточно, пн, вт, ср, чт, пт: выходные',
      'open in summer': 'В это время года не работает',
      'with a note alone': 'По звонку',
      'without hours': undefined,
    })
  })
})

test('a card has its months only if another month is chosen', async () => {
  const [march, november, always] = await cardsOf([{ season: [3, 4] }, { season: [11] }, { season: [] }])

  expect(plainText(march)).toContain('Лучшее время: март — апр')
  expect([november, always].map(plainText).filter((text) => text.includes('Лучшее время'))).toEqual([])
})

test('a card has the price of entry: the lowest price, free, or none if it is not known', async () => {
  const cards = await cardsOf([
    { price_from: { value: '250.00', currency: 'RUB' } },
    { price_from: { value: '0.00', currency: 'RUB' } },
    { price_from: undefined },
  ])

  expect(cards.map((card) => plainText(card).match(/от 250,00 ₽|Вход свободный/)?.[0])).toEqual([
    'от 250,00 ₽',
    'Вход свободный',
    undefined,
  ])
})

test('a card has the distance of a place if the list is sorted by it, in each language', async () => {
  const near = [{ distance_km: 0.4 }, { distance_km: 12.34 }, { distance_km: undefined }]
  const farOf = (cards: readonly Element[]) => cards.map((card) => plainText(card).match(/[\d.,]+ (км|km)/)?.[0])

  expect(farOf(await cardsOf(near))).toEqual(['0,4 км', '12,3 км', undefined])
  expect(farOf(await cardsOf(near, { language: 'en' }))).toEqual(['0.4 km', '12.3 km', undefined])
})

test('only a place with coordinates can be shown on the map, at the address of the list', async () => {
  const { main } = await renderedPage('/locations?q=a', {
    send: listOf([{}, { geolocation: undefined }]),
  })

  const links = [...main.querySelectorAll('article a[href*="on_map="]')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/locations?q=a&view=map&on_map=location2000#map'])
})

test('only the picture of the first card has priority', async () => {
  const cards = await cardsOf([{}, {}, {}])

  expect(cards.map((card) => card.querySelector('img')?.getAttribute('loading'))).toEqual([null, 'lazy', 'lazy'])
})
