import {
  kopecksOf,
  type Language,
  type Money,
  moneyOf,
  type NewOrder,
  type OrderLine,
  type OrderParticipant,
} from '@tropa/contract'
import { type MessageName, namedMessage } from '@tropa/contract/messages'
import { saleEndOf } from '@tropa/contract/sale-end'
import { PortalError } from '../http/failures.ts'
import { amountText } from '../tickets/words.ts'
import type { OfferToSell } from './offers-to-sell.ts'

/** `conflict`: the offer has changed since the buyer saw it; `invalid`: the request is wrong. */
type Broken = { kind: 'conflict' | 'invalid'; field: string; rule: MessageName; limit?: number | Money }

/** A line of an order with its offer; `participants` have the fields that the offer asks for, and no others. */
export type CheckedLine = {
  offer: OfferToSell & { seller: object }
  quantity: number
  participants: OrderParticipant[] | null
}

const sellable: Record<NewOrder['kind'], readonly OfferToSell['sale_state'][]> = {
  payment: ['on_sale', 'also_external'],
  request: ['by_request'],
}

const isOver = (offer: OfferToSell, now: Date) => saleEndOf(offer) <= now.getTime()

function brokenSeats({ remaining }: OfferToSell, quantity: number): Omit<Broken, 'field'> | undefined {
  if (remaining === null || remaining >= quantity) return undefined
  return remaining === 0
    ? { kind: 'conflict', rule: 'sold_out' }
    : { kind: 'conflict', rule: 'few_left', limit: remaining }
}

const isParticipantField = (name: string): name is keyof OrderParticipant => name !== ''
const blank = (value: unknown) => value === undefined || value === null || value === ''

function brokenParticipants({ requires }: OfferToSell, { participants, quantity }: OrderLine): Broken[] {
  if (requires.length === 0) return []
  if (participants.length !== quantity)
    return [{ kind: 'invalid', field: 'participants', rule: 'participants', limit: quantity }]
  return participants.flatMap((participant, index) =>
    requires
      .filter((name) => isParticipantField(name) && blank(participant[name]))
      .map((name): Broken => ({ kind: 'invalid', field: `participants.${index}.${name}`, rule: 'required' })),
  )
}

/** What is wrong with one line, with the field that has the error. */
function brokenBy(line: OrderLine, offer: OfferToSell | undefined, kind: NewOrder['kind'], now: Date): Broken[] {
  if (!offer?.seller || !sellable[kind].includes(offer.sale_state))
    return [{ kind: 'conflict', field: 'offer_id', rule: 'not_sold' }]
  if (isOver(offer, now)) return [{ kind: 'conflict', field: 'offer_id', rule: 'is_over' }]
  const seats = kind === 'payment' ? brokenSeats(offer, line.quantity) : undefined
  const isTooMany = line.quantity > offer.quantity_limit
  return [
    ...(kopecksOf(line.price) === offer.price
      ? []
      : [{ kind: 'conflict', field: 'price', rule: 'price_changed', limit: moneyOf(offer.price) } as const]),
    ...(seats ? [{ ...seats, field: 'quantity' }] : []),
    ...(isTooMany
      ? [{ kind: 'invalid', field: 'quantity', rule: 'most_in_order', limit: offer.quantity_limit } as const]
      : []),
    ...brokenParticipants(offer, line),
  ]
}

/** Only the fields that the offer requires are kept: no more personal data than is needed. */
const keptParticipants = ({ requires }: OfferToSell, { participants }: OrderLine): OrderParticipant[] | null =>
  requires.length === 0
    ? null
    : participants.map((participant) =>
        Object.fromEntries(Object.entries(participant).filter(([name]) => requires.includes(name))),
      )

const hasSeller = (offer: OfferToSell): offer is OfferToSell & { seller: object } => offer.seller !== null

const limitText = (limit: Broken['limit'], language: Language) =>
  typeof limit === 'object' ? amountText(limit, language) : limit

type Checking = { kind: NewOrder['kind']; language: Language; now: Date }

/**
 * Lines of an order with their offers as they are now.
 * @throws {PortalError} `conflict` where prices or seats have changed, else `invalid`, with messages by field
 */
export function checkedLines(
  lines: readonly OrderLine[],
  offers: ReadonlyMap<number, OfferToSell>,
  { kind, language, now }: Checking,
): CheckedLine[] {
  const repeated = lines.map(({ offer_id }) => offer_id).map((id, index, ids) => ids.indexOf(id) !== index)
  const broken = lines.flatMap((line, index) => {
    const own: Broken[] = repeated[index]
      ? [{ kind: 'invalid', field: 'offer_id', rule: 'invalid' }]
      : brokenBy(line, offers.get(line.offer_id), kind, now)
    return own.map((one) => ({ ...one, field: `items.${index}.${one.field}` }))
  })
  if (broken.length > 0) {
    const fields = broken.map(({ field, rule, limit }) => [
      field,
      [namedMessage(rule, language, limitText(limit, language))],
    ])
    const isConflict = broken.some((one) => one.kind === 'conflict')
    throw new PortalError(isConflict ? 'conflict' : 'invalid', { fields: Object.fromEntries(fields) })
  }
  return lines.flatMap((line) => {
    const offer = offers.get(line.offer_id)
    if (!offer || !hasSeller(offer)) return []
    return [{ offer, quantity: line.quantity, participants: keptParticipants(offer, line) }]
  })
}
