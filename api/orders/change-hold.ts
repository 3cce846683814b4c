import type { Language, orderCalls } from '@tropa/contract'
import { type MessageName, namedMessage } from '@tropa/contract/messages'
import { sql } from 'drizzle-orm'
import { PortalError } from '../http/failures.ts'
import type { Handler } from '../http/handler.ts'
import { lockedOrderFor, orderResponse } from './find-order.ts'
import { endHold, isWaiting } from './holds.ts'
import type { OrderServices } from './services.ts'
import { statusAt } from './shown-order.ts'

const refused = (rule: MessageName, language: Language) =>
  new PortalError('conflict', { fields: { order: [namedMessage(rule, language)] } })

/** Cancels an unpaid order or a request; an order that has ended stays as it is. */
export const cancelOrder: Handler<typeof orderCalls.cancelOrder> = async ({ params }, { tx, user, language, now }) => {
  const order = await lockedOrderFor(tx, params.id, user)
  const isOpen = isWaiting(order) || order.status === 'requested'
  if (!isOpen && order.status !== 'cancelled' && order.status !== 'expired') throw refused('not_cancellable', language)
  if (isOpen) await endHold(tx, order, 'cancelled', now)
  return orderResponse(tx, params.id, { user, language, now })
}

/** Extends the hold on an order's seats by the same time, once. */
export const prolongOrder =
  ({ holdMinutes }: OrderServices): Handler<typeof orderCalls.prolongOrder> =>
  async ({ params }, { tx, user, language, now }) => {
    const order = await lockedOrderFor(tx, params.id, user)
    const canProlong = isWaiting(order) && statusAt(order, now) === 'awaiting_payment' && !order.is_prolonged
    if (!canProlong) throw refused('not_prolongable', language)
    await tx.execute(sql`
      update customer_order set is_prolonged = true, expires_at = expires_at + interval '1 minute' * ${holdMinutes}
      where id = ${order.id}`)
    return orderResponse(tx, params.id, { user, language, now })
  }
