import * as v from 'valibot'

const key = /^[\w-]{16,64}$/
/** Random, made by the caller once for each thing to be done: the same key with the same body gives the same answer. */
export const IdempotencyKey = v.pipe(v.string(), v.regex(key))

const tag = /^"[\x21\x23-\x7e]{1,100}"$/
/** The `ETag` of the version that the caller has seen. */
export const SeenVersion = v.pipe(v.string(), v.regex(tag))
