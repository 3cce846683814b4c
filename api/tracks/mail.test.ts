import { calendarDate } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import type { WeatherSource } from '../mail/portal-weather.ts'
import type { Outgoing } from '../mail/post.ts'
import { type AccountPortal, anAccountPortal, linkToken } from '../testing/accounts.ts'

let portal: AccountPortal
beforeAll(async () => {
  portal = await anAccountPortal({ limits: { track_mail: { requests: 1_000_000, seconds: 60 } } })
})
afterAll(() => portal.close())

const content = {
  locations: [1001, 1002],
  events: [4001],
  plan: [{ object_type: 'event', object_id: 4001, day: 2, note: 'Взять билеты' }],
}
let visitors = 0
const anAddress = () => `reader-${(visitors += 1)}@example.org`
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })
const newKey = () => withKey(crypto.randomUUID())

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
const planned = {
  locations: [1001, 1002],
  events: [],
  plan: [
    { object_type: 'location', object_id: 1002, day: 1 },
    { object_type: 'location', object_id: 1001, day: 2, note: 'Взять билеты' },
  ],
  days: 2,
}

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
  const mail = await letterOf({ ...planned, travel_date: '2026-12-24' }, forecast(false))
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

  expect(await subjectOf({ ...planned, travel_date: '2026-12-31' })).toBe(
    'Track: Khanty-Mansiysk, 31.12.2026 – 01.01.2027',
  )
  expect(await subjectOf({ locations: [1001, 1002], events: [], travel_date: '2026-12-31' })).toBe(
    'Track: Khanty-Mansiysk, 31.12.2026',
  )
  expect(await subjectOf(planned)).toBe('Track: Khanty-Mansiysk')
  expect(await subjectOf(one)).toMatch(/^Track: .*Museum/)
})

test('neither the mail nor the track that it links to has text from its sender', async () => {
  const mail = await letterOf({ ...planned, day_notes: [{ day: 1, note: 'http://prize.example' }] })
  const shared = await (await portal.fetch(`portal/track/shared/${linkToken(mail)}`)).json()

  for (const words of ['Взять билеты', 'prize']) {
    expect(JSON.stringify(mail.letter)).not.toContain(words)
    expect(JSON.stringify(shared)).not.toContain(words)
  }
})

test.each([
  ['emailTrack', 'a guest'],
  ['emailTrack', 'an account'],
  ['rescueTrack', 'a guest'],
  ['rescueTrack', 'an account'],
] as const)('the sender of the mail of %s, %s, can end its link, and its reader cannot', async (call, who) => {
  const { token } = who === 'a guest' ? {} : await portal.aUser({ email: anAddress() })
  const send = async (headers = newKey()) => {
    const email = anAddress()
    const response = await portal.call(call, { ...planned, email }, { ...headers, ...(token && { token }) })
    const mail = (await portal.mails()).find(({ to }) => to === email)
    return { made: await response.json(), mail }
  }
  const { made, mail } = await send()
  const other = await send()
  const end = async (headers: Record<string, string>) =>
    (await portal.fetch(`portal/track/shared/${made.token}`, { method: 'DELETE', headers })).status
  const statusOf = async (shared: string) => (await portal.fetch(`portal/track/shared/${shared}`)).status

  expect([mail && linkToken(mail), made.token.length]).toEqual([made.token, 32])
  expect([await end({}), await end({ 'owner-secret': other.made.owner_secret })]).toEqual([403, 403])
  expect(await end(token ? { authorization: `Bearer ${token}` } : { 'owner-secret': made.owner_secret })).toBe(204)
  await send()
  expect([await statusOf(made.token), await statusOf(other.made.token)]).toEqual([404, 200])
})

test('a repeated request has the same link, and does not revive an ended one', async () => {
  const key = newKey()
  const body = { ...planned, email: anAddress() }
  const send = async () => (await portal.call('emailTrack', body, key)).json()
  const { token, owner_secret } = await send()
  const headers = { 'owner-secret': owner_secret }
  await portal.fetch(`portal/track/shared/${token}`, { method: 'DELETE', headers })

  expect(await send()).toMatchObject({ token, owner_secret })
  expect((await portal.fetch(`portal/track/shared/${token}`)).status).toBe(404)
  expect((await portal.mails()).map(linkToken)).toEqual([token])
})

const queuedEarlier = {
  planned: { plan: [{ object_type: 'location', object_id: 1002, day: 1 }], day_notes: [], days: 2, start_date: null },
}
test.each([
  ['emailTrack', { ...queuedEarlier, travel_date: '2026-12-24' }, '2026-12-24', 365],
  ['rescueTrack', queuedEarlier, null, 30],
] as const)(
  'a mail of %s that an earlier version has queued is sent with the same link at each attempt',
  async (...mail) => {
    const [call, parameters, start_date, days] = mail
    const email = anAddress()
    await portal.call(call, { ...content, email }, newKey())
    const send = async () => {
      await portal.db.execute(sql`
      update mail set parameters = ${JSON.stringify(parameters)}::jsonb, due_at = created_at where recipient = ${email}`)
      const sent = (await portal.mails()).find(({ to }) => to === email)
      return sent && linkToken(sent)
    }
    const token = await send()
    const expires_at = new Date(portal.clock.now.getTime() + days * 86_400_000).toISOString()
    const { track } = await (await portal.fetch(`portal/track/shared/${token}`)).json()

    expect(track).toMatchObject({ locations: [1002], days: 2, start_date, is_own: false, expires_at })
    expect(await send()).toBe(token)
  },
)

test('a trip beyond the end of the calendar is mailed, with its last days without dates', async () => {
  const plan = [1, 99].map((day, index) => ({ object_type: 'location', object_id: 1001 + index, day }))
  const mail = await letterOf({ ...content, plan, travel_date: '2199-12-31' }, forecast(false))

  expect(
    mail.letter.blocks.flatMap((block) => (typeof block === 'object' && 'heading' in block ? [block.heading] : [])),
  ).toEqual(['Day 1 · 31.12.2199', 'Day 99', 'No day yet'])
})

test('more stops than a track can have are not mailed', async () => {
  const ids = Array.from({ length: 300 }, (_, index) => 500_000 + index)
  await portal.db.execute(sql`
    insert into removed_card (object_type, id, language, card)
    select type, id, 'en', '{}' from unnest(array['location', 'event']) as type, generate_series(500000, 500299) as id`)
  const { status } = await portal.call('emailTrack', { locations: ids, events: ids, email: anAddress() }, newKey())
  await portal.db.execute(sql`delete from removed_card where id between 500000 and 500299`)

  expect(status).toBe(422)
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
  const body = { ...planned, travel_date: '2026-12-24' }
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
  await portal.call('emailTrack', { ...content, email: anAddress() }, { ...newKey(), language: 'ru' })
  const [mail] = await portal.mails()

  expect(mail?.letter.subject).toMatch(/^Трек: /)
})

test('a link that is valid for thirty days opens a guest’s track on another device', async () => {
  await portal.call('rescueTrack', { ...content, email: anAddress() }, newKey())
  const [mail] = await portal.mails()
  if (!mail) throw new Error('no mail')
  const open = async () => (await portal.fetch(`portal/track/shared/${linkToken(mail)}`)).status

  expect(await open()).toBe(200)
  portal.clock.forward(31 * 86_400)
  expect(await open()).toBe(404)
})

test('a key sends one mail, and is refused with another body', async () => {
  const email = anAddress()
  const key = newKey()
  const send = (body: object) => portal.call('emailTrack', body, key)

  const statuses = [
    (await send({ ...content, email })).status,
    (await send({ ...content, email })).status,
    (await send({ ...content, locations: [1001], email })).status,
  ]

  expect(statuses).toEqual([202, 202, 409])
  expect((await portal.mails()).map(({ to }) => to)).toEqual([email])
})

test('a key that is used again days later sends another mail: for the same track with its link, for another with a new one', async () => {
  const [email, key] = [anAddress(), newKey()]
  const send = async (body: object) => {
    portal.clock.forward(2 * 86_400)
    const response = await portal.call('emailTrack', { ...body, email }, key)
    return [response.status, (await response.json()).token]
  }

  const [first, again, other] = [await send(content), await send(content), await send(planned)]

  expect([first[0], again, other[0]]).toEqual([202, first, 202])
  expect(other[1]).not.toBe(first[1])
  expect((await portal.mails()).map(linkToken).toSorted()).toEqual([first[1], first[1], other[1]].toSorted())
})

test('an address gets five mails a day from all senders, and the next one is refused with a time to wait', async () => {
  const email = anAddress()
  const send = () => portal.call('rescueTrack', { ...content, email }, newKey())

  const responses = await Promise.all(Array.from({ length: 7 }, send))

  const refused = responses.filter(({ status }) => status === 429)
  expect([responses.filter(({ status }) => status === 202).length, refused.length]).toEqual([5, 2])
  expect(refused[0]?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect(await portal.mails()).toHaveLength(5)
})

test.each(['a@b', 'a@example.org\r\nBcc: b@example.org', 'a@example.org, b@example.org', '<a@example.org>', ''])(
  '%j is refused as a mail address',
  async (email) => {
    const response = await portal.call('emailTrack', { ...content, email }, newKey())

    expect([response.status, Object.keys((await response.json()).errors)]).toEqual([422, ['email']])
  },
)

test('an empty track is not mailed, and neither key nor body is kept as text', async () => {
  const key = 'a-key-that-nobody-should-read'
  const empty = await portal.call('emailTrack', { locations: [], events: [], email: anAddress() }, newKey())
  await portal.call('emailTrack', { ...content, email: anAddress() }, withKey(key))
  const [dump] = await rows<{ text: string }>(portal.db, sql`select json_agg(m)::text as text from mailed_track as m`)

  expect([empty.status, dump?.text.includes(key), dump?.text.includes('1001')]).toEqual([422, false, false])
})
