import * as v from 'valibot'

/** What every refusal looks like; `errors` maps a field to its messages, in the language asked for. */
export const Failure = v.object({
  message: v.string(),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
})
export type Failure = v.InferOutput<typeof Failure>
