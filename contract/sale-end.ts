import { isSoldUntilStart, type ObjectType } from './kinds.ts'

/** The times that determine the end of the sale of an offer. Instants are RFC 3339. */
export type SaleTimes = {
  object_type: ObjectType
  starts_at?: string | null | undefined
  ends_at?: string | null | undefined
}

/**
 * When the sale of an offer ends, in milliseconds since 1970: a tour when it leaves, anything else, such as a
 * festival of several days, when it ends. An offer for any day is always on sale.
 */
export function saleEndOf({ object_type, starts_at, ends_at }: SaleTimes): number {
  const end = isSoldUntilStart(object_type) ? starts_at : (ends_at ?? starts_at)
  return end === null || end === undefined ? Number.POSITIVE_INFINITY : Date.parse(end)
}
