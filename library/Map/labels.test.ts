import { expect, test } from 'vitest'
import { namedAmong, roomsOf } from './labels.ts'

const aLabel = { x: 100, y: 100, text: '304 км по прямой', length: 400 }

test('a label of a leg that is shorter than its words is left out', () => {
  expect(roomsOf([aLabel, { ...aLabel, y: 300, length: 120 }])).toEqual([true, false])
})

test('of two labels that would cover each other the first stays', () => {
  expect(roomsOf([aLabel, { ...aLabel, x: 130, y: 110 }, { ...aLabel, x: 130, y: 140 }])).toEqual([true, false, true])
})

test('the name of a stop has its room before a leg', () => {
  expect(roomsOf([aLabel], [{ x: 30, y: 130 }])).toEqual([false])
  expect(roomsOf([aLabel], [{ x: 30, y: 230 }])).toEqual([true])
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
  expect([...namedAmong([{ id: 'narrow', x: 100, y: 10 }], 200)]).toEqual([['narrow', 'after']])
})
