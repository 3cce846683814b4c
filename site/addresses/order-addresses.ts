import { pageAddress } from './page-address.ts'

/** Where the server sends the buyer on to the gateway; no page of the router. */
export const payPath = '/order/pay'

export const payAddress = (order: string): string => `${payPath}?order=${encodeURIComponent(order)}`
export const paymentAddress = (order: string): string => pageAddress(`/payment?order=${encodeURIComponent(order)}`)
export const orderAddress = (order: string): string => pageAddress(`/checkout?order=${encodeURIComponent(order)}`)
export const ticketAddress = (code: string): string => `/ticket?code=${encodeURIComponent(code)}`
