import { locationTypeId } from '@tropa/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPortal, type TestPortal } from '../testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await aPortal()
})
afterAll(() => portal.close())

const list = (query: string, language: 'ru' | 'en' = 'ru') =>
  portal.ask('locations', `portal/location?${query}`, { language })
const idsOf = async (query: string) => (await list(query)).location_list.map(({ id }) => id)

test('without filters every place is listed, including hotels and restaurants', async () => {
  const { total, location_list } = await list('')

  expect(total).toBe(102)
  expect(location_list).toHaveLength(24)
})

test('texts are in the language of Accept-Language, by default in Russian', async () => {
  const [ru, en] = [await list('ids=1001'), await list('ids=1001', 'en')]

  expect(ru.location_list[0]?.the_title).toBe('Музей Природы и Человека')
  expect(en.location_list[0]).toMatchObject({
    the_title: 'Museum of Nature and Man',
    territory: { the_title: 'Khanty-Mansiysk' },
    type: { the_title: 'Museum' },
  })
  expect(en.territory_list[0]?.the_title).toBe('Khanty-Mansiysk')
})

test('consecutive pages have no gaps or repeats', async () => {
  const pages = await Promise.all([0, 30, 60, 90].map((offset) => idsOf(`limit=30&offset=${offset}`)))

  expect(new Set(pages.flat()).size).toBe(102)
  expect(pages.at(-1)).toHaveLength(12)
  expect(await idsOf('limit=30&offset=500')).toEqual([])
})

test('filters by territory, type and accessibility combine', async () => {
  const { location_list, total } = await list(`territory_id=1&type_id=1&for_disabled=1&limit=100`)

  expect(location_list).toHaveLength(total ?? -1)
  expect(location_list.length).toBeGreaterThan(0)
  for (const card of location_list) expect(card).toMatchObject({ territory_id: 1, type: { id: 1 }, for_disabled: true })
})

test('each value of a filter has the number of places that it would leave with the other filters', async () => {
  const everywhere = await list('type_id=1')
  const surgut = everywhere.territory_list.find(({ id }) => id === 2)

  expect((await list('type_id=1&territory_id=2')).total).toBe(surgut?.count)
  expect((await list('type_id=1&territory_id=2')).territory_list).toEqual(everywhere.territory_list)
  expect(everywhere.territory_list).toHaveLength(22)
  expect(everywhere.territory_list.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(everywhere.total)
})

test('hotels and restaurants are places of their type', async () => {
  const { location_list: hotels } = await list(`type_id=${locationTypeId.hotel}`)
  expect(hotels.length).toBeGreaterThan(5)
  expect(hotels.every(({ link }) => link.startsWith('/hotels/'))).toBe(true)
  expect((await list(`type_id=${locationTypeId.restaurant}`)).total).toBe(10)
})

test('a box filters by coordinates', async () => {
  const { location_list, total } = await list('bbox=60.9,68.9,61.1,69.2&limit=100')

  expect(location_list.length).toBe(total)
  expect(total).toBeGreaterThan(10)
  for (const { geolocation = '' } of location_list) {
    const [latitude = 0, longitude = 0] = geolocation.split(',').map(Number)
    expect(latitude >= 60.9 && latitude <= 61.1 && longitude >= 68.9 && longitude <= 69.2).toBe(true)
  }
})

test('near a point the nearest are first, with distances, within the radius', async () => {
  const { location_list } = await list('near=61.0036,69.0262&radius_km=5&limit=100')
  const distances = location_list.map(({ distance_km }) => distance_km ?? -1)

  expect(location_list[0]?.id).toBe(1001)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  expect(Math.max(...distances)).toBeLessThanOrEqual(5)
})

test('a list by ids has one page in their order, without unknown ones', async () => {
  expect(await idsOf('ids=1012,99999,1001,2001,1004&limit=2')).toEqual([1012, 1001, 2001, 1004])
})

test('words filter the list, also with typos and in the wrong keyboard layout', async () => {
  expect(await idsOf('q=чугас')).toContain(1012)
  expect(await idsOf('q=самаровскй чугас')).toContain(1012)
  expect(await idsOf('q=xeufc')).toContain(1012)
  expect((await list('q=zzzzqqqq')).total).toBe(0)
  expect((await list('q=%20!')).total).toBe(102)
  const inTerritory = await list('q=музей&territory_id=2')
  expect(inTerritory.location_list.map(({ territory_id }) => territory_id)).toEqual(Array(inTerritory.total).fill(2))
  expect(inTerritory.total).toBeGreaterThan(0)
})

test.each(['ru', 'en'] as const)('every place has its page in %s, at the address of its kind', async (language) => {
  const all = [...(await list('limit=100')).location_list, ...(await list('limit=100&offset=100')).location_list]
  const kinds = new Map<string, number>()

  expect(all).toHaveLength(102)
  for (const { id, link } of all) {
    const { location } = await portal.ask('location', `portal/location/${id}`, { language })
    kinds.set(location.kind, (kinds.get(location.kind) ?? 0) + 1)
    expect(location).toMatchObject({ id, link })
    expect(link).toBe(location.kind === 'hotel' ? `/hotels/${id}` : `/locations/${id}`)
  }

  expect(Object.fromEntries(kinds)).toEqual({ place: 80, hotel: 12, restaurant: 10 })
})

test('a hotel has rooms and facilities, a restaurant its menu', async () => {
  const { location: hotel } = await portal.ask('location', 'portal/location/2001', { language: 'en' })
  const { location: restaurant } = await portal.ask('location', 'portal/location/3001', { language: 'en' })

  expect(hotel).toMatchObject({
    kind: 'hotel',
    check_in: '14:00',
    star_rating: 4,
    room_list: [{ the_title: 'Standard single', price: { value: '5200.00', currency: 'RUB' } }, {}, {}, {}],
  })
  expect(restaurant).toMatchObject({
    kind: 'restaurant',
    feature_list: ['Large-print menu', 'High chairs', 'Table booking', 'Fish carved at the table'],
    menu: [{ the_title: 'Starters' }, {}, {}],
  })
})

test('a place has its nearby places, within the radius of the query', async () => {
  const { location } = await portal.ask('location', 'portal/location/1001')
  const { location: narrow } = await portal.ask('location', 'portal/location/1001?radius_km=0.5')
  const distances = location.nearby_list.map(({ distance_km }) => distance_km ?? -1)

  expect(location.nearby_list.length).toBeGreaterThan(3)
  expect(location.nearby_list.map(({ id }) => id)).not.toContain(1001)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  expect(Math.max(...distances)).toBeLessThanOrEqual(3)
  expect(narrow.nearby_list.length).toBeLessThan(location.nearby_list.length)
})

test('nearby places have pages of 12 and a total, so that 3 and 50 km differ', async () => {
  const near = async (query: string) => (await portal.ask('location', `portal/location/1001?${query}`)).location
  const [narrow, wide] = [await near('radius_km=3'), await near('radius_km=50')]
  expect(narrow.nearby_list).toHaveLength(12)
  expect([narrow.nearby_total, wide.nearby_total].map((total) => (total ?? 0) > 12)).toEqual([true, true])
  expect(wide.nearby_total).toBeGreaterThan(narrow.nearby_total ?? Infinity)

  const ids: number[] = []
  for (let offset = 0; offset < (wide.nearby_total ?? 0); offset += 12)
    ids.push(...(await near(`radius_km=50&nearby_offset=${offset}`)).nearby_list.map(({ id }) => id))
  expect(new Set(ids).size).toBe(wide.nearby_total)
  expect(await near('radius_km=50&nearby_offset=500')).toMatchObject({ nearby_list: [], nearby_total: ids.length })
})

test('descriptions are HTML without scripts', async () => {
  const { location } = await portal.ask('location', 'portal/location/1001')

  expect(location.the_description).toMatch(/^<p>/)
  expect(location.the_description).toContain('<a href="/locations/1004">')
})

test('a filter with several types returns places of any of them', async () => {
  const [hotels, camps, both] = [await list('type_id=9'), await list('type_id=11'), await list('type_id=9,11')]
  expect(both.total).toBe((hotels.total ?? 0) + (camps.total ?? 0))
})

const points = (query: string, language: 'ru' | 'en' = 'ru') =>
  portal.ask('locationPoints', `portal/location/points?${query}`, { language })

test('the map has every place of the list as GeoJSON, longitude first', async () => {
  const { type, features } = await points('', 'en')

  expect(type).toBe('FeatureCollection')
  expect(features).toHaveLength(102)
  expect(features.find(({ id }) => id === 1001)).toEqual({
    type: 'Feature',
    id: 1001,
    geometry: { type: 'Point', coordinates: [69.0262, 61.0036] },
    properties: { type_id: 1, the_title: 'Museum of Nature and Man', link: '/locations/1001' },
  })
})

test.each([
  'territory_id=1',
  'type_id=1,9',
  'for_disabled=1',
  'q=чугас',
  'bbox=60.9,68.9,61.1,69.2',
  'near=61.0036,69.0262&radius_km=5',
  'ids=1012,1001',
  'territory_id=999',
])('the map and the list agree on %s', async (query) => {
  const ids = (await points(query)).features.map(({ id }) => id)

  expect(new Set(ids)).toEqual(new Set(await idsOf(`${query}&limit=100`)))
})

test('the map refuses the same parameters as the list', async () => {
  expect((await portal.fetch('portal/location/points?bbox=1,2')).status).toBe(422)
})
