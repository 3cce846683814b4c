import { orderAddresses } from '@tropa/contract/order-addresses'
import type { FormDefinition } from '../forms/form-definition.ts'
import { otherOrderForms } from '../account/orders/order-forms.ts'
import { orderAddress, payAddress } from '../addresses/order-addresses.ts'
import { orderBody, orderErrors } from './order-body.ts'
import { fieldsNamed, fixedFields } from './order-fields.ts'

/** The order in the response to the form. */
export function orderIn(response: unknown): { id: string; status: string; kind: string } | undefined {
  const order = typeof response === 'object' && response !== null && 'order' in response ? response.order : undefined
  if (typeof order !== 'object' || order === null || !('id' in order && 'status' in order && 'kind' in order))
    return undefined
  const { id, status, kind } = order
  return typeof id === 'string' && typeof status === 'string' && typeof kind === 'string'
    ? { id, status, kind }
    : undefined
}

/** Orders to be paid redirect to the gateway; requests and free orders are complete. */
export const addressAfter = ({ id, status }: { id: string; status: string }): string =>
  status === 'awaiting_payment' ? payAddress(id) : orderAddress(id)

export const checkoutForm: FormDefinition = {
  id: 'checkout',
  path: '/checkout',
  call: orderAddresses.createOrder,
  schema: async () => (await import('@tropa/contract/order')).NewOrder,
  fields: fixedFields,
  expand: fieldsNamed,
  toBody: orderBody,
  toErrors: orderErrors,
  submit: 'checkout.pay',
  signsInAgain: true,
  leadsTo: (response) => {
    const order = orderIn(response)
    return order ? addressAfter(order) : '/checkout'
  },
}

/** Every form of the checkout and of orders. */
export const checkoutForms: readonly FormDefinition[] = [checkoutForm, ...otherOrderForms]
