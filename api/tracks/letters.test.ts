import { calendarDate } from '@tropa/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import type { WeatherSource } from '../mail/portal-weather.ts'
import type { Outgoing } from '../mail/post.ts'
import { type AccountPortal, anAccountPortal, linkToken } from '../testing/accounts.ts'
import { anAddress, newKey, trackOfTwoDays, trackWithoutDays } from './testing/mailed-track.ts'

let portal: AccountPortal
beforeAll(async () => {
  portal = await anAccountPortal({ limits: { track_mail: { requests: 1_000_000, seconds: 60 } } })
})
afterAll(() => portal.close())

const forecast =
  (is_stand_in: boolean): WeatherSource =>
  async ({ date, places }) => ({
    kind: 'forecast',
    date,
    measured_on: date,
    is_stand_in,
    reading_list: places.map(() => ({ temperature: -14, wind: 4, the_sky: 'Snow' })),
  })

const yearAgo: WeatherSource = async ({ date, places }) => ({
  kind: 'historical',
  date,
  measured_on: calendarDate('2025-12-24'),
  is_stand_in: false,
  reading_list: places.map(() => ({ day: -9, night: -20 })),
})

/** The letter to somebody who travels on a date. */
async function letterOf(body: object, weather?: WeatherSource) {
  const response = await portal.call('emailTrack', { ...body, email: anAddress() }, newKey())
  expect(response.status).toBe(202)
  const [mail, ...others] = await portal.mails(weather)
  if (!mail || others.length > 0) throw new Error('not one mail')
  return mail
}

const itemsOf = ({ letter }: Outgoing) =>
  letter.blocks.flatMap((block) => (typeof block === 'object' && 'items' in block ? [block.items] : []))

const weatherOf = (mail: Outgoing) => itemsOf(mail)[1]?.[0]

test('the mail has each day with its date, stops with address, hours and phones, and a link that opens the track', async () => {
  const mail = await letterOf({ ...trackOfTwoDays, travel_date: '2026-12-24' }, forecast(false))
  const { blocks } = mail.letter

  expect(blocks[0]).toBe('Travel dates: 24.12.2026 – 25.12.2026')
  expect(blocks.flatMap((block) => (typeof block === 'object' && 'heading' in block ? [block.heading] : []))).toEqual([
    'Day 1 · 24.12.2026',
    'Day 2 · 25.12.2026',
  ])
  const [first, , second] = itemsOf(mail)
  expect(first?.[0]?.text?.match(/Khanty-Mansiysk/g)).toHaveLength(1)
  expect(first).toMatchObject([
    {
      label: expect.any(String),
      url: expect.stringContaining('/locations/1002'),
      text: expect.stringMatching(
        /^\d+ .+, Khanty-Mansiysk · (open [\d:–, ]+|closed on this day) · \+7 \(\d{3}\) \d{3}-\d\d-\d\d/,
      ),
    },
  ])
  expect(second).toHaveLength(1)
  const shared = await portal.fetch(`portal/track/shared/${linkToken(mail)}`)
  expect((await shared.json()).track).toMatchObject({ can_add: false, start_date: '2026-12-24' })
})

test('the subject has the towns and the dates, or the title of a single stop', async () => {
  const subjectOf = async (body: object) => (await letterOf(body)).letter.subject
  const one = { locations: [1002], events: [], days: 1 }

  expect(await subjectOf({ ...trackOfTwoDays, travel_date: '2026-12-31' })).toBe(
    'Track: Khanty-Mansiysk, 31.12.2026 – 01.01.2027',
  )
  expect(await subjectOf({ locations: [1001, 1002], events: [], travel_date: '2026-12-31' })).toBe(
    'Track: Khanty-Mansiysk, 31.12.2026',
  )
  expect(await subjectOf(trackOfTwoDays)).toBe('Track: Khanty-Mansiysk')
  expect(await subjectOf(one)).toMatch(/^Track: .*Museum/)
})

test('neither the mail nor the track that it links to has text from its sender', async () => {
  const mail = await letterOf({ ...trackOfTwoDays, day_notes: [{ day: 1, note: 'http://prize.example' }] })
  const shared = await (await portal.fetch(`portal/track/shared/${linkToken(mail)}`)).json()

  for (const words of ['Взять билеты', 'prize']) {
    expect(JSON.stringify(mail.letter)).not.toContain(words)
    expect(JSON.stringify(shared)).not.toContain(words)
  }
})

test('a trip beyond the end of the calendar is mailed, with its last days without dates', async () => {
  const plan = [1, 99].map((day, index) => ({ object_type: 'location', object_id: 1001 + index, day }))
  const mail = await letterOf({ ...trackWithoutDays, plan, travel_date: '2199-12-31' }, forecast(false))

  expect(
    mail.letter.blocks.flatMap((block) => (typeof block === 'object' && 'heading' in block ? [block.heading] : [])),
  ).toEqual(['Day 1 · 31.12.2199', 'Day 99', 'No day yet'])
})

test('a day whose stops have no position has the weather of its town, if another stop is there', async () => {
  const plan = [
    { object_type: 'location', object_id: 1002, day: 1 },
    { object_type: 'event', object_id: 4001, day: 2 },
  ]
  const mail = await letterOf({ locations: [1002], events: [4001], plan, travel_date: '2026-12-24' }, forecast(false))

  expect(itemsOf(mail)[3]?.[0]?.label).toBe('Khanty-Mansiysk: −14 °C, snow, wind 4 m/s (forecast)')
})

test('the weather is that of the portal for the day, named by its kind, with the norm', async () => {
  const body = { ...trackOfTwoDays, travel_date: '2026-12-24' }
  const labels = [
    weatherOf(await letterOf(body, forecast(false))),
    weatherOf(await letterOf(body, yearAgo)),
    weatherOf(await letterOf(body, forecast(true))),
    weatherOf(await letterOf(body)),
  ]

  expect(labels.map((item) => item?.label)).toEqual([
    'Khanty-Mansiysk: −14 °C, snow, wind 4 m/s (forecast)',
    'Khanty-Mansiysk: by day −9 °C, at night −20 °C (as it was on 24.12.2025, not a forecast)',
    'Khanty-Mansiysk: −14 °C, snow, wind 4 m/s (made-up weather that follows the climate: not a forecast)',
    'Khanty-Mansiysk',
  ])
  for (const item of labels) expect(item?.text).toMatch(/^Usually −\d+ °C…[−+]?\d+ °C, \d{4}–\d{4} average$/)
})

test.each([
  [0.3, '0 °C'],
  [-0.3, '0 °C'],
  [0.5, '+1 °C'],
  [-0.6, '−1 °C'],
])('a temperature of %d °C is rounded before it gets its sign: %s', async (temperature, text) => {
  const weather: WeatherSource = async (query) => {
    const response = await forecast(false)(query)
    return response && { ...response, kind: 'forecast', reading_list: query.places.map(() => ({ temperature })) }
  }
  const mail = await letterOf({ ...trackOfTwoDays, travel_date: '2026-12-24' }, weather)

  expect(weatherOf(mail)?.label).toBe(`Khanty-Mansiysk: ${text} (forecast)`)
})

test('an event has its times on the date, or else its next date; without a date there is no weather', async () => {
  const event = { locations: [], events: [4001], plan: [{ object_type: 'event', object_id: 4001, day: 1 }] }
  const coming = itemsOf(await letterOf(event, forecast(false)))
  const next = /next (\d\d)\.(\d\d)\.(\d{4}) (\d\d:\d\d)/.exec(coming[0]?.[0]?.text ?? '')
  const [, day, month, year, time] = next ?? []

  const then = itemsOf(await letterOf({ ...event, travel_date: `${year}-${month}-${day}` }))
  const before = itemsOf(await letterOf({ ...event, travel_date: '2026-11-25' }))

  expect(coming).toHaveLength(1)
  expect(then[0]?.[0]?.text).toContain(`starts at ${time}`)
  expect(before[0]?.[0]?.text).toContain(`not on this day, next ${day}.${month}.${year} ${time}`)
})

test('an event of several days is listed on each of them', async () => {
  const [long] = await rows<{ id: number; middle: string }>(
    portal.db,
    sql`select event_id as id, to_char(starts_at + (ends_at - starts_at) / 2, 'YYYY-MM-DD') as middle
      from event_session where ends_at - starts_at > interval '5 days' and starts_at > now() limit 1`,
  )
  if (!long) throw new Error('no event of several days')
  const stop = { object_type: 'event', object_id: long.id }
  const event = { locations: [], events: [long.id], plan: [{ ...stop, day: 1 }] }
  const textOn = async (travel_date: string) => itemsOf(await letterOf({ ...event, travel_date }))[0]?.[0]?.text

  expect(await textOn(long.middle)).toContain('starts at ')
  expect(await textOn('2199-01-01')).toMatch(/not on this day, next \d\d\.\d\d\.\d{4} \d\d:\d\d/)
})

test('the mail is in the reader’s language', async () => {
  await portal.call('emailTrack', { ...trackWithoutDays, email: anAddress() }, { ...newKey(), language: 'ru' })
  const [mail] = await portal.mails()

  expect(mail?.letter.subject).toMatch(/^Трек: /)
})
