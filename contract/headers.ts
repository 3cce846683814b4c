import * as v from 'valibot'

const key = /^[\w-]{16,64}$/
/** Random, made by the caller once for each thing to be done: the same key with the same body gives the same answer. */
export const IdempotencyKey = v.pipe(v.string(), v.regex(key))

const tag = /^(?:W\/)?"[\x21\x23-\x7e]{1,100}"$/
/**
 * The `ETag` of the version that the caller has seen, as the provider wrote it: a server on the way that compresses the
 * response puts `W/` in front of it.
 */
export const SeenVersion = v.pipe(
  v.string(),
  v.regex(tag),
  v.transform((etag) => etag.replace(/^W\//, '')),
  v.metadata({ schema: { type: 'string', pattern: tag.source } }),
)
