import { calendarDate, type ResponseBody, type Calls } from '@tropa/contract'
import { aLocationCard, anEvent } from '../../catalogue/testing/catalogue-objects.ts'

type AccountCallName =
  | 'profile'
  | 'subscriptions'
  | 'profileSettings'
  | 'family'
  | 'favorites'
  | 'myTrack'
  | 'favoriteObjects'
  | 'history'
  | 'savedTracks'
  | 'ownLinks'
  | 'attendedEvents'
  | 'sessions'
  | 'orders'
  | 'offers'
  | 'order'

const seen_at = '2026-11-20T10:15:00+05:00'
const card = { ...aLocationCard, object_type: 'location' } as const
const session = { created_at: '2026-11-01T09:00:00+05:00', last_seen_at: seen_at }

const seller = {
  id: 505,
  the_title: 'Музейные программы «Холм и слово»',
  inn: '8600000053',
  ogrn: '1008600005053',
  legal_address: 'Ханты-Мансийск, ул. Комсомольская',
  phones: ['3467000005'],
  emails: ['hello@portal.example'],
}
const ticket = {
  id: 9701,
  the_title: 'Взрослый',
  price: { value: '300.00', currency: 'RUB' },
  starts_at: '2026-12-19T14:00:00+05:00',
  refund_terms: [
    { hours_before: 240, percent: 100 },
    { hours_before: 72, percent: 30 },
  ],
  object: { object_type: 'location', id: 1001, the_title: 'Музей Природы и Человека', link: '/locations/1001' },
  seller,
} as const

const order: ResponseBody<Calls['order']>['order'] = {
  id: 'abcdefghijklmnopqrstuv',
  number: '2026-000418',
  created_at: seen_at,
  status: 'paid',
  kind: 'payment',
  total: { value: '600.00', currency: 'RUB' },
  refunded_total: { value: '0.00', currency: 'RUB' },
  can_prolong: false,
  items: [
    {
      ...ticket,
      id: 1,
      offer_id: 9701,
      refund_terms: [...ticket.refund_terms],
      quantity: 2,
      refundable: { value: '600.00', currency: 'RUB' },
    },
  ],
  ticket_list: ['7ZZZP0QK3W9XJ4M2RBT5CDEFGH', '8ZZZP0QK3W9XJ4M2RBT5CDEFGH'].map((code) => ({
    code,
    item_id: 1,
    status: 'valid',
  })),
  seller,
  test: true,
}

/** A response to every call of account pages, with one item in each list. */
export const accountResponses: { readonly [Name in AccountCallName]: ResponseBody<Calls[Name]> } = {
  orders: { order_list: [order], order_total: 1, ticket_total: 2 },
  order: { order },
  offers: {
    offer_list: [
      {
        ...ticket,
        refund_terms: [...ticket.refund_terms],
        remaining: 7,
        requires: ['last_name', 'first_name', 'birth_date', 'sex'],
        sale_state: 'on_sale',
        quantity_limit: 10,
      },
    ],
  },
  profile: {
    user: {
      first_name: 'Елена',
      last_name: 'Соколова',
      patronymic: null,
      birth_date: '1990-05-06',
      sex: 'female',
      email: 'elena@portal.example',
      email_verified: false,
      origin: 'ugra',
      municipality: 'Сургут',
      region: null,
      country: null,
    },
    consent_list: [{ box: 'personal_data', doc_id: 5, version: '1.0', given_at: seen_at }],
  },
  subscriptions: { paid_services: false, guide: true, research: false },
  profileSettings: { settings: { reading: {}, keeps_history: true } },
  family: {
    participant_list: [
      {
        id: 12,
        last_name: 'Соколов',
        first_name: 'Пётр',
        patronymic: 'Ильич',
        birth_date: calendarDate('2015-03-02'),
        sex: 'male',
        city: null,
        passport: null,
        snils: '11223344595',
        souvenir_size: null,
        organization_title: null,
        organization_inn: null,
      },
    ],
  },
  favorites: { favorite_list: [card], total: 1 },
  myTrack: { track: { locations: [1001], events: [], object_list: [], version: 1, replaced: null } },
  favoriteObjects: { favorite_list: [{ object_type: card.object_type, object_id: card.id }] },
  history: { history_list: [{ seen_at, card }], total: 1 },
  savedTracks: {
    track_list: [
      { id: 31, title: 'Зимняя дорога', count: 3, created_at: seen_at, days: 2, start_date: null },
      { id: 32, title: null, count: 1, created_at: seen_at, days: null, start_date: null },
    ],
    total: 2,
  },
  ownLinks: {
    link_list: [
      { can_add: false, count: 3, start_date: null },
      { can_add: true, count: 1, start_date: calendarDate('2026-12-24') },
    ].map((link, index) => ({
      ...link,
      id: `${index}`.repeat(43),
      created_at: seen_at,
      expires_at: '2027-11-20T10:15:00+05:00',
    })),
  },
  attendedEvents: { event_list: [anEvent()], total: 1 },
  sessions: {
    session_list: [
      { ...session, id: '7d3f7c1e-0000-4000-8000-000000000001', device: 'Firefox, Windows', is_current: true },
      { ...session, id: '7d3f7c1e-0000-4000-8000-000000000002', device: '', is_current: false },
    ],
  },
}
