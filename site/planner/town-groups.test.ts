import { expect, test } from 'vitest'
import { stopsIn } from './testing/known-stops.ts'
import { groupStarts, townsOf } from './town-groups.ts'

test.each([
  ['no stops', [], []],
  ['one town', ['Сургут', 'Сургут'], [null, null]],
  ['two towns', ['Сургут', 'Сургут', 'Когалым'], ['Сургут', null, 'Когалым']],
  ['a town that comes again', ['Сургут', 'Когалым', 'Сургут'], ['Сургут', 'Когалым', 'Сургут']],
  ['a stop whose town is not known', ['Сургут', null, 'Сургут', 'Когалым'], ['Сургут', null, null, 'Когалым']],
  ['one town and unknown ones', [null, 'Сургут', null], [null, null, null]],
])('%s: each group of stops has the name of its town', (_, towns, starts) => {
  expect(groupStarts(stopsIn(...towns))).toEqual(starts)
})

test('the towns of a day are in the order of the visits', () => {
  expect(townsOf(stopsIn('Сургут', 'Сургут', null, 'Когалым', 'Сургут'))).toEqual(['Сургут', 'Когалым', 'Сургут'])
})
