import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { checked } from './checked.ts'
import { orderAddresses } from './order-addresses.ts'
import { orderCalls } from './order-calls.ts'
import { mostOrdered, NewOrder, TicketCode } from './order.ts'
import { isCacheable } from './refusals.ts'
import { organisationCalls, ticketCalls } from './ticket-calls.ts'

const line = { offer_id: 9001, quantity: 2, price: { value: '350.00', currency: 'RUB' }, participants: [] }
const order = {
  items: [line],
  payer: { full_name: 'Айваседа Анна', email: 'anna@example.org', phone: '+7 346 212-34-56' },
  agreement: true,
  personal_data: true,
  kind: 'payment',
}
const errorsOf = (input: unknown) => checked(NewOrder, input, 'en').errors

test('a complete order is accepted, and unknown fields are dropped', () => {
  const more = { ...order, total: '0.00', status: 'paid', user_id: 'x', items: [{ ...line, discount: 100 }] }
  expect(checked(NewOrder, more, 'en').value).toEqual({
    ...order,
    payer: { ...order.payer, phone: '3462123456' },
  })
})

test.each([
  ['quantity', [0, -1, 1.5, 51, '2', null, 1e9]],
  ['price', [{ value: '350', currency: 'RUB' }, { value: '-1.00', currency: 'RUB' }, 350, '350.00', null]],
  ['price.currency', []],
  ['offer_id', [0, -1, '9001', 1.5, null]],
])('a tampered %s is refused with the path of its field', (field, values) => {
  const usd = { ...line, price: { value: '350.00', currency: 'USD' } }
  const tampered = field === 'price.currency' ? [usd] : values.map((value) => ({ ...line, [field]: value }))
  expect(tampered.length).toBeGreaterThan(0)
  for (const item of tampered)
    expect(Object.keys(errorsOf({ ...order, items: [item] }) ?? {})[0]).toMatch(new RegExp(`^items\\.0\\.${field}`))
})

test('an order without both agreements, without items or without a payer is refused', () => {
  for (const box of ['agreement', 'personal_data'])
    for (const ticked of [undefined, false, 'true', 1])
      expect(errorsOf({ ...order, [box]: ticked })).toHaveProperty(box)
  expect(errorsOf({ ...order, items: [] })).toEqual({ items: ['Required field'] })
  expect(errorsOf({ ...order, items: Array.from({ length: 21 }, () => line) })).toHaveProperty('items')
  expect(errorsOf({ ...order, payer: { full_name: '1', email: 'a', phone: '' } })).toEqual({
    'payer.full_name': [expect.any(String)],
    'payer.email': [expect.any(String)],
    'payer.phone': [expect.any(String)],
  })
})

test.each([
  ['ru', 'В одном заказе не больше 50 билетов: оформите остальные отдельно'],
  ['en', 'One order has 50 tickets at most: order the others separately'],
] as const)('the tickets of all items of an order are limited together: %s', (language, message) => {
  const withTickets = (lines: number, last: number) => ({
    ...order,
    items: Array.from({ length: lines }, (_, at) => ({
      ...line,
      offer_id: at + 1,
      quantity: at === lines - 1 ? last : Math.floor((mostOrdered.quantity - 1) / (lines - 1)),
    })),
  })
  for (const lines of [2, 5, mostOrdered.items]) {
    const others = Math.floor((mostOrdered.quantity - 1) / (lines - 1)) * (lines - 1)
    const last = mostOrdered.quantity - others
    expect(checked(NewOrder, withTickets(lines, last), language).errors).toBeUndefined()
    expect(checked(NewOrder, withTickets(lines, last + 1), language).errors).toEqual({ items: [message] })
  }
})

test('a ticket code may be typed with lower-case letters, spaces, hyphens and letters instead of digits', () => {
  expect(v.parse(TicketCode, '7zzz-p0qk 3w9x-j4m2-rbt5-cdef-gh')).toBe('7ZZZP0QK3W9XJ4M2RBT5CDEFGH')
  expect(v.parse(TicketCode, 'OIL0OIL0OIL0OIL0OIL0OIL0OI')).toBe('01100110011001100110011001')
  for (const odd of ['', '7ZZZ', 'U'.repeat(26), '7ZZZP0QK3W9XJ4M2RBT5CDEFG!', 'я'.repeat(26)])
    expect(v.safeParse(TicketCode, odd).success).toBe(false)
})

test('every address has its call, and no response is cached', () => {
  const all: Record<string, Call> = { ...orderCalls, ...ticketCalls, ...organisationCalls }
  expect(Object.keys(all).sort()).toEqual(Object.keys(orderAddresses).sort())
  expect(Object.values(all).filter(isCacheable)).toEqual([])
})
