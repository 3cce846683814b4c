import * as v from 'valibot'

/** The body of every refusal, in the language of `Accept-Language`; `errors`: messages by field. */
export const Failure = v.object({
  message: v.string(),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
})
export type Failure = v.InferOutput<typeof Failure>
