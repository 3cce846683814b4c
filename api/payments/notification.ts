import * as v from 'valibot'

const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

const Notification = v.variant('event', [
  v.object({
    type: v.literal('notification'),
    event: v.picklist(['payment.succeeded', 'payment.canceled', 'payment.waiting_for_capture']),
    object: v.object({ id: Id }),
  }),
  v.object({
    type: v.literal('notification'),
    event: v.literal('refund.succeeded'),
    object: v.object({ id: Id, payment_id: Id }),
  }),
])

/** What a notification is about. */
export type Notified = { kind: 'payment'; id: string } | { kind: 'refund'; id: string; paymentId: string }

/**
 * Reads which payment or refund a notification names. Nothing else of it is read: anybody can send one, so the caller
 * asks the gateway what is true.
 * @returns `undefined` for anything else
 */
export function readNotification(body: unknown): Notified | undefined {
  const { success, output } = v.safeParse(Notification, body)
  if (!success) return undefined
  if (output.event !== 'refund.succeeded') return { kind: 'payment', id: output.object.id }
  return { kind: 'refund', id: output.object.id, paymentId: output.object.payment_id }
}
