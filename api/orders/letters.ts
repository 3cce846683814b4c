import { type Language, moneyOf, type Money } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { columnIn } from '../database/column-in.ts'
import { type Database, rows } from '../database/database.ts'
import type { Block, Template, Writing } from '../mail/letter.ts'
import { priceText, regionTime } from '../tickets/words.ts'

/** An order is named by its number: the outbox stores no key of it. */
type Named = { number: number }
type Item = { object_title: string; title: string; starts_at: string | null; quantity: number; price: number }
type Found = {
  id: string
  total: number
  refunded: number
  is_test: boolean
  expires_at: string | null
  items: Item[]
}

const ru = {
  order: 'Заказ',
  total: 'Всего',
  refunded: 'Возвращено',
  open: 'Открыть заказ',
  pay: 'Оплатить',
  test: 'Тестовый платёж: деньги не списаны.',
  until: (time: string) => `Места держим до ${time}: оплатите до этого времени.`,
  created: { subject: 'Заказ ждёт оплаты', text: 'Вы оформили заказ на портале.' },
  requested: { subject: 'Заявка отправлена', text: 'Продавец получил вашу заявку и свяжется с вами.' },
  paid: { subject: 'Заказ оплачен', text: 'Оплата прошла. Билеты придут отдельным письмом.' },
  refunded_order: {
    subject: 'Возврат по заказу',
    text: 'Возврат принят. Деньги вернутся тем же способом, которым вы платили; срок зависит от банка.',
  },
  expired: {
    subject: 'Время оплаты вышло',
    text: 'Заказ не оплачен вовремя, места освобождены. Его можно оформить снова.',
  },
  cancelled: { subject: 'Заказ отменён', text: 'Заказ отменён, деньги не списаны.' },
  free: {
    paid: { subject: 'Заказ оформлен', text: 'Платить не нужно. Билеты придут отдельным письмом.' },
    refunded_order: { subject: 'Билеты возвращены', text: 'Возврат принят: платить за билеты было не нужно.' },
  },
}
const en: typeof ru = {
  order: 'Order',
  total: 'Total',
  refunded: 'Refunded',
  open: 'Open the order',
  pay: 'Pay',
  test: 'Test payment: no money was taken.',
  until: (time) => `The seats are held until ${time}: pay before then.`,
  created: { subject: 'An order awaits payment', text: 'You have made an order on the portal.' },
  requested: { subject: 'The request was sent', text: 'The seller has received your request and will contact you.' },
  paid: { subject: 'The order is paid', text: 'The payment was made. The tickets come in another mail.' },
  refunded_order: {
    subject: 'A refund of an order',
    text: 'The refund was accepted. The money returns the way you paid; how soon depends on the bank.',
  },
  expired: {
    subject: 'The time to pay is over',
    text: 'The order was not paid in time, and its seats are free again. You can order anew.',
  },
  cancelled: { subject: 'The order was cancelled', text: 'The order was cancelled, and no money was taken.' },
  free: {
    paid: { subject: 'The order is made', text: 'There is nothing to pay. The tickets come in another mail.' },
    refunded_order: { subject: 'Tickets were returned', text: 'The return was accepted: the tickets were free.' },
  },
}
const texts: Record<Language, typeof ru> = { ru, en }

async function orderOf(db: Database, number: number, language: Language): Promise<Found | undefined> {
  const [found] = await rows<{ row: Found }>(
    db,
    sql`
    select to_json(found) as row from (
      select id, total, refunded, is_test, expires_at, (
        select json_agg(item order by position) from (
          select position, ${columnIn(language, 'object_title')} as object_title, ${columnIn(language, 'title')} as title,
            starts_at, quantity, price
          from order_item where order_id = customer_order.id) as item) as items
      from customer_order where number = ${number}) as found`,
  )
  return found?.row
}

const cost = (kopecks: number, language: Language) => priceText(moneyOf(kopecks) satisfies Money, language)

const itemText = ({ object_title, title, starts_at, quantity, price }: Item, language: Language) =>
  [object_title, title, starts_at && regionTime(starts_at, language), `${quantity} × ${cost(price, language)}`]
    .filter(Boolean)
    .join(' · ')

type Kind = 'created' | 'requested' | 'paid' | 'refunded_order' | 'expired' | 'cancelled'

function afterItems(kind: Kind, order: Found, { language, pageUrl }: Writing): Block[] {
  const words = texts[language]
  const key = encodeURIComponent(order.id)
  const open = { label: words.open, url: pageUrl(`/checkout?order=${key}`) }
  switch (kind) {
    case 'created':
      return [
        ...(order.expires_at ? [words.until(regionTime(order.expires_at, language))] : []),
        { label: words.pay, url: pageUrl(`/order/pay?order=${key}`) },
        open,
      ]
    case 'refunded_order':
      return [...(order.refunded > 0 ? [`${words.refunded}: ${cost(order.refunded, language)}`] : []), open]
    case 'requested':
    case 'paid':
    case 'expired':
    case 'cancelled':
      return [open]
    default:
      return kind satisfies never
  }
}

/** Of what costs nothing no money is spoken. */
const textOf = ({ free, ...words }: typeof ru, kind: Kind, { total }: Found) =>
  total === 0 && (kind === 'paid' || kind === 'refunded_order') ? free[kind] : words[kind]

const letterOf =
  (kind: Kind): Template<Named> =>
  async ({ number }, writing) => {
    const { db, language } = writing
    const order = await orderOf(db, number, language)
    if (!order) return undefined
    const words = texts[language]
    const { subject, text } = textOf(words, kind, order)
    return {
      subject: `${subject}: ${number}`,
      blocks: [
        text,
        ...(order.is_test && kind !== 'requested' ? [words.test] : []),
        `${words.order} ${number}:`,
        { items: order.items.map((item) => ({ label: itemText(item, language) })) },
        `${words.total}: ${cost(order.total, language)}`,
        ...afterItems(kind, order, writing),
      ],
    }
  }

/** Mails about orders. */
export const orderLetters = {
  order_created: letterOf('created'),
  order_requested: letterOf('requested'),
  order_paid: letterOf('paid'),
  order_refunded: letterOf('refunded_order'),
  order_expired: letterOf('expired'),
  order_cancelled: letterOf('cancelled'),
}
