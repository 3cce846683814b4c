import { type Language, moneyOf, type Money } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { columnIn } from '../database/column-in.ts'
import { type Database, rows } from '../database/database.ts'
import { regionTime, regionZone } from '../dates/dates.ts'
import type { Block, Template, Writing } from '../mail/letter.ts'
import { priceText } from '../tickets/words.ts'
import en from './words/en.json' with { type: 'json' }
import ru from './words/ru.json' with { type: 'json' }

/** The parameters have the order's number, because the outbox must not store its key. */
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

const untilText = (expiresAt: string, language: Language) =>
  texts[language].until.replace('{time}', regionTime(expiresAt, language)).replace('{zone}', regionZone(expiresAt))

type Kind = 'created' | 'requested' | 'paid' | 'refunded_order' | 'expired' | 'cancelled'

function afterItems(kind: Kind, order: Found, { language, pageUrl }: Writing): Block[] {
  const words = texts[language]
  const key = encodeURIComponent(order.id)
  const open = { label: words.open, url: pageUrl(`/checkout?order=${key}`) }
  switch (kind) {
    case 'created':
      return [
        ...(order.expires_at ? [untilText(order.expires_at, language)] : []),
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

/** A free order has texts without money. */
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
