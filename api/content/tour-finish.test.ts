import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Text = { ru: string; en: string }
type Trip = { id: number; arrival: { finish: { place: Text } } }

test('no trip ends in an arrivals hall of an airport', () => {
  const trips: Trip[] = ['tours', 'excursions'].flatMap((name) =>
    JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')),
  )
  expect(trips.length).toBeGreaterThan(20)

  const ends = trips.filter(({ arrival: { finish } }) => /прилёта|arrivals/.test(finish.place.ru + finish.place.en))
  expect(ends.map(({ id }) => id)).toEqual([])
})
