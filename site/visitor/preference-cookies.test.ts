// @vitest-environment node
import { calendarDate, languages } from '@tropa/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostTracks } from './my-tracks.ts'
import { changedPreferences, inLanguage } from './preference-change.ts'
import { cookieNames, parseCookies, preferenceCookies, readPreferences } from './preference-cookies.ts'
import { lowVisionThemes, noPreferences, themes, type Preferences } from './preferences.ts'

const today = calendarDate('2026-11-22')
const none = noPreferences('ru')
/** What a browser sends back after these `Set-Cookie` values. */
const headerOf = (setCookies: readonly string[]) =>
  setCookies
    .filter((one) => !one.includes('Max-Age=0'))
    .map((one) => one.split(';')[0])
    .join('; ')
const kept = (preferences: Preferences) => readPreferences(headerOf(preferenceCookies(preferences, true)), today)
const change = (fields: Record<string, string>, now = none) =>
  changedPreferences(new Map(Object.entries(fields)), now, today)

const id = fc.integer({ min: 1, max: 999_999_999 })
const day = fc
  .integer({ min: 0, max: 2000 })
  .map((days) => new Date(Date.UTC(2026, 10, 22 + days)).toISOString().slice(0, 10))
const preferences = fc.record({
  settings: fc.record(
    {
      lang: fc.constantFrom(...languages),
      theme: fc.constantFrom('light' as const, 'dark' as const),
      text: fc.constantFrom('150' as const, '200' as const),
      spacing: fc.constantFrom('wide' as const, 'wider' as const),
      images: fc.constant('off' as const),
    },
    { requiredKeys: ['lang'] },
  ),
  territoryId: fc.option(id),
  travel: fc.oneof(
    fc.record({ travelDate: fc.option(day), travelMonth: fc.constant(null) }),
    fc.record({ travelDate: fc.constant(null), travelMonth: day.map((date) => date.slice(0, 7)) }),
  ),
  isCookieAccepted: fc.option(fc.boolean()),
  myTracks: fc.uniqueArray(id, { maxLength: mostTracks }),
})

describe('cookies', () => {
  test('restore any choice', () => {
    fc.assert(
      fc.property(preferences, ({ travel, ...others }) => {
        const chosen = { ...others, ...travel }
        expect(kept(chosen as Preferences)).toEqual(chosen)
      }),
    )
  })

  test('stay within the 4096 bytes that a browser keeps of each', () => {
    const myTracks = Array.from({ length: mostTracks }, (_, index) => 999_999_999 - index)
    const [longest = 0] = preferenceCookies({ ...none, myTracks }, true)
      .map((one) => one.length)
      .toSorted((one, other) => other - one)

    expect(kept({ ...none, myTracks }).myTracks).toHaveLength(mostTracks)
    expect(longest).toBeLessThan(4096)
  })

  test('are sent only over HTTPS if the portal uses it, and to no other site', () => {
    const all = (isSecure: boolean) => preferenceCookies({ ...none, territoryId: 5 }, isSecure)

    expect(all(true).length).toBeGreaterThan(3)
    expect(all(true).filter((one) => !one.endsWith('SameSite=Lax; Secure'))).toEqual([])
    expect(all(false).filter((one) => one.includes('Secure'))).toEqual([])
  })

  test('that are reset expire at once', () => {
    const [taken] = preferenceCookies({ territoryId: null }, true)
    expect(taken).toMatch(/^global_territory_id=;.*Max-Age=0/)
  })

  test('of other programs, or broken ones, never fail a page', () => {
    const value = fc.oneof(fc.string(), fc.json(), fc.constantFrom('%', '%E0%A4%A', '[]', '{}', 'null', '"', '[[1]]'))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.values(cookieNames)), value), (cookies) => {
        const header = Object.entries(cookies)
          .map(([name, text]) => `${name}=${text}`)
          .join('; ')
        const { settings, travelDate, myTracks } = readPreferences(header, today)

        expect(languages).toContain(settings.lang)
        expect(settings.theme === undefined || themes.includes(settings.theme)).toBe(true)
        expect(travelDate === null || travelDate >= today).toBe(true)
        expect(myTracks.length).toBeLessThanOrEqual(mostTracks)
      }),
    )
  })

  test('are empty without a header', () => {
    expect([readPreferences(null, today), readPreferences('', today)]).toEqual([none, none])
  })

  test('use the last of two with the same name, and everything after the first equals sign', () => {
    expect(parseCookies('a=1; b=x=y;a=2; d')).toEqual(
      new Map([
        ['a', '2'],
        ['b', 'x=y'],
      ]),
    )
  })
})

describe('a form', () => {
  test('that is sent twice has the same result as once', () => {
    const field = fc.constantFrom('territory_id', 'theme', 'text', 'month', 'travel_date', 'keep_track', 'drop_track')
    const value = fc.constantFrom('', '1', '7', '150', 'dark', 'light', '2026-12-24', '12', 'x')
    fc.assert(
      fc.property(fc.dictionary(field, value), (fields) => {
        const once = { ...none, ...change(fields) }
        expect({ ...once, ...change(fields, once) }).toEqual(once)
      }),
    )
  })

  test('with unknown fields and values changes nothing', () => {
    expect(change({ unknown: '1', month: '13' })).toEqual({})
    expect(change({ keep_track: 'x', drop_track: '-1' })).toEqual({})
  })

  test('can reset the travel date and the territory', () => {
    expect(change({ travel_date: '' })).toEqual({ travelDate: null, travelMonth: null })
    expect(change({ territory_id: '' })).toEqual({ territoryId: null })
  })

  test.each(['yesterday', '2026-11-21', '2026-02-30', '1899-01-01'])(
    'keeps the previous travel date if the new one is invalid: %s',
    (travel_date) => expect(change({ travel_date, territory_id: 'x' })).toEqual({}),
  )

  test.each(lowVisionThemes)(
    'with the theme %s turns the low-vision version on, and it stays on in another theme',
    (theme) => {
      const settings = change({ theme }).settings ?? none.settings
      expect(settings).toMatchObject({ theme, vision: 'low' })
      expect(change({ theme: 'light' }, { ...none, settings }).settings).toMatchObject({
        theme: 'light',
        vision: 'low',
      })
    },
  )

  test('that resets the reading settings keeps only the language', () => {
    const settings = { lang: 'en', vision: 'low', theme: 'lv-black-on-white', text: '200' } as const
    expect(change({ reading: 'reset' }, { ...none, settings })).toEqual({ settings: { lang: 'en' } })
  })

  test('adds a track before those that followed it', () => {
    const now = { ...none, myTracks: [1, 3, 4] }

    expect(change({ keep_track: '2', keep_before: '3,4' }, now).myTracks).toEqual([1, 2, 3, 4])
    expect(change({ keep_track: '2', keep_before: '9,4' }, now).myTracks).toEqual([1, 3, 2, 4])
    expect(change({ keep_track: '2', keep_before: 'x' }, now).myTracks).toEqual([1, 3, 4, 2])
    expect(change({ drop_track: '3' }, now).myTracks).toEqual([1, 4])
  })
})

test.each(languages)('another language changes nothing else: %s', (language) => {
  const now: Preferences = { ...none, settings: { lang: 'ru', theme: 'dark' }, territoryId: 5 }
  expect(inLanguage(now, language)).toEqual({ ...now, settings: { lang: language, theme: 'dark' } })
})
