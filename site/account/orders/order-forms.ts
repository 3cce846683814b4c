import { orderAddresses } from '@tropa/contract/order-addresses'
import type { PageAddress } from '../../addresses/page-address.ts'
import type { FormDefinition } from '../../forms/form-definition.ts'
import { tryKeyField, type FormValues } from '../../forms/submitted-form.ts'

export type OrderForms = {
  cancel: FormDefinition
  prolong: FormDefinition
  refund: FormDefinition
}

/** Returns one ticket, or all that can be returned. */
const refundBody = ({ item_id, ticket_code }: FormValues): Record<string, unknown> =>
  item_id !== undefined && ticket_code !== undefined
    ? { items: [{ item_id: Number(item_id), ticket_codes: [ticket_code] }] }
    : {}

const hidden = (name: string) => ({ kind: 'hidden', name }) as const
const notices = { done: 'notice.updated', failed: 'notice.updateFailed' } as const

/** What can be done with an order, from a page that shows it. */
const orderFormsAt = (path: PageAddress): OrderForms => ({
  cancel: {
    id: 'cancel-order',
    path,
    call: orderAddresses.cancelOrder,
    fields: [hidden('id')],
    submit: 'order.cancel',
    leadsTo: 'stay',
    notices,
  },
  prolong: {
    id: 'prolong-order',
    path,
    call: orderAddresses.prolongOrder,
    fields: [hidden('id')],
    submit: 'order.prolong',
    leadsTo: 'stay',
    notices,
  },
  refund: {
    id: 'refund-order',
    path,
    call: orderAddresses.refundOrder,
    fields: [hidden('id'), hidden('item_id'), hidden('ticket_code'), hidden(tryKeyField)],
    toBody: refundBody,
    submit: 'order.refund',
    leadsTo: 'stay',
    notices,
  },
})

/** The forms of each page that shows orders. */
export const orderForms = {
  '/checkout': orderFormsAt('/checkout'),
  '/profile': orderFormsAt('/profile'),
  '/profile/orders': orderFormsAt('/profile/orders'),
} as const satisfies Partial<Record<PageAddress, OrderForms>>
export type OrdersPath = keyof typeof orderForms

/** The forms of pages other than the profile, which lists its own. */
export const otherOrderForms: readonly FormDefinition[] = [
  ...Object.values(orderForms['/checkout']),
  ...Object.values(orderForms['/profile/orders']),
]
