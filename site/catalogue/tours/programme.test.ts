import { expect, test } from 'vitest'
import { programmeOf } from './programme.ts'

const aStep = (the_title: string, day?: number) => ({ the_title, the_text: '', ...(day !== undefined && { day }) })
const numbersOf = (steps: Parameters<typeof programmeOf>[0]) => programmeOf(steps).stops.map(({ number }) => number)

test('a programme of several days is listed by day, each with all its steps', () => {
  const { isByDay, stops } = programmeOf([aStep('Музей', 1), aStep('Уха', 1), aStep('Река', 3)])
  expect(isByDay).toBe(true)
  expect(stops.map(({ number, steps }) => [number, steps.length])).toEqual([
    [1, 2],
    [3, 1],
  ])
})

test('a programme of one day, or without days, is listed step by step', () => {
  expect(numbersOf([aStep('Звери', 1), aStep('Лестница', 1)])).toEqual([1, 2])
  expect(numbersOf([aStep('Звери'), aStep('Лестница', 2)])).toEqual([1, 2])
})
