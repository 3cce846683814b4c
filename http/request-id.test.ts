import { expect, test } from 'vitest'
import { requestIdOf } from './request-id.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

test.each(['abc-123_DEF', '12345678', 'x'.repeat(64)])('the id %s of a trusted caller is kept', (id) => {
  expect(requestIdOf(new Headers({ 'x-request-id': id }), true)).toBe(id)
})

const unfit = ['short', 'x'.repeat(65), 'with space', '"quoted"x', 'a{"b":1}', '']

test.each(unfit)('"%s" is replaced by a new id', (id) => {
  expect(requestIdOf(new Headers({ 'x-request-id': id }), true)).toMatch(uuid)
})

test('without an id each request gets its own', () => {
  expect(requestIdOf(new Headers(), true)).not.toBe(requestIdOf(new Headers(), true))
})

test('the id of an untrusted caller is replaced, even if it is well formed', () => {
  expect(requestIdOf(new Headers({ 'x-request-id': 'abc-123_DEF' }), false)).toMatch(uuid)
})
