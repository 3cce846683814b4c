import type { ResponseBody, Calls } from '@tropa/contract'

const seller = {
  id: 501,
  the_title: 'Кедровый берег',
  inn: '8600000014',
  legal_address: 'Ханты-Мансийск',
  phones: ['3467000001'],
  emails: ['hello@kedrovy-bereg.example'],
}
const price = { value: '1250.50', currency: 'RUB' } as const

/** A paid order of one ticket. */
export const orderResponses: { readonly order: ResponseBody<Calls['order']> } = {
  order: {
    order: {
      id: 'an-order-key-of-128-bits',
      number: '1000-1',
      created_at: '2026-11-20T10:15:00+05:00',
      status: 'paid',
      kind: 'payment',
      total: price,
      refunded_total: { value: '0.00', currency: 'RUB' },
      can_prolong: false,
      items: [
        {
          id: 1,
          offer_id: 9001,
          object: { object_type: 'location', id: 1001, the_title: 'Дом у реки', link: '/locations/1001' },
          the_title: 'Взрослый билет',
          price,
          quantity: 1,
          seller,
          refund_terms: [{ hours_before: 0, percent: 100 }],
          refundable: price,
        },
      ],
      ticket_list: [{ code: '7ZZZP0QK3W9XJ4M2RBT5CDEFGH', item_id: 1, status: 'valid' }],
      seller,
      test: true,
      payment: { status: 'paid' },
    },
  },
}
