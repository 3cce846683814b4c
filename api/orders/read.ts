import type { orderCalls } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import type { Handler } from '../http/handler.ts'
import { json } from '../http/json.ts'
import { orderResponse, shownTo } from './find-order.ts'
import { wholeOrders } from './stored-order.ts'

export const showOrder: Handler<typeof orderCalls.order> = ({ params }, { db, ...viewer }) =>
  orderResponse(db, params.id, viewer)

export const listOrders: Handler<typeof orderCalls.orders> = async ({ query }, { db, ...viewer }) => {
  const { id } = viewer.user
  const found = await wholeOrders(
    db,
    sql`user_id = ${id} order by created_at desc, number desc limit ${query.limit} offset ${query.offset}`,
  )
  const [totals] = await rows<{ orders: number; tickets: number }>(
    db,
    sql`
    select count(*)::int as orders, coalesce(sum((
      select count(*) from ticket where order_id = customer_order.id)), 0)::int as tickets
    from customer_order where user_id = ${id}`,
  )
  return json({
    order_list: found.map((whole) => shownTo(whole, viewer)),
    order_total: totals?.orders ?? 0,
    ticket_total: totals?.tickets ?? 0,
  })
}
