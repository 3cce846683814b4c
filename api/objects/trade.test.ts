import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPortal, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
})
afterAll(() => portal.close())

test('a product has the unit of its price, its organizer and its place', async () => {
  const { product } = await portal.ask('product', 'portal/product/6002', { language: 'en' })

  expect(product).toMatchObject({
    kind: 'rental',
    the_unit: 'per day',
    location_id: 1009,
    sale_state: 'on_sale',
    organizer: { id: 501 },
    gallery: [],
  })
  expect(product.offer_list).toHaveLength(3)
})

test('products are filtered by territory and accessibility', async () => {
  const { product_list } = await portal.ask('products', 'portal/product?territory_id=1')
  const { product_list: accessible } = await portal.ask('products', 'portal/product?for_disabled=1')

  expect(product_list.length).toBeGreaterThan(2)
  expect(product_list.every(({ territory_id }) => territory_id === 1)).toBe(true)
  expect(accessible.length).toBeGreaterThan(0)
  expect(accessible.every(({ for_disabled }) => for_disabled)).toBe(true)
})

test('a company is the response itself, with everything it offers', async () => {
  const company = await portal.ask('company', 'portal/company/501', { language: 'en' })
  const { tour } = await portal.ask('tour', `portal/tour/${company.tour_list[0]?.id}`, { language: 'en' })

  expect(company).toMatchObject({
    object_type: 'company',
    the_title: 'Kedrovy Bereg tour operator',
    inn: '8600000014',
    kind: 'tour_operator',
    legal_address: 'Demonstration address, Mira Street, Khanty-Mansiysk',
    contacts: { emails: ['hello@kedrovy-bereg.example'] },
  })
  expect(company.product_list.map(({ id }) => id)).toEqual([6001, 6002, 6008, 6012])
  expect(tour.organizer?.id).toBe(501)
})

test('a company has its current and upcoming events, with their dates', async () => {
  const { event_list } = await portal.ask('company', 'portal/company/509')
  const starts = event_list.map(({ dates }) => dates?.starts_at ?? '')

  expect(event_list.length).toBeGreaterThan(0)
  expect(starts.every((start) => start > '2026-12-01')).toBe(true)
  expect(starts).toEqual(starts.toSorted())
})

test('everything with an organizer is in exactly one company', async () => {
  const { company_list } = await portal.ask('companies', 'portal/company')
  const companies = await Promise.all(company_list.map(({ id }) => portal.ask('company', `portal/company/${id}`)))

  expect(new Set(companies.flatMap(({ tour_list }) => tour_list.map(({ id }) => id))).size).toBe(14)
  expect(companies.flatMap(({ excursion_list }) => excursion_list)).toHaveLength(16)
  expect(companies.flatMap(({ product_list }) => product_list)).toHaveLength(12)
})
