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

  expect([...names]).toEqual(['camp', 'church'])
})
