import type * as v from 'valibot'

export type Schema = v.GenericSchema<unknown, unknown>

export type Address = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** Relative to the provider's address; parameters in braces. */
  path: string
}

/** Who may call: anyone, somebody who is signed in, or a holder of an organisation's key. */
export type Access = 'public' | 'user' | 'organisation'

/** Calls that cost much are counted by visitor; calls of one class share a count. */
export type LimitClass = 'search' | 'places' | 'weather'

/** One call of the contract: who may make it, what is sent, and what comes back. */
export type Call = Address & {
  summary?: string
  access: Access
  limit?: LimitClass
  params?: Schema
  query?: Schema
  body?: Schema
  /** Request headers of this call alone, by their usual spelling: `Idempotency-Key`, `If-Match`. */
  headers?: Schema
  /** The body of each good status; `null` is an answer without a body. Refusals that follow from the rest are not repeated here: `refusalsOf`. */
  answers: { readonly [status: number]: Schema | null }
}

type Part<C, K extends string, Side extends 'in' | 'out'> = C extends { [k in K]: infer S extends Schema }
  ? { [k in K]: Side extends 'in' ? v.InferInput<S> : v.InferOutput<S> }
  : unknown
type Parts<C, Side extends 'in' | 'out'> = Part<C, 'params', Side> & Part<C, 'query', Side> & Part<C, 'body', Side> & Part<C, 'headers', Side>

/** What a caller hands over. */
export type Given<C> = Parts<C, 'in'>
/** What a handler gets, checked and converted. */
export type Got<C> = Parts<C, 'out'>

type Good = 200 | 201 | 202 | 204
export type GoodStatus<C extends Call> = keyof C['answers'] & Good
/** What an answer of one status holds. */
export type AnswerOf<C extends Call, Status extends GoodStatus<C>> = C['answers'][Status] extends Schema ? v.InferOutput<C['answers'][Status]> : undefined
/** What a good answer holds. */
export type Answer<C extends Call> = { [Status in GoodStatus<C>]: AnswerOf<C, Status> }[GoodStatus<C>]
