import { expect, test } from 'vitest'
import { namedAmong, type NameSide, roomsOf } from './labels.ts'

const aLabel = { x: 100, y: 100, text: '304 км по прямой', length: 400 }

test('a label of a leg that is shorter than its words is left out', () => {
  expect(roomsOf([aLabel, { ...aLabel, y: 300, length: 120 }])).toEqual([true, false])
})

test('of two labels that would cover each other the first stays', () => {
  expect(roomsOf([aLabel, { ...aLabel, x: 130, y: 110 }, { ...aLabel, x: 130, y: 140 }])).toEqual([true, false, true])
})

const stop = { id: 'camp', x: 0, y: 100 }
const named = (side: NameSide) => new Map([['camp', side]])

test('the name of a stop has its room before a leg, on the side where it stands', () => {
  const label = { ...aLabel, x: stop.x + 100, y: stop.y - 20 }
  const before = { ...label, x: stop.x - 100 }

  expect(roomsOf([label, before], [stop], named('after'))).toEqual([false, true])
  expect(roomsOf([label, before], [stop], named('before'))).toEqual([true, false])
  expect(roomsOf([label, before], [stop])).toEqual([true, true])
})

test('a pin has its room before a leg', () => {
  expect(roomsOf([{ ...aLabel, x: stop.x, y: stop.y - 20 }], [stop])).toEqual([false])
  expect(roomsOf([{ ...aLabel, x: stop.x, y: stop.y + 30 }], [stop])).toEqual([true])
})

test('a name stands on the side where it lies over fewer legs', () => {
  const after = { x: 500, y: 300 - 60 }
  const before = { x: 100, y: 300 - 25 }
  const above = { x: 300, y: 100 }
  const at = (legs: readonly { x: number; y: number }[]) =>
    namedAmong([{ id: 'camp', x: 300, y: 300, legs }], 600).get('camp')

  expect([at([]), at([after]), at([before]), at([after, before]), at([above]), at([after, before, above])]).toEqual([
    'after',
    'before',
    'after',
    'above',
    'after',
    'after',
  ])
})

test('a name whose better side is taken stands on the other one', () => {
  const names = namedAmong([
    { id: 'camp', x: 300, y: 100 },
    { id: 'museum', x: 280, y: 110 },
  ])

  expect([...names]).toEqual([
    ['camp', 'after'],
    ['museum', 'before'],
  ])
})

test('stops that stand close together share the room for one name', () => {
  const names = namedAmong([
    { id: 'camp', x: 10, y: 10 },
    { id: 'museum', x: 60, y: 20 },
    { id: 'church', x: 60, y: 80 },
  ])

  expect([...names.keys()]).toEqual(['camp', 'church'])
})

test('a name that the edge of the map would cut stands before its pin, where there is room', () => {
  const names = namedAmong(
    [
      { id: 'edge', x: 330, y: 10 },
      { id: 'middle', x: 160, y: 80 },
      { id: 'narrow', x: 100, y: 150 },
    ],
    360,
  )

  expect([...names]).toEqual([
    ['edge', 'before'],
    ['middle', 'after'],
    ['narrow', 'after'],
  ])
  expect([200, 120].map((width) => namedAmong([{ id: 'narrow', x: 100, y: 10 }], width).get('narrow'))).toEqual([
    'above',
    'after',
  ])
})
