import * as v from 'valibot'

/** A whole number that travels as text in an address; `range` is what OpenAPI shows of it. */
export const wholeNumber = (minimum: number, maximum: number) =>
  v.pipe(
    v.union([v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), v.number()]),
    v.integer(),
    v.minValue(minimum),
    v.maxValue(maximum),
    v.metadata({ schema: { type: 'integer', minimum, maximum } }),
  )

/** A decimal number that travels as text in an address. */
export const decimal = (minimum: number, maximum: number) =>
  v.pipe(
    v.union([v.pipe(v.string(), v.regex(/^-?\d{1,6}(\.\d{1,8})?$/), v.transform(Number)), v.number()]),
    v.minValue(minimum),
    v.maxValue(maximum),
    v.metadata({ schema: { type: 'number', minimum, maximum } }),
  )

export const Id = wholeNumber(1, 999_999_999)

/** `1` or `true` asks for it; `0` or `false` is the same as leaving it out. */
export const Flag = v.pipe(
  v.union([v.pipe(v.picklist(['1', 'true', '0', 'false']), v.transform((text) => text === '1' || text === 'true')), v.boolean()]),
  v.metadata({ schema: { type: 'boolean' } }),
)

/** At most 100 ids, joined by commas; the answer keeps their order. */
export const Ids = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(,\d{1,9}){0,99}$/),
  v.transform((text) => text.split(',').map(Number)),
  v.metadata({ schema: { type: 'string', pattern: '^\\d{1,9}(,\\d{1,9}){0,99}$', examples: ['1001,1012'] } }),
)

/** What a person typed: no NUL, at most 200 characters. */
export const SearchText = v.pipe(v.string(), v.maxLength(200), v.regex(/^[^\0]*$/u))

export const page = {
  limit: v.optional(wholeNumber(1, 100), 24),
  offset: v.optional(wholeNumber(0, 1_000_000), 0),
}
