import {
  calendarDate,
  type Language,
  moneyOf,
  type organisationCalls,
  type SoldDay,
  type SoldLine,
  type SoldObject,
} from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { columnIn } from '../database/column-in.ts'
import { type Database, rows } from '../database/database.ts'
import { timeZone } from '../database/settings.ts'
import { inRegion, plusDays } from '../dates/dates.ts'
import type { Handler } from '../http/handler.ts'
import { json } from '../http/json.ts'
import { sellerId } from '../tickets/find-tickets.ts'
import { csvOf } from './csv.ts'
import { findDoubleUses } from './double-use.ts'
import { csvWords } from './words.ts'

/** Days of the region's time zone, both included. */
type Period = { from: string; to: string }
type Selection = { db: Database; sellerId: number; period: Period; language: Language }

/** The length of a period without dates, in days. */
const usualDays = 30

function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }, now: Date): Period {
  const last = calendarDate(to ?? inRegion(now).date)
  return { from: from ?? plusDays(last, 1 - usualDays), to: last }
}

const dayOf = (column: string) => sql.raw(`(${column} at time zone '${timeZone}')::date`)
const within = (column: string, { from, to }: Period) => sql`${dayOf(column)} between ${from}::date and ${to}::date`

type Counted = {
  date: string
  sold: number
  sold_amount: number
  redeemed: number
  refunded: number
  refunded_amount: number
}

/**
 * `refund` has the money that is returned, and its lines name the items; returning a free ticket creates no `refund`.
 */
const countDays = ({ db, sellerId: id, period }: Selection) =>
  rows<{ row: Counted }>(
    db,
    sql`
    with own as (
      select ticket.*, paid_at, price from ticket join order_item on order_item.id = ticket.item_id
        join customer_order on customer_order.id = ticket.order_id
      where ${sellerId} = ${id}),
    happened as (
      select ${dayOf('paid_at')} as date, 1 as sold, price as sold_amount, 0 as redeemed, 0 as refunded,
        0::bigint as refunded_amount from own where ${within('paid_at', period)}
      union all
      select ${dayOf('redeemed_at')}, 0, 0, 1, 0, 0 from own where ${within('redeemed_at', period)}
      union all
      select ${dayOf('refunded_at')}, 0, 0, 0, 1, 0 from own where ${within('refunded_at', period)}
      union all
      select ${dayOf('refund.created_at')}, 0, 0, 0, 0, (line ->> 'quantity')::bigint * (line ->> 'price')::bigint
      from refund cross join jsonb_array_elements(lines) as line
        join order_item on order_item.id = (line ->> 'item_id')::int
      where ${sellerId} = ${id} and ${within('refund.created_at', period)})
    select to_json(day) as row from (
      select date, sum(sold)::int as sold, sum(sold_amount)::bigint as sold_amount, sum(redeemed)::int as redeemed,
        sum(refunded)::int as refunded, sum(refunded_amount)::bigint as refunded_amount
      from happened group by date order by date) as day`,
  )

const shownDay = ({ date, sold_amount, refunded_amount, ...counts }: Counted): SoldDay => ({
  date: calendarDate(date),
  ...counts,
  sold_amount: moneyOf(sold_amount),
  refunded_amount: moneyOf(refunded_amount),
})

type StoredLine = Omit<SoldLine, 'order_number' | 'object' | 'amount' | 'refunded_amount' | 'starts_at'> & {
  order_number: number
  object_type: SoldObject['object_type']
  object_id: number
  object_title: string
  link: string
  starts_at: string | null
  price: number
  refunded_amount: number
}

const findLines = ({ db, sellerId: id, period, language }: Selection) =>
  rows<{ row: StoredLine }>(
    db,
    sql`
    select to_json(line) as row from (
      select customer_order.number as order_number, paid_at, offer_id, ${columnIn(language, 'title')} as the_title,
        object_type, object_id, ${columnIn(language, 'object_title')} as object_title, link, starts_at, quantity, price,
        is_test as test,
        (select count(*)::int from ticket where item_id = order_item.id and status = 'redeemed') as redeemed,
        (select count(*)::int from ticket where item_id = order_item.id and status = 'refunded') as refunded,
        (select coalesce(sum((part ->> 'quantity')::bigint * (part ->> 'price')::bigint), 0)::bigint
          from refund cross join jsonb_array_elements(lines) as part
          where refund.order_id = order_item.order_id and (part ->> 'item_id')::int = order_item.id) as refunded_amount
      from order_item join customer_order on customer_order.id = order_item.order_id
      where ${sellerId} = ${id} and ${within('paid_at', period)}
      order by paid_at, customer_order.number, order_item.position) as line`,
  )

function shownLine(line: StoredLine): SoldLine {
  const { order_number, object_type, object_id, object_title, link, starts_at, price, refunded_amount, ...rest } = line
  return {
    ...rest,
    order_number: String(order_number),
    object: { object_type, id: object_id, the_title: object_title, link },
    ...(starts_at !== null && { starts_at }),
    amount: moneyOf(price * rest.quantity),
    refunded_amount: moneyOf(refunded_amount),
  }
}

async function soldBy(selection: Selection) {
  const days = await countDays(selection)
  const lines = await findLines(selection)
  const double_use_list = await findDoubleUses(selection.db, {
    companyId: selection.sellerId,
    language: selection.language,
    period: (column) => within(column, selection.period),
  })
  return {
    double_use_list,
    day_list: days.map(({ row }) => shownDay(row)),
    line_list: lines.map(({ row }) => shownLine(row)),
  }
}

/** What a company sold, redeemed and refunded, by day and by item. */
export const soldOrders: Handler<typeof organisationCalls.soldOrders> = async (
  { query },
  { db, organisation, language, now },
) => json(await soldBy({ db, sellerId: Number(organisation.id), period: periodOf(query, now), language }))

const cellsOf = (line: SoldLine) => [
  line.order_number,
  line.paid_at,
  line.object.the_title,
  line.the_title,
  line.starts_at ?? '',
  line.quantity,
  line.amount.value,
  line.redeemed,
  line.refunded,
  line.refunded_amount.value,
]
const dayCells = (day: SoldDay) => [
  day.date,
  day.sold,
  day.sold_amount.value,
  day.redeemed,
  day.refunded,
  day.refunded_amount.value,
]

/** The same as a file for spreadsheets: days or items. */
export const soldOrdersCsv: Handler<typeof organisationCalls.soldOrdersCsv> = async (
  { query },
  { db, organisation, language, now },
) => {
  const period = periodOf(query, now)
  const sold = await soldBy({ db, sellerId: Number(organisation.id), period, language })
  const words = csvWords[language]
  const table =
    query.of === 'days' ? [words.days, ...sold.day_list.map(dayCells)] : [words.items, ...sold.line_list.map(cellsOf)]
  const name = `${query.of}-${period.from}-${period.to}.csv`
  return json({ name, type: 'text/csv', base64: Buffer.from(csvOf(table)).toString('base64') })
}
