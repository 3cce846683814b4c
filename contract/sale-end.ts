/** What decides when an offer is sold no longer. Instants are RFC 3339. */
export type Departing = {
  object_type: string
  starts_at?: string | null | undefined
  ends_at?: string | null | undefined
}

/** Nobody joins these on their way. */
const joinedAtStart: readonly string[] = ['tour', 'excursion']

/**
 * The moment from which an offer is sold no longer, in milliseconds since 1970: a tour until it leaves, anything else,
 * such as a festival of several days, until it ends. An offer for any day is always sold.
 */
export function saleEndOf({ object_type, starts_at, ends_at }: Departing): number {
  const end = joinedAtStart.includes(object_type) ? starts_at : (ends_at ?? starts_at)
  return end === null || end === undefined ? Number.POSITIVE_INFINITY : Date.parse(end)
}
