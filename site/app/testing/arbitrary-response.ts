import {
  BirthDate,
  calls,
  CalendarDate,
  Geolocation,
  Inn,
  Instant,
  Link,
  LocalTime,
  MenuItem,
  Money,
  Name,
  Passport,
  PlaceName,
  PortalLink,
  ReadingSettings,
  Snils,
  TimeZone,
  WebAddress,
} from '@tropa/contract'
import fc from 'fast-check'
import type { CallName } from './test-provider-responses.ts'

/** The part of valibot's schemas that this file reads. */
type Schema = {
  type: string
  pipe?: readonly { type: string; requirement?: unknown }[]
  wrapped?: Schema
  item?: Schema
  entries?: Readonly<Record<string, Schema>>
  options?: readonly unknown[]
  literal?: unknown
}

const two = (max: number, min = 0) => fc.integer({ min, max }).map((number) => String(number).padStart(2, '0'))
const date = fc.tuple(fc.integer({ min: 1900, max: 2199 }), two(12, 1), two(28, 1)).map((parts) => parts.join('-'))
const time = fc.tuple(two(23), two(59)).map((parts) => parts.join(':'))
const degrees = (most: number) =>
  fc.integer({ min: -most * 100, max: most * 100 }).map((hundredths) => hundredths / 100)
const path = fc.constantFrom('/tours/1', '/about', '/q?q=a&tag=b', '/posts/5?lang=en', '/')
const webAddress = fc.constantFrom('https://a.example/', 'http://b.example/c?d=1#e', 'https://vk.com/f')

/**
 * Texts that editors may write: empty or long ones, several scripts, markup, and templates that must not be
 * evaluated.
 */
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 30 }) },
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', ' ', 'a'.repeat(300), '<script>alert(1)</script>', '{name}', '</title>', '&amp;', '٣', '\u202e'),
)
const number = fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom(0, 1, -1, 0.5, 1e9))

const personalName = fc.constantFrom('Ли', "О'Брайен", 'Анна-Мария', 'Ёлка де ла Круз', 'A'.repeat(100))

/** Values of a format, by the contract's own schema of it. */
const formats = new Map<unknown, fc.Arbitrary<unknown>>([
  [CalendarDate, date],
  [Instant, fc.tuple(date, time).map(([day, at]) => `${day}T${at}:00+05:00`)],
  [LocalTime, time],
  [Geolocation, fc.tuple(degrees(89), degrees(179)).map((parts) => parts.join())],
  [PortalLink, path],
  [Link, fc.oneof(path, webAddress)],
  [WebAddress, webAddress],
  [TimeZone, fc.constantFrom('Asia/Yekaterinburg', 'UTC', 'Asia/Kathmandu', 'America/St_Johns')],
  [Name, personalName],
  [PlaceName, fc.constantFrom('Сургут', 'Khanty-Mansiysk', 'Ё', '№ 5, корпус 2', 'a'.repeat(100))],
  [BirthDate, fc.constantFrom('1900-01-01', '2015-03-02', '2026-11-22')],
  [Passport, fc.constantFrom('6700 123456', '67 0012345', 'IV-АБ 123456', 'AB1234567')],
  [Snils, fc.constantFrom('11223344595')],
  [Inn, fc.constantFrom('7707083893')],
  [ReadingSettings, fc.constantFrom({}, { theme: 'dark', text: '200' })],
  [Money, fc.nat(999_999).map((kopecks) => ({ value: (kopecks / 100).toFixed(2), currency: 'RUB' }))],
  [MenuItem, fc.record({ id: fc.nat(99), action: path, title: text, title_en: text, children: fc.constant([]) })],
])

const absent = Symbol('absent')
const isPresent = ([, value]: readonly [string, unknown]) => value !== absent

const boundsOf = (pipe: NonNullable<Schema['pipe']>) => {
  const bound = (type: string, otherwise: number) =>
    Number(pipe.find((step) => step.type === type)?.requirement ?? otherwise)
  return { min: bound('min_value', -1000), max: bound('max_value', 1000) }
}

/** Any value that a schema of the contract allows. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  const format = formats.get(schema)
  if (format) return format
  const { type, wrapped, item, entries, options, literal, pipe = [] } = schema
  const members = (options ?? []) as readonly Schema[]
  switch (type) {
    case 'optional':
      return wrapped ? fc.oneof(fc.constant(absent), valueOf(wrapped)) : fc.constant(absent)
    case 'nullable':
      return wrapped ? fc.oneof(fc.constant(null), valueOf(wrapped)) : fc.constant(null)
    case 'nullish':
      return wrapped ? fc.oneof(fc.constantFrom(null, absent), valueOf(wrapped)) : fc.constant(absent)
    case 'array':
      return item ? fc.array(valueOf(item), { maxLength: 2 }) : fc.constant([])
    case 'object':
      return fc
        .record(Object.fromEntries(Object.entries(entries ?? {}).map(([name, one]) => [name, valueOf(one)])))
        .map((value) => Object.fromEntries(Object.entries(value).filter(isPresent)))
    case 'union':
    case 'variant':
      return fc.oneof(...members.map(valueOf))
    case 'picklist':
      return fc.constantFrom(...(options ?? []))
    case 'literal':
      return fc.constant(literal)
    case 'string':
      return text
    case 'number':
      return pipe.some((step) => step.type === 'integer') ? fc.integer(boundsOf(pipe)) : number
    case 'boolean':
      return fc.boolean()
    default:
      throw new Error(`No values of a schema ${type}`)
  }
}

/** Any answer that the contract allows for a call. */
export const responseTo = (name: CallName): fc.Arbitrary<unknown> =>
  valueOf(calls[name].responses[200] as unknown as Schema)
