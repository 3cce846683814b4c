import { saleStates } from '@tropa/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPortal, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
})
afterAll(() => portal.close())

const tours = (query: string) => portal.ask('tours', `portal/tour?${query}`)
const excursions = (query: string) => portal.ask('excursions', `portal/excursion?${query}`)

test('filters by category, territory and accessibility combine', async () => {
  const { tour_list: family } = await tours('category=family')
  const { tour_list: surgut } = await tours('territory_id=2')
  const { excursion_list: accessible, total } = await excursions('for_disabled=true&category=ethno')

  expect(family.length).toBeGreaterThan(2)
  expect(family.every(({ category }) => category === 'family')).toBe(true)
  expect(surgut.length).toBeGreaterThan(0)
  expect(accessible.length).toBe(total)
  expect(accessible.every(({ for_disabled, category }) => for_disabled && category === 'ethno')).toBe(true)
  expect((await tours('territory_id=999')).tour_list).toEqual([])
})

test('the filter by territory finds every tour that visits it', async () => {
  const { tour_list } = await tours('territory_id=2')

  expect(tour_list.length).toBeGreaterThan(0)
  for (const { id } of tour_list) {
    const { tour } = await portal.ask('tour', `portal/tour/${id}`)
    expect(tour.territory_ids).toContain(2)
  }
})

test('an unknown category is 422', async () => {
  const response = await portal.fetch('portal/tour?category=space', { language: 'en' })

  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: { category: ['There is no such choice'] } })
})

test('a tour has its programme, its meeting points in local time, its organizer and prices', async () => {
  const { tour } = await portal.ask('tour', 'portal/tour/5001', { language: 'en' })

  expect(tour).toMatchObject({
    days: 3,
    program: [{ day: 1, the_title: 'The square, a museum and a first supper' }, { day: 2 }, { day: 3 }],
    arrival: {
      start: { the_place: 'Khanty-Mansiysk airport, arrivals hall', at: '11:00', geolocation: '61.02850,69.08610' },
      finish: { at: '17:00' },
      time_zone: 'Asia/Yekaterinburg',
    },
    organizer: { object_type: 'company', the_title: 'Kedrovy Bereg tour operator', link: '/companies/501' },
    contacts: { phones: ['3467000001'] },
    group_size: { min: 2, max: 12 },
    sale_state: 'on_sale',
    gallery: [],
  })
  expect(tour.offer_list).toHaveLength(4)
  expect(tour.offer_list[0]).toMatchObject({
    the_title: expect.any(String),
    price: { currency: 'RUB' },
    requires: expect.any(Array),
  })
})

test('an excursion has its hours and the languages of its guide', async () => {
  const { excursion } = await portal.ask('excursion', 'portal/excursion/5101')

  expect(excursion).toMatchObject({ duration_h: 3, languages: ['ru', 'en'] })
  expect(excursion.days).toBeUndefined()
})

test('tours have all five sale states, and an external address if they are sold elsewhere', async () => {
  const { tour_list } = await tours('limit=100')
  const all = await Promise.all(tour_list.map(async ({ id }) => (await portal.ask('tour', `portal/tour/${id}`)).tour))

  expect(new Set(all.map(({ sale_state }) => sale_state))).toEqual(new Set(saleStates))
  for (const { sale_state, external_url } of all) {
    expect(external_url !== undefined).toBe(sale_state === 'also_external' || sale_state === 'only_external')
  }
  expect(all.find(({ sale_state }) => sale_state === 'only_external')?.offer_list).toEqual([])
})

test('a tour is not an excursion', async () => {
  expect((await portal.fetch('portal/tour/5101')).status).toBe(404)
})
