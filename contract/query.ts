import * as v from 'valibot'
import { freeText } from './values.ts'

const numberIn = (pattern: RegExp) => (value: string | number) =>
  typeof value === 'number' ? value : pattern.test(value) ? Number(value) : Number.NaN

/** A whole number of a query or a path, where it is text. Its metadata `schema` is what OpenAPI shows. */
export const wholeNumber = (minimum: number, maximum: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(numberIn(/^-?\d{1,9}$/)),
    v.integer(),
    v.minValue(minimum),
    v.maxValue(maximum),
    v.metadata({ schema: { type: 'integer', minimum, maximum } }),
  )

/** A decimal number of a query, where it is text. */
export const decimal = (minimum: number, maximum: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(numberIn(/^-?\d{1,6}(\.\d{1,8})?$/)),
    v.finite(),
    v.minValue(minimum),
    v.maxValue(maximum),
    v.metadata({ schema: { type: 'number', minimum, maximum } }),
  )

/** A positive id. */
export const Id = wholeNumber(1, 999_999_999)

const pageKey = /^[a-z0-9-]{1,80}$/
/** The id or the slug of an information page. */
export const PageKey = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(pageKey),
  v.metadata({ schema: { type: 'string', pattern: pageKey.source, examples: ['107', 'new-year-2025'] } }),
)

/** A boolean of a query: `1` or `true`; `0` and `false` are the same as leaving it out. */
export const Flag = v.pipe(
  v.union([
    v.pipe(
      v.picklist(['1', 'true', '0', 'false']),
      v.transform((text) => text === '1' || text === 'true'),
    ),
    v.boolean(),
  ]),
  v.metadata({ schema: { type: 'boolean' } }),
)

const idsPattern = /^\d{1,9}(,\d{1,9}){0,99}$/
/** 1 to 100 ids, joined by commas. */
export const Ids = v.pipe(
  v.string(),
  v.regex(idsPattern),
  v.transform((text) => text.split(',').map(Number)),
  v.metadata({ schema: { type: 'string', pattern: idsPattern.source, examples: ['1001,1012'] } }),
)

/** The text of a search, at most 200 UTF-16 code units. */
export const SearchText = freeText(200)

const corner = String.raw`-?\d{1,2}(?:\.\d{1,8})?,-?\d{1,3}(?:\.\d{1,8})?`
const isPoint = (text: string) =>
  text.split(',').every((part, axis) => Math.abs(Number(part)) <= (axis % 2 === 0 ? 90 : 180))

/** `latitude,longitude` in decimal degrees. */
export const Point = v.pipe(v.string(), v.regex(new RegExp(`^${corner}$`)), v.check(isPoint, 'range'))

/** `south,west,north,east` in decimal degrees. */
export const BoundingBox = v.pipe(v.string(), v.regex(new RegExp(`^${corner},${corner}$`)), v.check(isPoint, 'range'))

/** Parameters of paging: at most 100 items, 24 by default, from `offset` on. */
export const page = {
  limit: v.optional(wholeNumber(1, 100), 24),
  offset: v.optional(wholeNumber(0, 1_000_000), 0),
}
