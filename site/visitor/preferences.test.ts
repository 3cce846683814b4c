import { calendarDate, calendarMonth } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { dayWithin, nextMonth } from '../dates/months.ts'
import { travelTime } from './travel-time.ts'
import { changedPreferences } from './preference-change.ts'
import { preferenceCookies, readPreferences } from './preference-cookies.ts'
import { mostTracks } from './my-tracks.ts'
import { lowVisionThemes, themes, type Preferences } from './preferences.ts'

const today = calendarDate('2026-11-21')
const nothingChosen: Preferences = {
  settings: { lang: 'ru' },
  territoryId: null,
  travelDate: null,
  travelMonth: null,
  isCookieAccepted: null,
  myTracks: [],
}
const header = (cookies: Record<string, string>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
const read = (cookies: Record<string, string>) => readPreferences(header(cookies), today)

describe('reading cookies', () => {
  test('the defaults are Russian, the whole region, no date and no choice about cookies', () => {
    expect(readPreferences(null, today)).toEqual(nothingChosen)
  })

  test('stored preferences are read back', () => {
    const settings = {
      lang: 'en',
      vision: 'low',
      theme: 'dark',
      text: '150',
      font: 'serif',
      spacing: 'wide',
      images: 'off',
    } as const
    const cookies = {
      settings: JSON.stringify(settings),
      global_territory_id: '2',
      travel_date: '2026-12-24',
      is_cookie_accepted: 'false',
      my_tracks: '[7001,7009]',
    }
    expect(read(cookies)).toEqual({
      settings,
      territoryId: 2,
      travelDate: '2026-12-24',
      travelMonth: null,
      isCookieAccepted: false,
      myTracks: [7001, 7009],
    })
  })

  test.each<Record<string, string>>([
    { settings: '{"lang":"de","theme":"neon","text":"999","font":"comic"}' },
    { settings: 'not json' },
    { settings: 'null' },
    { global_territory_id: '-1' },
    { global_territory_id: '1e9' },
    { travel_date: '2026-02-30' },
    { travel_date: 'tomorrow' },
    { travel_date: '2026-11-20' },
    { is_cookie_accepted: 'maybe' },
    { my_tracks: '{"7001":true}' },
  ])('invalid or past values are dropped: %o', (cookies: Record<string, string>) => {
    expect(read(cookies)).toEqual(nothingChosen)
  })

  test('a malformed percent-encoding affects only its own cookie', () => {
    expect(readPreferences('settings=%E0%A4%A; global_territory_id=3', today)).toEqual({
      ...nothingChosen,
      territoryId: 3,
    })
  })
})

describe('changing', () => {
  const changed = (fields: Record<string, string>, now = nothingChosen) =>
    changedPreferences(new Map(Object.entries(fields)), now, today)

  test('one field changes one preference', () => {
    expect(changed({ territory_id: '2' })).toEqual({ territoryId: 2 })
    expect(changed({ theme: 'dark' })).toEqual({ settings: { lang: 'ru', theme: 'dark' } })
    expect(changed({ font: 'serif' })).toEqual({ settings: { lang: 'ru', font: 'serif' } })
  })

  test('an empty value resets the preference', () => {
    expect(changed({ territory_id: '' })).toEqual({ territoryId: null })
    expect(changed({ theme: '' }, { ...nothingChosen, settings: { lang: 'en', theme: 'dark', text: '150' } })).toEqual({
      settings: { lang: 'en', text: '150' },
    })
  })

  test('a track is added at the end, and posting it again changes nothing', () => {
    const kept = { ...nothingChosen, myTracks: [7001] }
    expect(changed({ keep_track: '7009' }, kept)).toEqual({ myTracks: [7001, 7009] })
    expect(changed({ keep_track: '7001' }, kept)).toEqual({ myTracks: [7001] })
    expect(changed({ drop_track: '7001' }, kept)).toEqual({ myTracks: [] })
    expect(changed({ drop_track: '7009' }, kept)).toEqual({ myTracks: [7001] })
  })

  test.each(['', '0', '-7001', '7e3', '7001 ', '1000000000', '[7001]'])('%j is not a track id', (id) => {
    expect(changed({ keep_track: id, drop_track: id }, { ...nothingChosen, myTracks: [7001] })).toEqual({})
  })

  test('a full list of tracks stays unchanged', () => {
    const myTracks = Array.from({ length: mostTracks }, (_, index) => index + 1)
    expect(changed({ keep_track: '7001' }, { ...nothingChosen, myTracks })).toEqual({ myTracks })
  })

  test.each(lowVisionThemes)('%s turns the low-vision version on, and no other theme turns it off', (theme) => {
    const on = { lang: 'ru', vision: 'low', text: '150' } as const
    expect(changed({ theme, text: '150' })).toEqual({ settings: { ...on, theme } })
    for (const other of themes) {
      expect(changed({ theme: other }, { ...nothingChosen, settings: { ...on, theme } })).toEqual({
        settings: { ...on, theme: other },
      })
    }
    expect(changed({ theme: '' }, { ...nothingChosen, settings: { ...on, theme } })).toEqual({ settings: on })
    expect(changed({ reading: 'reset' }, { ...nothingChosen, settings: { ...on, theme } })).toEqual({
      settings: { lang: 'ru' },
    })
  })

  test('a stored low-vision theme alone turns the low-vision version on', () => {
    expect(read({ settings: '{"lang":"ru","theme":"lv-blue-on-blue"}' }).settings.vision).toBe('low')
  })

  test('resetting the reading settings keeps the language', () => {
    expect(
      changed(
        { reading: 'reset' },
        { ...nothingChosen, settings: { lang: 'en', theme: 'lv-white-on-black', text: '200' } },
      ),
    ).toEqual({ settings: { lang: 'en' } })
  })

  test('unknown fields and invalid months change nothing', () => {
    expect(changed({ admin: '1', month: '13' })).toEqual({})
  })

  test('a month means its next occurrence', () => {
    expect([11, 12, 2, 10].map((month) => nextMonth(month, today))).toEqual([
      '2026-11',
      '2026-12',
      '2027-02',
      '2027-10',
    ])
    expect(changed({ month: '3' })).toEqual({ travelDate: null, travelMonth: '2027-03' })
  })

  test('a chosen month is stored as a month without a day, and a day replaces it', () => {
    const march = read({ travel_date: '2027-03' })
    expect(march).toMatchObject({ travelDate: null, travelMonth: '2027-03' })
    expect(travelTime(march, today)).toEqual({ date: '2027-03-15', month: '2027-03', precision: 'month' })
    expect(dayWithin(calendarMonth('2026-11'), today)).toBe(today)
    expect(changed({ travel_date: '2027-03-08' }, march)).toEqual({ travelDate: '2027-03-08', travelMonth: null })
    expect(preferenceCookies({ travelDate: null, travelMonth: calendarMonth('2027-03') }, false)).toEqual([
      'travel_date=2027-03; Path=/; Max-Age=31536000; SameSite=Lax',
    ])
    expect(read({ travel_date: '2026-10' })).toEqual(nothingChosen)
  })
})

test('cookies last 365 days, and a reset preference is deleted', () => {
  expect(preferenceCookies({ territoryId: 2 }, true)).toEqual([
    'global_territory_id=2; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  ])
  expect(preferenceCookies({ territoryId: null }, false)).toEqual([
    'global_territory_id=; Path=/; Max-Age=0; SameSite=Lax',
  ])
})
