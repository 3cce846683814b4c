import type * as v from 'valibot'

/** Any schema of valibot. */
export type Schema = v.GenericSchema<unknown, unknown>

/** The method and path of a call. */
export type Address = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** Relative to the provider's address; parameters in braces. */
  path: string
}

/** Who may call: anyone, a signed-in user, or the holder of an organisation's key. */
export type Access = 'public' | 'user' | 'organisation'

/** Rate limits of expensive calls: the calls of one class share one count for each visitor. */
export type LimitClass =
  | 'search'
  | 'places'
  | 'weather'
  | 'routing'
  | 'sign_in'
  | 'registration'
  | 'mail'
  | 'share'
  | 'shared_track'
  | 'track_mail'
  | 'report'
  | 'order'
  | 'new_order'
  | 'ticket'
  | 'notification'

/** One call of the contract: its address, who may make it, the schemas of the request and of the responses. */
export type Call = Address & {
  summary?: string
  access: Access
  limit?: LimitClass
  /**
   * `starts`: the successful answer has an `access_token`, which the portal's server puts into a cookie; `ends`: the
   * server drops that cookie.
   */
  session?: 'starts' | 'ends'
  /** Anyone may call, but the address contains a secret or the response must be current, so it is never cached. */
  isPersonal?: true
  /** Another server sends it, not a page of the portal: it carries no session, and its content is not trusted. */
  isFromOutside?: true
  params?: Schema
  query?: Schema
  body?: Schema
  /** Request headers of this call only, in their usual spelling: `Idempotency-Key`, `If-Match`. */
  headers?: Schema
  /**
   * The schema of the body by status; `null`: no body. `refusalsOf` adds the refusals that follow from the other
   * fields.
   */
  responses: { readonly [status: number]: Schema | null }
}

type Part<C, K extends string, Side extends 'in' | 'out'> = C extends { [k in K]: infer S extends Schema }
  ? { [k in K]: Side extends 'in' ? v.InferInput<S> : v.InferOutput<S> }
  : unknown
type Parts<C, Side extends 'in' | 'out'> = Part<C, 'params', Side> &
  Part<C, 'query', Side> &
  Part<C, 'body', Side> &
  Part<C, 'headers', Side>

/** The data of a request, as a caller writes it: `params`, `query`, `headers` and `body`, where the call has them. */
export type CallInput<C> = Parts<C, 'in'>
/** The data of a request, as a handler gets it: validated and converted. */
export type Got<C> = Parts<C, 'out'>

type Good = 200 | 201 | 202 | 204
/** The successful statuses of a call. */
export type GoodStatus<C extends Call> = keyof C['responses'] & Good
/** The body of a response with one status; `undefined` for a response without a body. */
export type ResponseOf<C extends Call, Status extends GoodStatus<C>> = C['responses'][Status] extends Schema
  ? v.InferOutput<C['responses'][Status]>
  : undefined
/** The body of a successful response. */
export type ResponseBody<C extends Call> = { [Status in GoodStatus<C>]: ResponseOf<C, Status> }[GoodStatus<C>]
