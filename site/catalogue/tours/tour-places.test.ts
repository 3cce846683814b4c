// @vitest-environment node
import { expect, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import { words } from '../../messages/intl.tsx'
import { aLocationCard, aTour } from '../testing/catalogue-objects.ts'
import { tourPlaces } from './tour-places.ts'

const say = words('en')
const { arrival } = aTour()
const tourThat = (finish: typeof arrival.start) => aTour({ arrival: { ...arrival, finish } })
const idsOf = (tour: ReturnType<typeof aTour>) => tourPlaces(say, tour, [aLocationCard]).map(({ id }) => id)

test('a tour shows its start, its end, and the places that it visits', () => {
  const end = { the_place: 'Вокзал', at: '17:00', geolocation: '61.1,69.1' }

  expect(idsOf(tourThat(end))).toEqual(['start', 'finish', 'location1001'])
})

test('a tour that ends where it begins has one pin there', () => {
  expect(idsOf(tourThat({ ...arrival.start, the_place: 'Вокзал' }))).toEqual(['start', 'location1001'])
})

test('an end without coordinates has no pin', () => {
  expect(idsOf(tourThat({ the_place: 'Вокзал', at: '17:00' }))).toEqual(['start', 'location1001'])
})

test('a pin has a title, and links to its part of the page', () => {
  const [start] = tourPlaces(say, aTour(), [])
  expect(start).toMatchObject({
    title: `${say('tour.start')}: Аэропорт`,
    href: '#arrival',
    latitude: 61.0285,
    longitude: 69.0861,
  })
})
