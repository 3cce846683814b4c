import type { Call, Schema } from './call.ts'

type WithEntries = Schema & { entries: Record<string, Schema> }
const hasEntries = (schema: Schema | undefined): schema is WithEntries => schema !== undefined && 'entries' in schema
/** The fields of a part of a call, with their schemas; none where the part is no object. */
export const fieldsOf = (schema: Schema | undefined): [string, Schema][] =>
  hasEntries(schema) ? Object.entries(schema.entries) : []

/**
 * Whether responses are the same for everyone, so that caches may store and revalidate them. They must not depend on
 * the caller: tokens are ignored.
 */
export const isCacheable = ({ method, access, isPersonal }: Call): boolean =>
  method === 'get' && access === 'public' && !isPersonal

const takes = ({ headers }: Call, name: string) => fieldsOf(headers).some(([header]) => header === name)
const isChecked = ({ params, query, body, headers }: Call) => [params, query, body, headers].some(Boolean)

/** Statuses of refusals, and of which calls they are possible. 404: the object does not exist, or no longer. */
const reasons: readonly (readonly [status: number, isPossible: (call: Call) => boolean])[] = [
  [400, () => true],
  [401, ({ access }) => access !== 'public'],
  [403, ({ access }) => access !== 'public'],
  [404, ({ params }) => params !== undefined],
  [408, ({ body }) => body !== undefined],
  [409, (call) => takes(call, 'Idempotency-Key')],
  [412, (call) => takes(call, 'If-Match')],
  [413, ({ body }) => body !== undefined],
  [415, ({ body }) => body !== undefined],
  [422, isChecked],
  [429, ({ limit }) => limit !== undefined],
  [500, () => true],
  [503, () => true],
]

/** Statuses of the refusals of a call, each with a `Failure`: they follow from its access, limit and schemas. */
export const refusalsOf = (call: Call): number[] =>
  reasons.flatMap(([status, isPossible]) => (isPossible(call) ? [status] : []))

/** Every status that a response to a call may have. */
export const statusesOf = (call: Call): number[] => [
  ...new Set([...Object.keys(call.responses).map(Number), ...refusalsOf(call)]),
]
