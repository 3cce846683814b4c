import type { Language } from '@tropa/contract'

const ru = {
  days: ['День', 'Продано', 'Продано на сумму', 'Погашено', 'Возвращено', 'Возвращено на сумму'],
  items: [
    'Заказ',
    'Оплачен',
    'Название',
    'Тариф',
    'Начало',
    'Билетов',
    'Сумма',
    'Погашено',
    'Возвращено',
    'Сумма возврата',
  ],
}
const en: typeof ru = {
  days: ['Day', 'Sold', 'Amount sold', 'Redeemed', 'Refunded', 'Amount refunded'],
  items: [
    'Order',
    'Paid',
    'Title',
    'Ticket type',
    'Begins',
    'Tickets',
    'Amount',
    'Redeemed',
    'Refunded',
    'Refunded amount',
  ],
}

/** The header rows of the sales tables. */
export const csvWords: Record<Language, typeof ru> = { ru, en }
