import * as v from 'valibot'

const key = /^[\w-]{16,64}$/
/** A random key that the caller makes once per operation: a repeated request with it gets the first response again. */
export const IdempotencyKey = v.pipe(v.string(), v.regex(key))

const tag = /^(?:W\/)?"[\x21\x23-\x7e]{1,100}"$/
/**
 * The value of `If-Match`: the `ETag` of the version that the caller has seen. `W/` is dropped, because a compressing
 * proxy may add it.
 */
export const SeenVersion = v.pipe(
  v.string(),
  v.regex(tag),
  v.transform((etag) => etag.replace(/^W\//, '')),
  v.metadata({ schema: { type: 'string', pattern: tag.source } }),
)
