import type { Address } from './call.ts'

/** Addresses of the calls about orders, payments and tickets. */
export const orderAddresses = {
  offers: { method: 'get', path: 'portal/offer' },
  createOrder: { method: 'post', path: 'portal/order' },
  orders: { method: 'get', path: 'portal/order' },
  order: { method: 'get', path: 'portal/order/{id}' },
  payOrder: { method: 'post', path: 'portal/order/{id}/pay' },
  cancelOrder: { method: 'post', path: 'portal/order/{id}/cancel' },
  refundOrder: { method: 'post', path: 'portal/order/{id}/refund' },
  prolongOrder: { method: 'post', path: 'portal/order/{id}/prolong' },
  notifyPayment: { method: 'post', path: 'portal/payment/notification' },
  ticket: { method: 'get', path: 'portal/ticket/{code}' },
  ticketPdf: { method: 'get', path: 'portal/ticket/{code}/pdf' },
  ticketCalendar: { method: 'get', path: 'portal/ticket/{code}/calendar' },
  redeemTicket: { method: 'post', path: 'portal/ticket/{code}/redeem' },
  gateTickets: { method: 'get', path: 'portal/organisation/ticket' },
  soldOrders: { method: 'get', path: 'portal/organisation/order' },
  soldOrdersCsv: { method: 'get', path: 'portal/organisation/order/csv' },
  setWebhook: { method: 'put', path: 'portal/organisation/webhook' },
} as const satisfies Record<string, Address>
