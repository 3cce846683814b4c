import { calendarDate, calendarMonth, languages, type Offer, type Tour } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText, textsOf } from '../../app/testing/plain-text.ts'
import { renderedPage, type Visitor } from '../../app/testing/rendered-page.tsx'
import { sendFrom } from '../../app/testing/test-provider-responses.ts'
import { words } from '../../messages/intl.tsx'
import { aTour } from '../testing/catalogue-objects.ts'

const price = (value: string) => ({ value, currency: 'RUB' }) as const
const anOffer = (id: number, more: Partial<Offer> = {}): Offer => ({
  id,
  the_title: `Тариф ${id}`,
  price: price('900.00'),
  remaining: null,
  requires: [],
  ...more,
})

async function pageOf(tour: Partial<Tour>, visitor: Visitor = {}) {
  const { main, errors } = await renderedPage('/tours/5001', {
    send: sendFrom({ tour: { tour: aTour(tour) } }).send,
    ...visitor,
  })
  expect(errors).toEqual([])
  const panel = main.querySelector('#buy')
  if (!panel) throw new Error('The page has no panel of prices')
  return { main, panel }
}
const panelOf = async (tour: Partial<Tour>, visitor?: Visitor) => (await pageOf(tour, visitor)).panel

describe('the price above the tariffs', () => {
  test.each([
    ['one price of all tariffs is the price', [anOffer(1), anOffer(2)], price('900.00'), '900,00 ₽'],
    [
      'several prices begin from the lowest',
      [anOffer(1), anOffer(2, { price: price('500.00') })],
      price('500.00'),
      'от 500,00 ₽',
    ],
    ['nothing to pay is said in words', [anOffer(1, { price: price('0.00') })], price('0.00'), 'бесплатно'],
  ])('%s', async (_, offer_list, price_from, text) => {
    const panel = await panelOf({ offer_list, price_from })

    expect(textsOf(panel, 'p')).toContain(text)
  })

  test('a price keeps its kopecks', async () => {
    const panel = await panelOf({ offer_list: [anOffer(1, { price: price('1250.50') })], price_from: undefined })

    expect(textsOf(panel, 'li').join()).toContain('1 250,50 ₽')
  })
})

describe('dates of sale', () => {
  const on = (id: number, day: string) => anOffer(id, { starts_at: `${day}T11:00:00+05:00` })
  const year = ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2027-01-05'].map((day, index) =>
    on(index + 1, day),
  )
  const timesOf = (root: Element) =>
    [...root.querySelectorAll('time[datetime]')].map((time) => time.getAttribute('datetime')?.slice(0, 10))

  test('three dates are shown, and the others are behind a button with their number', async () => {
    const panel = await panelOf({ offer_list: year })

    const fold = panel.querySelector('[aria-controls]')
    const folded = panel.querySelector(`[id="${fold?.getAttribute('aria-controls')}"]`)
    expect(plainText(fold)).toBe('Ещё 2 даты')
    expect(folded && timesOf(folded)).toEqual(['2026-12-22', '2027-01-05'])
    expect(timesOf(panel)).toHaveLength(5)
  })

  test('a date of another year has the year, and one of this year does not', async () => {
    const days = textsOf(await panelOf({ offer_list: year }), 'time[datetime]')

    expect(days[0]).toMatch(/^вт, 1 дек\S*, 11:00$/)
    expect(days[4]).toMatch(/^вт, 5 янв\S* 2027, 11:00$/)
  })

  test('with a chosen day the dates from it on are first, and earlier ones are last under a heading', async () => {
    const panel = await panelOf({ offer_list: year }, { preferences: { travelDate: calendarDate('2026-12-16') } })

    expect(timesOf(panel)).toEqual(['2026-12-22', '2027-01-05', '2026-12-01', '2026-12-08', '2026-12-15'])
    const text = plainText(panel)
    expect(text.indexOf('С вашей даты, 16.12.2026')).toBeLessThan(text.indexOf('Раньше вашей даты'))
    expect(text).toContain('С вашей даты, 16.12.2026')
  })

  test('with a chosen month dates begin with its first day, and no day of the visitor is named', async () => {
    const panel = await panelOf({ offer_list: year }, { preferences: { travelMonth: calendarMonth('2027-01') } })

    expect(timesOf(panel)[0]).toBe('2027-01-05')
    expect(plainText(panel)).not.toContain('С вашей даты')
  })

  test('a tour in another time zone has the times of its start', async () => {
    const place = { the_place: 'Вокзал', at: '11:00' }
    const panel = await panelOf({
      arrival: { start: place, finish: place, time_zone: 'Asia/Kathmandu' },
      offer_list: [anOffer(1, { starts_at: '2026-12-01T20:00:00Z' })],
    })

    expect(textsOf(panel, 'time[datetime]')[0]).toMatch(/^ср, 2 дек\S*, 01:45$/)
  })

  test('if every date is past, the panel says so and has the organiser’s contacts', async () => {
    const panel = await panelOf({ offer_list: [on(1, '2026-11-01')] })

    expect(timesOf(panel)).toEqual([])
    expect(plainText(panel)).toContain('Новых дат пока нет: спросите организатора.')
  })

  test('offers for any day are before the dates', async () => {
    const panel = await panelOf({ offer_list: [on(1, '2026-12-01'), anOffer(9)] })

    const text = plainText(panel)
    expect(text.indexOf('Тариф 9')).toBeGreaterThan(0)
    expect(text.indexOf('Тариф 9')).toBeLessThan(text.indexOf('Тариф 1'))
  })
})

describe('the rest of a tariff', () => {
  test.each([
    [null, '', null, true],
    [0, 'не осталось', 'danger', false],
    [1, 'остался 1', 'warning', true],
    [4, 'осталось 4', 'warning', true],
    [5, 'осталось 5', 'neutral', true],
  ])('%s: "%s"', async (remaining, text, tone, isSold) => {
    const panel = await panelOf({ offer_list: [anOffer(1, { remaining })] })

    const row = [...panel.querySelectorAll('li')].find((one) => plainText(one).startsWith('Тариф 1'))
    const badge = row?.querySelector('[data-tone]')
    expect([plainText(badge), badge?.getAttribute('data-tone') ?? null]).toEqual([text, tone])
    expect(row?.querySelector('button') !== null).toBe(isSold)
  })
})

describe.each(languages)('a tour that is sold by request, in %s', (language) => {
  const say = words(language)

  test('shows an estimate, and each tariff links to its own request', async () => {
    const offer_list = [anOffer(31), anOffer(32, { remaining: 0 })]
    const panel = await panelOf({ sale_state: 'by_request', offer_list }, { language })

    expect(plainText(panel)).toContain(plainText(say('sale.estimate')))
    const links = [...panel.querySelectorAll('a[href^="/checkout"]')]
    expect(links.map((link) => new URL(link.getAttribute('href') ?? '', 'https://x.example').search)).toEqual([
      '?offer=31',
    ])
    expect(links[0]?.getAttribute('aria-label')).toContain('Тариф 31')
  })
})
