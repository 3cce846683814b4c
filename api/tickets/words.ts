import type { Language, Money, TicketStatus } from '@tropa/contract'
import { timeZone } from '../database/settings.ts'

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
  show: 'Покажите QR-код на входе: с экрана или на бумаге, цвет не важен. Билет действует один раз; не публикуйте его.',
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
  anyDay: 'on any day when it is open',
  place: 'Where',
  tariff: 'Ticket type',
  price: 'Price',
  free: 'free',
  seller: 'Seller',
  inn: 'INN',
  ogrn: 'OGRN',
  qr: 'QR code of the ticket',
  code: 'The code, where the QR cannot be read',
  show: 'Show the QR code at the entrance, on a screen or on paper; colour does not matter. The ticket works once: do not publish it.',
  test: 'Test payment: no money was taken, and the ticket admits nobody.',
  status: { valid: 'valid', redeemed: 'redeemed', refunded: 'refunded' },
}

/** The words on a ticket. */
export const ticketWords: Record<Language, typeof ru> = { ru, en }

const locales: Record<Language, string> = { ru: 'ru-RU', en: 'en-GB' }

/** A day and an hour by the clocks of the region. @param instant RFC 3339 */
export const regionTime = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(instant))

/** What something costs, as it is read: in words where it costs nothing. */
export const priceText = (price: Money, language: Language): string =>
  /[1-9]/.test(price.value) ? amountText(price, language) : ticketWords[language].free

/** An amount as it is read. */
export const amountText = ({ value, currency }: Money, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: value.endsWith('.00') ? 0 : 2,
    // The text is exact; a number would be rounded.
  }).format(value as Intl.StringNumericLiteral)

/** The word of a status. */
export const statusText = (status: TicketStatus, language: Language): string => ticketWords[language].status[status]
