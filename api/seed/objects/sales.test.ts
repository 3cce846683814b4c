import { saleStates } from '@tropa/contract'
import { expect, test } from 'vitest'
import { readContent } from '../content.ts'
import { allEntries } from './all.ts'
import { offerRows, sellerRow } from './sales.ts'

const content = readContent()
const rows = allEntries(content).flatMap(offerRows(content))
const row = (wanted: number) => rows.find(({ id }) => id === wanted)

test('at least twelve museums and parks sell entry tickets, and every sale state is in use', () => {
  const selling = content.locations.filter(({ sale_state }) => sale_state === 'on_sale')
  const withEntry = selling.filter(({ offers = [] }) => offers.some(({ starts_at }) => starts_at === null))

  expect(withEntry.length).toBeGreaterThanOrEqual(12)
  for (const kind of [content.locations, content.events, content.tours, content.excursions, content.products])
    expect(new Set(kind.map(({ sale_state = 'no_payment_info' }) => sale_state))).toEqual(new Set(saleStates))
})

test('halls have seats for each showing, and some are sold out', () => {
  const showings = rows.filter(({ object_type, object_id }) => object_type === 'event' && object_id === 4005)

  expect(showings.filter(({ starts_at }) => starts_at).map(({ seats }) => seats)).toEqual([180, 60, 180, 60, 180, 0])
})

test('every offer has a seller with tax details and terms of refund', () => {
  const sellers = new Map(content.companies.map(sellerRow).map((seller) => [seller.id, seller]))
  const entries = allEntries(content).filter(({ draft: { offers = [] } }) => offers.length > 0)

  expect(entries.length).toBeGreaterThan(60)
  expect(entries.filter(({ draft }) => !sellers.has(draft.organizer_id ?? 0)).map(({ draft }) => draft.id)).toEqual([])
  expect(rows.filter(({ refund_terms }) => refund_terms?.length === 0)).toEqual([])
})

test('terms of the object override those of its seller', () => {
  const permits = rows.find(({ object_id }) => object_id === 1071)

  expect(permits?.refund_terms).toEqual([{ hours_before: 24, percent: 100 }])
  expect(row(9101)?.refund_terms?.map(({ percent }) => percent)).toEqual([100, 70, 30])
})

test('an offer with a start ends with its session, or after the duration of its object', () => {
  expect(row(9003)?.ends_at).toBe('2026-12-12T16:00:00+05:00')
  expect(row(9101)?.ends_at).toBe('2026-12-29T06:00:00.000Z')
  expect(row(9301)?.ends_at).toBe('2026-12-27T09:00:00.000Z')
  expect(row(9701)?.ends_at).toBe(null)
})
