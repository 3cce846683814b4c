import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fieldErrors, messages } from './messages.ts'
import { decimal, Id, Ids, Point, wholeNumber } from './query.ts'

const brokenBy = (schema: v.GenericSchema<unknown, unknown>, value: unknown, language: 'ru' | 'en' = 'en') => {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  return result.issues ? fieldErrors(result.issues, language) : {}
}

test('every message exists in both languages and neither is empty', () => {
  expect(Object.keys(messages.en)).toEqual(Object.keys(messages.ru))
  const texts = Object.values(messages).flatMap((list) => Object.values(list).flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message))))
  expect(texts.filter((text) => !text.trim())).toEqual([])
})

test('a missing field is required', () => {
  expect(brokenBy(v.object({ q: v.string() }), {})).toEqual({ q: ['Required field'] })
  expect(brokenBy(v.object({ q: v.string() }), {}, 'ru')).toEqual({ q: ['Обязательное поле'] })
})

test('lengths are said with the right plural', () => {
  const schema = (limit: number) => v.object({ password: v.pipe(v.string(), v.minLength(limit)) })
  expect(brokenBy(schema(8), { password: 'x' })).toEqual({ password: ['This field cannot be less than 8 characters'] })
  expect(brokenBy(schema(21), { password: 'x' }, 'ru')).toEqual({ password: ['Поле не может быть короче 21 символа'] })
  expect(brokenBy(schema(8), { password: 'x' }, 'ru')).toEqual({ password: ['Поле не может быть короче 8 символов'] })
})

test('a schema names its own message', () => {
  expect(brokenBy(v.object({ name: v.pipe(v.string(), v.regex(/^\p{L}+$/u, 'letters')) }), { name: '1' })).toEqual({ name: ['Only letters of the alphabet are allowed'] })
})

test('numbers in an address are taken whole and within their range', () => {
  expect(v.parse(Id, '1001')).toBe(1001)
  expect(v.parse(decimal(0.1, 500), '2.5')).toBe(2.5)
  for (const odd of ['', ' ', 'abc', '1e3', '0x10', '1.5', '99999999999', 'NaN', '1;drop']) expect(brokenBy(v.object({ id: Id }), { id: odd })).toEqual({ id: ['A whole number is needed'] })
  expect(brokenBy(v.object({ limit: wholeNumber(1, 100) }), { limit: '101' })).toEqual({ limit: ['No more than 100'] })
})

test('at most a hundred ids, and points only on the globe', () => {
  expect(v.parse(Ids, '1,2,3')).toEqual([1, 2, 3])
  expect(v.safeParse(Ids, Array.from({ length: 101 }, (_, index) => index).join()).success).toBe(false)
  expect(v.safeParse(Point, '61.0,69.0').success).toBe(true)
  expect(brokenBy(v.object({ near: Point }), { near: '91,10' })).toEqual({ near: ['The coordinates lie off the globe'] })
})
