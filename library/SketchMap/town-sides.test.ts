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

test('a name stands on its own side where nothing is in its way', () => {
  expect(towns.map((town) => sideOf([], town))).toEqual(['right', 'bottom', 'top', 'bottom'])
})

test('a name leaves the side where a pin stands', () => {
  expect(sideOf([middle.geolocation], middle)).not.toBe('top')
  expect(sideOf(['62.27,75.2'], small)).not.toBe('right')
})

test('of two names that have no room beside each other, the other one moves', () => {
  expect(sideOf([], west, 21)).toBe('bottom')
  expect(sideOf([], east, 21)).not.toBe('bottom')
})

test('a name leaves the side where another town stands', () => {
  const beside = { title: 'Лангепас', geolocation: '62.27,75.6', side: 'right', isBig: true } as const
  const sideAmong = (all: readonly NamedTown[]) => townSides(all, [], window, 40).get(small.geolocation)

  expect(sideAmong([small])).toBe('right')
  expect(sideAmong([small, beside])).not.toBe('right')
  const own = { title: small.title, geolocation: small.geolocation, isBig: true }
  const later = { title: beside.title, geolocation: beside.geolocation }
  expect(sideAmong([own, later])).not.toBe('right')
})

test('a town with pins all around is not named', () => {
  const around = ['62.6,74.0', '62.6,75.4', '62.0,73.6', '61.9,74.5', '62.0,75.6', '62.2,72.8', '62.2,76']
  expect(sideOf(around, small, 21)).toBeNull()
})

test('no name stands over a pin of its own town, wherever the other pins stand and however wide the map is', () => {
  const random = createRandom(20)
  for (let round = 0; round < 50; round += 1) {
    const others = Array.from({ length: 12 }, () => `${random.between(59, 65.5)},${random.between(59, 86)}`)
    const pins = [...others, ...towns.map(({ geolocation }) => geolocation)]
    const found = townSides(towns, pins, window, random.between(10, 60))
    expect([...found.keys()].toSorted()).toEqual(towns.map(({ geolocation }) => geolocation).toSorted())
    expect([...found.values()]).not.toContain('top')
  }
})
