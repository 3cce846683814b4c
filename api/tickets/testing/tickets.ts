import type { Ticket } from '@tropa/contract'
import { ticketSeal } from '../seal.ts'

/** The seal that tests sign with. */
export const testSeal = ticketSeal('a secret for tests, forty characters long')

const code = '7K4M29TQ0123456789ABCDEFGH'

/** A ticket as the API answers it. */
export const aTicket = (fields: Partial<Ticket> = {}): Ticket => ({
  code,
  number: 'Ю-000418-1',
  status: 'valid',
  the_title: 'Взрослый билет',
  object: { object_type: 'event', id: 4001, the_title: 'Товары земли Югорской <ярмарка>', link: '/events/4001' },
  starts_at: '2026-12-24T18:00:00+05:00',
  ends_at: '2026-12-24T20:00:00+05:00',
  the_place: 'Ханты-Мансийск, ул. Ленина, 39',
  holder: 'Соколова Елена',
  price: { value: '1250.50', currency: 'RUB' },
  seller: {
    id: 501,
    the_title: 'Туроператор «Кедровый берег»',
    inn: '8601000016',
    legal_address: '628011, Ханты-Мансийск, ул. Мира, 13',
    phones: ['3467000501'],
    emails: ['kedr@portal.example'],
  },
  order_number: 'Ю-000418',
  qr: testSeal.textOf(code),
  test: false,
  ...fields,
})
