import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { momentAfter } from '../dates/dates.ts'
import { forgetBuyer } from './forget-buyer.ts'
import { findOrders } from './stored-order.ts'

/** As the privacy policy says. Years: of receipts and what belongs to them, by federal law 402-FZ, article 29. */
const keptFor = { documentDays: 90, years: 5 }
/** How many orders one transaction handles. */
const portion = 200

/**
 * Deletes everything about participants but their names, `documentDays` after the service; if it has no date, after the
 * last use of a ticket; if nothing was sold, after the order was made.
 */
const forgetDocuments = (db: Database, now: Date) =>
  db.execute(sql`
    update order_item set participants = (
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('last_name', person -> 'last_name',
        'first_name', person -> 'first_name', 'patronymic', person -> 'patronymic')) order by place)
      from jsonb_array_elements(participants) with ordinality as listed (person, place))
    where id in (
      select item.id from order_item as item join customer_order on customer_order.id = item.order_id
      where jsonb_path_exists(item.participants, '$[*].keyvalue() ? (@.key != "last_name" && @.key != "first_name"
          && @.key != "patronymic")')
        and not exists (select from ticket where item_id = item.id and status = 'valid'
          and item.starts_at is null and item.ends_at is null)
        and greatest(customer_order.created_at, item.starts_at, item.ends_at, (
          select max(coalesce(redeemed_at, refunded_at)) from ticket where item_id = item.id
        )) < ${now.toISOString()}::timestamptz - interval '1 day' * ${keptFor.documentDays}
      limit ${portion})`)

/** Deletes what is known of buyers, `years` after they paid or ordered. What was sold stays for the books. */
async function forgetBuyers(db: Database, now: Date): Promise<void> {
  const before = momentAfter(now, -keptFor.years, 'year').toISOString()
  const due = await findOrders(
    db,
    sql`(payer is not null or user_id is not null) and status <> 'awaiting_payment'
      and coalesce(paid_at, created_at) < ${before}::timestamptz order by id limit ${portion}`,
  )
  for (const { id } of due) await db.transaction((tx) => forgetBuyer(tx, id))
}

/** Deletes personal data of orders that need not be kept any longer. */
export async function forgetOldOrders(db: Database, now: Date): Promise<void> {
  await forgetDocuments(db, now)
  await forgetBuyers(db, now)
}
