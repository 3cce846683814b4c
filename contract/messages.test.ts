import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fieldErrors, messages } from './messages.ts'
import { decimal, Id, Ids, Point, wholeNumber } from './query.ts'
import { calendarDate } from './calendar-date.ts'
import { CalendarDate, freeText, Instant } from './values.ts'

const brokenBy = (schema: v.GenericSchema<unknown, unknown>, value: unknown, language: 'ru' | 'en' = 'en') => {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  return result.issues ? fieldErrors(result.issues, language) : {}
}

test('every message exists in both languages and neither is empty', () => {
  expect(Object.keys(messages.en)).toEqual(Object.keys(messages.ru))
  const texts = Object.values(messages).flatMap((list) =>
    Object.values(list).flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message))),
  )
  expect(texts.filter((text) => !text.trim())).toEqual([])
})

test('a missing field is required', () => {
  expect(brokenBy(v.object({ q: v.string() }), {})).toEqual({ q: ['Required field'] })
  expect(brokenBy(v.object({ q: v.string() }), {}, 'ru')).toEqual({ q: ['Обязательное поле'] })
})

test('a field that breaks several rules has one message, of the first', () => {
  const schema = v.object({ name: v.pipe(v.string(), v.minLength(3), v.regex(/^\p{L}+$/u, 'letters')) })
  const { issues } = v.safeParse(schema, { name: '1' })

  expect(issues).toHaveLength(2)
  expect(fieldErrors(issues ?? [], 'en')).toEqual({ name: ['This field cannot be less than 3 characters'] })
})

test('lengths have the right plural', () => {
  const schema = (limit: number) => v.object({ password: v.pipe(v.string(), v.minLength(limit)) })
  expect(brokenBy(schema(8), { password: 'x' })).toEqual({ password: ['This field cannot be less than 8 characters'] })
  expect(brokenBy(schema(21), { password: 'x' }, 'ru')).toEqual({ password: ['Поле не может быть короче 21 знака'] })
  expect(brokenBy(schema(8), { password: 'x' }, 'ru')).toEqual({ password: ['Поле не может быть короче 8 знаков'] })
})

test('a schema can name its message', () => {
  expect(brokenBy(v.object({ name: v.pipe(v.string(), v.regex(/^\p{L}+$/u, 'letters')) }), { name: '1' })).toEqual({
    name: ['Only letters of the alphabet are allowed'],
  })
})

test('numbers in an address are integers within their range', () => {
  expect(v.parse(Id, '1001')).toBe(1001)
  expect(v.parse(decimal(0.1, 500), '2.5')).toBe(2.5)
  for (const odd of ['', ' ', 'abc', '1e3', '0x10', '1.5', '99999999999', 'NaN', '1;drop'])
    expect(brokenBy(v.object({ id: Id }), { id: odd })).toEqual({ id: ['A whole number is needed'] })
  expect(brokenBy(v.object({ limit: wholeNumber(1, 100) }), { limit: '101' })).toEqual({ limit: ['No more than 100'] })
})

test('at most a hundred ids, and only points on the globe are accepted', () => {
  expect(v.parse(Ids, '1,2,3')).toEqual([1, 2, 3])
  expect(v.safeParse(Ids, Array.from({ length: 101 }, (_, index) => index).join()).success).toBe(false)
  expect(v.safeParse(Point, '61.0,69.0').success).toBe(true)
  expect(brokenBy(v.object({ near: Point }), { near: '91,10' })).toEqual({
    near: ['The coordinates lie off the globe'],
  })
})

test.each(['2026-12-05', '1900-01-01', '2199-12-31', '2024-02-29'])('%s is a calendar date', (text) => {
  expect(calendarDate(text)).toBe(text)
  expect(v.safeParse(CalendarDate, text).success).toBe(true)
})

test.each([
  ['0000-01-01', 'A date from 1900 to 2199 is needed'],
  ['1899-12-31', 'A date from 1900 to 2199 is needed'],
  ['9999-12-31', 'A date from 1900 to 2199 is needed'],
  ['2026-02-30', 'A date is needed, written YYYY-MM-DD'],
  ['2026-1-1', 'A date is needed, written YYYY-MM-DD'],
  ['2026-12-05T00:00:00Z', 'A date is needed, written YYYY-MM-DD'],
  ['+002026-12-05', 'A date is needed, written YYYY-MM-DD'],
  ['', 'A date is needed, written YYYY-MM-DD'],
])('%j is not a calendar date', (text, message) => {
  expect(() => calendarDate(text)).toThrow(RangeError)
  expect(brokenBy(v.object({ from: CalendarDate }), { from: text })).toEqual({ from: [message] })
})

test('an instant is on a calendar date', () => {
  for (const odd of ['0000-01-01T00:00:00Z', '2026-02-30T10:00:00+05:00'])
    expect(v.safeParse(Instant, odd).success).toBe(false)
  expect(v.safeParse(Instant, '2026-12-05T10:00:00+05:00').success).toBe(true)
})

test('free text accepts everything except for characters that a database cannot store', () => {
  for (const text of ['', 'null', '{}', '"', '\\', '😀', 'שלום', '\u202Eabc', 'a\nb'])
    expect(v.parse(freeText(40), text)).toBe(text)
  for (const text of ['\0', 'a\0b', '\uD800', 'a\uDC00b'])
    expect(brokenBy(v.object({ tag: freeText(40) }), { tag: text })).toEqual({
      tag: ['Some characters here cannot be stored'],
    })
  expect(brokenBy(v.object({ tag: freeText(40) }), { tag: 'я'.repeat(41) })).toEqual({
    tag: ['This field cannot be more than 40 characters'],
  })
})
