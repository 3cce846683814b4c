import { calendarDate, type Answer, type Calls } from '@tropa/contract'
import { aLocationCard, anEvent } from '../../catalogue/testing/catalogue-objects.ts'

type AccountCallName =
  | 'profile'
  | 'subscriptions'
  | 'profileSettings'
  | 'family'
  | 'favorites'
  | 'history'
  | 'attendedEvents'
  | 'sessions'

const seen_at = '2026-11-20T10:15:00+05:00'
const card = { ...aLocationCard, object_type: 'location' } as const
const session = { created_at: '2026-11-01T09:00:00+05:00', last_seen_at: seen_at }

/** An answer to every call of the account's pages: one thing in each list. */
export const accountAnswers: { readonly [Name in AccountCallName]: Answer<Calls[Name]> } = {
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
  history: { history_list: [{ seen_at, card }], total: 1 },
  attendedEvents: { event_list: [anEvent()], total: 1 },
  sessions: {
    session_list: [
      { ...session, id: '7d3f7c1e-0000-4000-8000-000000000001', device: 'Firefox, Windows', is_current: true },
      { ...session, id: '7d3f7c1e-0000-4000-8000-000000000002', device: '', is_current: false },
    ],
  },
}
