import { expect, test } from 'vitest'
import { degrees } from './degrees.ts'

test('temperatures have their sign', () => {
  expect([degrees(-18.6), degrees(-0.4), degrees(7.5)]).toEqual(['−19°', '0°', '+8°'])
})
