import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import '../messages/all-catalogues.ts'
import { WordsProvider } from '../messages/intl.tsx'
import type { MapPlace } from './map-places.ts'
import { Poster } from './Poster.tsx'

afterEach(cleanup)

const at = (id: string, latitude: number): MapPlace => ({ id, title: id, href: `/${id}`, latitude, longitude: 69 })
const pinsOf = (places: readonly MapPlace[], route?: readonly string[]) => {
  render(
    <WordsProvider language="ru">
      <Poster label="Карта" places={places} {...(route && { route })} />
    </WordsProvider>,
  )
  return screen.getAllByRole('link').map((pin) => [pin.textContent?.trim(), pin.getAttribute('href')])
}

test('places that the sketch cannot show apart share a pin, with their count and the first names', () => {
  const places = [at('Музей', 61), at('Парк', 61.001), at('Кафе', 61), at('Театр', 61), at('Посёлок', 63)]

  expect(pinsOf(places)).toEqual([
    ['4 Мест здесь: 4. Музей, Парк, Кафе и\u00a0ещё\u00a01', '/Музей'],
    ['Посёлок', '/Посёлок'],
  ])
})

test('a pin has the colour of its places, and that of places if they are of several categories', () => {
  const hotel = { ...at('Гостиница', 61), category: 'stay' } as const
  pinsOf([hotel, at('Музей', 61), { ...hotel, id: 'Хостел', latitude: 63 }, { ...hotel, id: 'Дом', latitude: 63 }])

  expect(screen.getAllByRole('link').map((pin) => pin.dataset['category'])).toEqual(['place', 'stay'])
})

test('a place beside the stops of a route is not one of them', () => {
  const pins = pinsOf([at('Музей', 61), at('Парк', 61.5), at('Кафе', 61.2)], ['Музей', 'Парк'])

  expect(pins.map(([text]) => text)).toEqual(['1 Музей', '2 Парк', 'Кафе'])
})
