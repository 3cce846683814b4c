import type { Language, Money, TicketStatus } from '@tropa/contract'

const ru = {
  portal: 'Туристский портал',
  ticket: 'Билет',
  no: '№',
  number: 'Номер билета',
  order: 'Заказ',
  holder: 'Участник',
  when: 'Когда',
  anyDay: 'в любой день работы',
  place: 'Где',
  tariff: 'Тариф',
  price: 'Цена',
  free: 'бесплатно',
  seller: 'Продавец',
  inn: 'ИНН',
  ogrn: 'ОГРН',
  qr: 'QR-код билета',
  code: 'Код, если QR не читается',
  show: 'Покажите QR-код на входе: с экрана или на бумаге, цвет не важен. Билет действует один раз: не публикуйте его.',
  test: 'Тестовый платёж: деньги не списаны, билет не даёт права прохода.',
  status: { valid: 'действителен', redeemed: 'погашен', refunded: 'возвращён' },
}
const en: typeof ru = {
  portal: 'Travel portal',
  ticket: 'Ticket',
  no: 'No.',
  number: 'Ticket number',
  order: 'Order',
  holder: 'Holder',
  when: 'When',
  anyDay: 'any day it is open',
  place: 'Where',
  tariff: 'Ticket type',
  price: 'Price',
  free: 'free',
  seller: 'Seller',
  inn: 'INN',
  ogrn: 'OGRN',
  qr: 'QR code of the ticket',
  code: 'Code, if the QR cannot be read',
  show: 'Show the QR code at the entrance, on a screen or on paper; in colour or black and white. The ticket works once: do not post it anywhere.',
  test: 'Test payment: no money was taken, and the ticket admits nobody.',
  status: { valid: 'valid', redeemed: 'redeemed', refunded: 'refunded' },
}

/** The words on a ticket. */
export const ticketWords: Record<Language, typeof ru> = { ru, en }

/** A price as text: a word if it is zero. */
export const priceText = (price: Money, language: Language): string =>
  /[1-9]/.test(price.value) ? amountText(price, language) : ticketWords[language].free

const points: Record<Language, string> = { ru: ',', en: '.' }
const rubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' })

/** An amount as on the portal's pages: `1 250,50 ₽`, `1 250.50 ₽`. */
export const amountText = ({ value }: Money, language: Language): string =>
  rubles
    // The text is exact; a number would be rounded.
    .formatToParts(value as Intl.StringNumericLiteral)
    .map((part) => (part.type === 'decimal' ? points[language] : part.value))
    .join('')

/** A number of ten digits as on the portal's pages, `+7 (346) 700-05-01`; anything else as it was written. */
export const phoneText = (phone: string): string => phone.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 ($1) $2-$3-$4')

/** The word of a status. */
export const statusText = (status: TicketStatus, language: Language): string => ticketWords[language].status[status]
