const ru = {
  valid: 'действителен',
  redeemed: 'погашен',
  refunded: 'возвращён',
  cancelled: 'отменён',
  expired: 'срок истёк',
  number: (number: string) => `№ ${number}`,
  holder: 'Участник',
  date: 'Дата',
  place: 'Место',
  price: 'Цена',
  code: 'код, если QR не читается',
  notValid: {
    redeemed: 'повторно не действует',
    refunded: 'деньги возвращены, больше не действует',
    cancelled: 'билет отменён',
    expired: 'больше не действует',
  },
  saved: 'Сохранённая копия от',
}
const en: typeof ru = {
  valid: 'valid',
  redeemed: 'redeemed',
  refunded: 'refunded',
  cancelled: 'cancelled',
  expired: 'expired',
  number: (number) => `No. ${number}`,
  holder: 'Holder',
  date: 'Date',
  place: 'Place',
  price: 'Price',
  code: 'the code, where the QR cannot be read',
  notValid: {
    redeemed: 'cannot be used again',
    refunded: 'the money was returned: no longer valid',
    cancelled: 'the ticket is cancelled',
    expired: 'no longer valid',
  },
  saved: 'Saved copy of',
}
export const ticketCardMessages = { ru, en }
export type TicketCardMessages = typeof ru
