import { expect, test } from 'vitest'
import { createRandom } from '../drawing/random.ts'
import { townSides, type NamedTown } from './town-sides.ts'

const window = { south: 58.3, west: 58.4, north: 66, east: 86.8 }
const west = { title: 'Ханты-Мансийск', geolocation: '61.00,69.03', side: 'bottom', isBig: true } as const
const middle = { title: 'Сургут', geolocation: '61.25,73.40', side: 'top', isBig: true } as const
const east = { title: 'Нижневартовск', geolocation: '60.93,76.55', side: 'bottom', isBig: true } as const
const small = { title: 'Когалым', geolocation: '62.27,74.48', side: 'right' } as const
const towns = [small, west, middle, east]

const sideOf = (pins: readonly string[], town: { geolocation: string }, wide = 40) =>
  townSides(towns, pins, window, wide).get(town.geolocation)

test('a name is on its preferred side if nothing is there', () => {
  expect(towns.map((town) => sideOf([], town))).toEqual(['right', 'bottom', 'top', 'bottom'])
})

test('a name avoids a side with a pin', () => {
  expect(sideOf([middle.geolocation], middle)).not.toBe('top')
  expect(sideOf(['62.27,75.2'], small)).not.toBe('right')
})

test('if two names would overlap, the second one moves to another side', () => {
  expect(sideOf([], west, 21)).toBe('bottom')
  expect(sideOf([], east, 21)).not.toBe('bottom')
})

test('a name avoids a side with another town', () => {
  const beside = { title: 'Лангепас', geolocation: '62.27,75.6', side: 'right', isBig: true } as const
  const sideAmong = (all: readonly NamedTown[]) => townSides(all, [], window, 40).get(small.geolocation)

  expect(sideAmong([small])).toBe('right')
  expect(sideAmong([small, beside])).not.toBe('right')
  const own = { title: small.title, geolocation: small.geolocation, isBig: true }
  const later = { title: beside.title, geolocation: beside.geolocation }
  expect(sideAmong([own, later])).not.toBe('right')
})

test('a town with pins on all sides is not named', () => {
  const around = ['62.6,74.0', '62.6,75.4', '62.0,73.6', '61.9,74.5', '62.0,75.6', '62.2,72.8', '62.2,76']
  expect(sideOf(around, small, 21)).toBeNull()
})

test('no name covers a pin of its own town, at any positions of the other pins and any width of the map', () => {
  const random = createRandom(20)
  for (let round = 0; round < 50; round += 1) {
    const others = Array.from({ length: 12 }, () => `${random.between(59, 65.5)},${random.between(59, 86)}`)
    const pins = [...others, ...towns.map(({ geolocation }) => geolocation)]
    const found = townSides(towns, pins, window, random.between(10, 60))
    expect([...found.keys()].toSorted()).toEqual(towns.map(({ geolocation }) => geolocation).toSorted())
    expect([...found.values()]).not.toContain('top')
  }
})
