import { mostOrdered, NewOrder } from '@tropa/contract/order'
import { mostInCart } from '@tropa/machines'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { orderBody, orderErrors } from './order-body.ts'
import { fieldsNamed } from './order-fields.ts'

const values = {
  'payer.full_name': ' Соколова Елена ',
  'payer.email': 'elena@example.ru',
  'payer.phone': '+7 912 000-00-00',
  agreement: 'true',
  personal_data: 'true',
  kind: 'payment',
  idempotency_key: 'b3f2',
  'items.9701.quantity': '2',
  'items.9701.price': '300.00',
  'items.9102.quantity': '2',
  'items.9102.price': '24500.00',
  'items.9102.participants': 'true',
  'items.9102.participants.1.last_name': 'Соколов',
  'items.9102.participants.1.birth_date': '02.06.2018',
}

test('the typed values become the body of an order, which the contract accepts', () => {
  const body = orderBody(values)

  expect(body).toEqual({
    items: [
      { offer_id: 9701, quantity: 2, price: { value: '300.00', currency: 'RUB' }, participants: [] },
      {
        offer_id: 9102,
        quantity: 2,
        price: { value: '24500.00', currency: 'RUB' },
        participants: [{}, { last_name: 'Соколов', birth_date: '2018-06-02' }],
      },
    ],
    payer: { full_name: 'Соколова Елена', email: 'elena@example.ru', phone: '+7 912 000-00-00' },
    agreement: true,
    personal_data: true,
    kind: 'payment',
  })
  expect(v.safeParse(NewOrder, body).success).toBe(true)
})

test('a form has no more items and participants than an order can have, so that the contract refuses it at once', () => {
  const offers = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`items.${index + 1}.quantity`, '1']))
  const many = {
    ...values,
    'items.9102.quantity': '4000000000',
    'items.9102.participants.4000000000.last_name': 'Соколов',
  }
  const pathsOf = (form: Record<string, string>) =>
    v.safeParse(NewOrder, orderBody(form)).issues?.map((issue) => v.getDotPath(issue))

  expect(mostInCart).toMatchObject({ lines: mostOrdered.items, quantity: mostOrdered.quantity })
  expect(orderBody({ ...values, ...offers })['items']).toHaveLength(mostOrdered.items + 1)
  expect(pathsOf({ ...values, ...offers })).toContain('items')
  expect(pathsOf(many)).toContain('items.1.quantity')
})

test.each(['agreement', 'personal_data'])('without the checkbox “%s” the contract refuses any order', (box) => {
  for (const kind of ['payment', 'request'])
    expect(
      v.safeParse(NewOrder, orderBody({ ...values, [box]: '', kind })).issues?.map((issue) => v.getDotPath(issue)),
    ).toEqual([box])
})

test('errors of items become errors of their offers’ fields, and others stay', () => {
  const errors = {
    'items.1.participants.0.birth_date': ['Укажите'],
    'items.0.price': ['Цена изменилась'],
    'payer.email': ['Не похоже на адрес'],
  }

  expect(orderErrors(errors, values)).toEqual({
    'items.9102.participants.0.birth_date': ['Укажите'],
    'items.9701.price': ['Цена изменилась'],
    'payer.email': ['Не похоже на адрес'],
  })
})

test('an error of all items is an error of the whole form', () => {
  expect(orderErrors({ items: ['Не больше 50 билетов'] }, values)).toEqual({ '': ['Не больше 50 билетов'] })
})

test('a posted form has only the fields of its offers', () => {
  const sent = [
    'items.9102.participants.1.passport',
    'items.9102.participants.1.password',
    'items.9102.participants.100.passport',
    'items.x.price',
    '__proto__',
  ]

  const named = fieldsNamed(sent).map(({ name }) => name)

  expect(named.filter((name) => name.startsWith('items'))).toEqual(['items.9102.participants.1.passport'])
  expect(named).toContain('payer.email')
})
