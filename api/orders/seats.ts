import { sql } from 'drizzle-orm'
import { intArray } from '../database/array.ts'
import { type Database, rows } from '../database/database.ts'

/** A number of seats of an offer. */
export type Seats = { offer_id: number; seats: number }

type Executing = Pick<Database, 'execute'>

const wantedOf = (list: readonly Seats[]) => sql`
  select offer_id, sum(seats)::int as seats from unnest(
    ${intArray(list.map(({ offer_id }) => offer_id))}, ${intArray(list.map(({ seats }) => seats))}
  ) as wanted (offer_id, seats) group by offer_id`

/**
 * Takes seats in one statement, and none of an offer that has too few. Rows are locked in the order of their offers, so
 * that two buyers never wait for each other.
 * @returns whether all were taken; if not, the transaction is to be rolled back
 */
export async function takeSeats(tx: Executing, list: readonly Seats[]): Promise<boolean> {
  const offers = new Set(list.map(({ offer_id }) => offer_id))
  const taken = await rows(
    tx,
    sql`
    insert into sold_seats as counted (offer_id, sold)
    select wanted.offer_id, wanted.seats from (${wantedOf(list)}) as wanted join offer on offer.id = wanted.offer_id
    where offer.seats is null or offer.seats >= wanted.seats order by wanted.offer_id
    on conflict (offer_id) do update set sold = counted.sold + excluded.sold
    where coalesce((select seats from offer where id = counted.offer_id), 2147483647) >= counted.sold + excluded.sold
    returning offer_id`,
  )
  return taken.length === offers.size
}

/** Frees seats, locking rows in the same order. */
export async function freeSeats(tx: Executing, list: readonly Seats[]): Promise<void> {
  const ids = list.map(({ offer_id }) => offer_id)
  await tx.execute(sql`
    with locked as (
      select offer_id from sold_seats where offer_id = any(${intArray(ids)}) order by offer_id for update)
    update sold_seats set sold = sold - freed.seats from (${wantedOf(list)}) as freed
    where sold_seats.offer_id = freed.offer_id and sold_seats.offer_id in (select offer_id from locked)`)
}
