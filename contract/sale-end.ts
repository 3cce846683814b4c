import { leavesAtStart, type ObjectType } from './kinds.ts'

/** What decides when an offer is sold no longer. Instants are RFC 3339. */
export type SaleTimes = {
  object_type: ObjectType
  starts_at?: string | null | undefined
  ends_at?: string | null | undefined
}

/**
 * The moment from which an offer is sold no longer, in milliseconds since 1970: a tour until it leaves, anything else,
 * such as a festival of several days, until it ends. An offer for any day is always sold.
 */
export function saleEndOf({ object_type, starts_at, ends_at }: SaleTimes): number {
  const end = leavesAtStart(object_type) ? starts_at : (ends_at ?? starts_at)
  return end === null || end === undefined ? Number.POSITIVE_INFINITY : Date.parse(end)
}
