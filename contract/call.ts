import type * as v from 'valibot'

export type Schema = v.GenericSchema<unknown, unknown>

export type Address = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** Relative to the provider's address; parameters in braces. */
  path: string
}

/** One call of the contract: what is sent, and what comes back by status; `null` is an answer without a body. */
export type Call = Address & {
  summary?: string
  params?: Schema
  query?: Schema
  body?: Schema
  answers: { readonly [status: number]: Schema | null }
  auth?: 'user'
}

type Part<C, K extends string, Side extends 'in' | 'out'> = C extends { [k in K]: infer S extends Schema }
  ? { [k in K]: Side extends 'in' ? v.InferInput<S> : v.InferOutput<S> }
  : unknown

/** What a caller hands over. */
export type Given<C> = Part<C, 'params', 'in'> & Part<C, 'query', 'in'> & Part<C, 'body', 'in'>
/** What a handler gets, checked and converted. */
export type Got<C> = Part<C, 'params', 'out'> & Part<C, 'query', 'out'> & Part<C, 'body', 'out'>

type Good = 200 | 201 | 202 | 204
/** What a good answer holds. */
export type Answer<C extends Call> = {
  [S in keyof C['answers'] & Good]: C['answers'][S] extends Schema ? v.InferOutput<C['answers'][S]> : undefined
}[keyof C['answers'] & Good]
