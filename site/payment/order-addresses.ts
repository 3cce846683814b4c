/** Where the server sends the buyer on to the gateway; no page of the router. */
export const payPath = '/order/pay'

const withOrder = (path: string, id: string) => `${path}?order=${encodeURIComponent(id)}`

export const payAddress = (order: string): string => withOrder(payPath, order)
export const paymentAddress = (order: string): string => withOrder('/payment', order)
export const orderAddress = (order: string): string => withOrder('/checkout', order)
export const ticketAddress = (code: string): string => `/ticket?code=${encodeURIComponent(code)}`
