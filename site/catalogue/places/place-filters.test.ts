import { expect, test } from 'vitest'
import type { ListFilters } from '../lists/list-filters.ts'
import { placesParams, type PlacesContext } from './place-filters.ts'

const capital = { id: 1, title: 'Ханты-Мансийск', title_en: 'Khanty-Mansiysk', geolocation: '61.0,69.0' }
const surgut = { id: 2, title: 'Сургут', title_en: 'Surgut', geolocation: '61.25,73.4' }
const context: PlacesContext = { chosenTerritory: null, territories: [capital, surgut] }
const paramsOf = (filters: Omit<ListFilters, 'page'>, more: Partial<PlacesContext> = {}) =>
  placesParams({ page: 1, ...filters }, { ...context, ...more })

test('the territory in the address has precedence over the chosen one', () => {
  expect(paramsOf({ territory: 5 }, { chosenTerritory: 2 })).toMatchObject({ territory_id: 5 })
  expect(paramsOf({}, { chosenTerritory: 2 })).toMatchObject({ territory_id: 2 })
})

test('a list with fixed types requests all of them, for any address', () => {
  expect(paramsOf({ types: [1] }, { types: [9, 11] })).toMatchObject({ type_id: '9,11' })
})

test('distances are from the centre of the filtered territory, or else of the capital', () => {
  expect(paramsOf({ sort: 'distance' })).toEqual({ near: '61.0,69.0', limit: 12, offset: 0 })
  expect(paramsOf({ sort: 'distance' }, { chosenTerritory: 2 })).toMatchObject({ near: '61.25,73.4' })
  expect(paramsOf({ sort: 'distance', territory: 'all' }, { chosenTerritory: 2 })).toMatchObject({ near: '61.0,69.0' })
})

test('without a known centre the order is that of the editors, and other orders need no centre', () => {
  expect(paramsOf({ sort: 'distance' }, { territories: [] })).toEqual({ limit: 12, offset: 0 })
  expect(paramsOf({ sort: 'price' })).toEqual({ sort: 'price', limit: 12, offset: 0 })
})
