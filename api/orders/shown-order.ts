import {
  type Language,
  moneyOf,
  type Order,
  type OrderItem,
  refundOf,
  type Seller,
  sumOf,
  textInLanguage,
} from '@tropa/contract'
import type { StoredItem, StoredOrder, StoredPayment, StoredTicket, WholeOrder } from './stored-order.ts'

type Viewing = { language: Language; now: Date; /** Personal data is for the signed-in owner only. */ isOwner: boolean }

/** An order whose hold is over is shown as expired even before the sweeper ends it. */
export const statusAt = ({ status, expires_at, chosen_payment_id }: StoredOrder, now: Date): Order['status'] =>
  status === 'awaiting_payment' && !chosen_payment_id && expires_at !== null && Date.parse(expires_at) <= now.getTime()
    ? 'expired'
    : status

function refundableOf(item: StoredItem, tickets: readonly StoredTicket[], now: Date) {
  const valid = tickets.filter(({ item_id, status }) => item_id === item.id && status === 'valid')
  const each = refundOf(moneyOf(item.price), item.refund_terms, item.starts_at ?? undefined, now)
  return sumOf(valid.map(() => each))
}

function itemOf(item: StoredItem, { tickets }: WholeOrder, { language, now, isOwner }: Viewing): OrderItem {
  return {
    id: item.id,
    offer_id: item.offer_id,
    object: {
      object_type: item.object_type,
      id: item.object_id,
      the_title: textInLanguage({ ru: item.object_title, en: item.object_title_en }, language),
      link: item.link,
    },
    the_title: textInLanguage({ ru: item.title, en: item.title_en }, language),
    ...(item.starts_at !== null && { starts_at: item.starts_at }),
    ...(item.ends_at !== null && { ends_at: item.ends_at }),
    price: moneyOf(item.price),
    quantity: item.quantity,
    seller: item.seller[language],
    refund_terms: item.refund_terms,
    refundable: refundableOf(item, tickets, now),
    ...(isOwner && item.participants && { participants: item.participants }),
  }
}

/** The participant's name, if the offer asks for one. */
export function holderOf({ participants }: Pick<StoredItem, 'participants'>, position: number): string | undefined {
  const { last_name, first_name, patronymic } = participants?.[position] ?? {}
  return [last_name, first_name, patronymic].filter(Boolean).join(' ') || undefined
}

const shownPayment = ({ status, cancellation }: StoredPayment): Order['payment'] => {
  if (status === 'succeeded') return { status: 'paid' }
  if (status !== 'canceled') return { status: 'pending' }
  return { status: cancellation?.startsWith('expired') ? 'expired' : 'declined' }
}

const onlySeller = (items: readonly StoredItem[], language: Language): Seller | null => {
  const [first, ...others] = items.map(({ seller }) => seller[language])
  return first && others.every(({ id }) => id === first.id) ? first : null
}

const heldUntil = (expires_at: string, now: Date) => ({
  expires_at,
  held_seconds: Math.max(0, Math.ceil((Date.parse(expires_at) - now.getTime()) / 1000)),
})

/** An order in the form of the contract. */
export function shownOrder(whole: WholeOrder, viewing: Viewing): Order {
  const { order, items, tickets, payment } = whole
  const { now, language, isOwner } = viewing
  const status = statusAt(order, now)
  const isHeld = status === 'awaiting_payment'
  const byId = new Map(items.map((item) => [item.id, item]))
  const ticketOf = ({ code, item_id, status: state, position }: StoredTicket) => {
    const item = byId.get(item_id)
    const holder = isOwner && item ? holderOf(item, position) : undefined
    return { code, item_id, status: state, ...(holder && { holder }) }
  }
  return {
    id: order.id,
    number: String(order.number),
    created_at: order.created_at,
    status,
    kind: order.kind,
    total: moneyOf(order.total),
    refunded_total: moneyOf(order.refunded),
    ...(isHeld && order.expires_at !== null && heldUntil(order.expires_at, now)),
    can_prolong: isHeld && !order.is_prolonged && !order.chosen_payment_id,
    items: items.map((item) => itemOf(item, whole, viewing)),
    ticket_list: tickets.map(ticketOf),
    seller: onlySeller(items, language),
    ...(isOwner && order.payer && { payer: order.payer }),
    ...(isOwner && order.wishes && { wishes: order.wishes }),
    test: order.is_test,
    ...(payment && { payment: shownPayment(payment) }),
  }
}
